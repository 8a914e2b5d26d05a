/** Keyset pagination cursors. Opaque to clients, so that the order of a list can change without breaking them. */
import { z } from 'zod'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Encodes the id (UUID) of the last row of a page as a cursor. */
export function encodeCursor(id: string): string {
  return btoa(id.replaceAll('-', '')).replaceAll('=', '')
}

/** Decodes a cursor to the id of the last row of the previous page; null when the cursor is malformed. */
export function decodeCursor(cursor: string): string | null {
  try {
    const id = atob(cursor).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return uuid.test(id) ? id : null
  } catch {
    return null
  }
}

/** The query parameter `after`: a valid cursor, otherwise a 400. */
export const after = z
  .string()
  .max(200)
  .refine((cursor) => decodeCursor(cursor) !== null, 'invalid')
  .optional()
  .describe('The `next` of the previous page.')
