import type { Message } from '@brilla/contract/conversations/message'
import { limits } from '@brilla/contract/platform/limits'
import type { InfiniteData } from '@tanstack/react-query'

/** Messages of a thread, oldest first, and what is known about the time at which they were read. */
export interface ThreadPage {
  rows: Message[]
  /** The cursor of the messages before them. */
  next: string | null
  /** The newest message that was known when it was read: of the first page, all up to it have been read. */
  readUpTo: string
  /** When the addresses of its files expire, in milliseconds. */
  filesUntil: number
  /** See `getRereadCount`. */
  rereadCount: number
}

/** Where a page of a thread begins. */
export interface ThreadPosition {
  after: string
  /** The number of pages before it, when the oldest message of these was sent, and the newest one. */
  index: number
  oldest: string
  newest: string
}

/** Milliseconds for which the address of a file is valid at least. */
const fileMilliseconds = 60 * 60_000
/** Pages that are read in search of the newest known message; if it is further back, what is before them is dropped. */
const missedPagesMax = 10

/** Where the next page begins, null at the beginning of the conversation. */
export function getNextPosition(last: ThreadPage, pages: readonly ThreadPage[]): ThreadPosition | null {
  const oldest = pages.findLast(({ rows }) => rows.length > 0)?.rows[0]?.createdAt
  const newest = pages[0]?.rows.at(-1)?.createdAt
  if (last.next === null || oldest === undefined || newest === undefined) return null
  return { after: last.next, index: pages.length, oldest, newest }
}

/** A page that was read from the server. */
export function createPage(
  { rows, next }: Pick<ThreadPage, 'rows' | 'next'>,
  position: ThreadPosition | undefined,
  rereadCount: number,
): ThreadPage {
  return {
    rows,
    next,
    readUpTo: position?.newest ?? rows.at(-1)?.createdAt ?? '',
    filesUntil: Date.now() + fileMilliseconds,
    rereadCount,
  }
}

/**
 * The page at a position from what was read before, when nothing of it can have changed since (P-realtime-7): a thread is
 * read again from its newest message back to those that could not be withdrawn any more, however many were loaded. Undefined
 * if it must be read.
 */
export function findSettledPage(
  thread: InfiniteData<ThreadPage> | undefined,
  position: ThreadPosition | undefined,
  rereadCount: number,
): ThreadPage | undefined {
  // The pages of a refetch are as many as before.
  const slots = (thread?.pages.length ?? 0) - (position?.index ?? 0)
  if (!thread || !position || slots < 1) return undefined
  const isRow = ({ createdAt }: Message) => createdAt < position.oldest
  const older = thread.pages
    .map((page) => ({ ...page, rows: page.rows.filter(isRow) }))
    .filter(({ rows }) => rows.length > 0)
  const [first] = thread.pages
  if (!first) return undefined
  // Later ones came as events, of which some may have been missed; none of these is settled.
  const isConnected = position.oldest <= first.readUpTo
  const empty = { ...first, rows: [], next: position.after }
  if (older.length === 0 || (!isConnected && position.index >= missedPagesMax)) return empty
  if (!older.every((page) => isSettled(page, rereadCount))) return undefined
  // More of them than are left if messages have been added: the first are one page.
  const merged = older.slice(0, Math.max(1, older.length - slots + 1))
  return {
    ...merged.at(-1)!,
    rows: merged.toReversed().flatMap(({ rows }) => rows),
    readUpTo: merged.map(({ readUpTo }) => readUpTo).toSorted()[0]!,
    filesUntil: Math.min(...merged.map(({ filesUntil }) => filesUntil)),
  }
}

/** Whether none of its messages can have been withdrawn since, and no address of a file has expired. */
function isSettled({ rows, readUpTo, filesUntil, ...page }: ThreadPage, rereadCount: number): boolean {
  // Both are times of the server: the clock of the browser may be wrong.
  const withdrawable = Date.parse(readUpTo) - limits.withdrawMinutes * 60_000
  return (
    page.rereadCount === rereadCount &&
    rows.every(
      ({ createdAt, files }) =>
        Date.parse(createdAt) < withdrawable && (files.length === 0 || Date.now() < filesUntil),
    )
  )
}
