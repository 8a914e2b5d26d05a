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

const timePosition = /^([0-9a-f]{12})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** Position in a list that is ordered by a time and then by an id. */
export interface TimePosition {
  /** In milliseconds since 1970. */
  time: number
  id: string
}

/** Encodes the last row of a page as a cursor, for rows whose ids are not in the order of the list. */
export function encodeTimeCursor({ time, id }: TimePosition): string {
  return btoa(time.toString(16).padStart(12, '0') + id.replaceAll('-', '')).replaceAll('=', '')
}

/** Decodes such a cursor; null when it is malformed. */
export function decodeTimeCursor(cursor: string): TimePosition | null {
  try {
    const [, time, ...id] = timePosition.exec(atob(cursor)) ?? []
    return time === undefined ? null : { time: parseInt(time, 16), id: id.join('-') }
  } catch {
    return null
  }
}

/** The query parameter `after` of a list with such cursors. */
export const afterTime = z
  .string()
  .max(200)
  .refine((cursor) => decodeTimeCursor(cursor) !== null, 'invalid')
  .optional()
  .describe('The `next` of the previous page.')
