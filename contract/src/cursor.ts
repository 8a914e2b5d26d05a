/** Where a list goes on: opaque to clients, so that how lists are ordered can change without them. */
import { z } from 'zod'

const ids = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The cursor behind the row with this id, in a list that is ordered by id. */
export function encodeCursor(id: string): string {
  return btoa(id.replaceAll('-', '')).replaceAll('=', '')
}

/** The id behind a cursor; null when it is none of ours. */
export function decodeCursor(cursor: string): string | null {
  try {
    const id = atob(cursor).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return ids.test(id) ? id : null
  } catch {
    return null
  }
}

/** `?after=`: a cursor of ours, parsed to the id it stands for; anything else is a 400. */
export const after = z
  .string()
  .max(200)
  .refine((cursor) => decodeCursor(cursor) !== null, 'invalid')
  .optional()
  .describe('The `next` of the page before.')
