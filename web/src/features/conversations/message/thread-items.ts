import type { Message } from '@brilla/contract/conversations/message'
import type { Thread } from './message.cache.ts'
import { uniqueById } from '../../../lib/unique-by-id.ts'
import { dayKey } from './message-time.ts'
import type { OutgoingMessage } from './outbox.ts'

/** A message of a thread, as it is laid out. */
export interface ThreadItem {
  /** The same before and after the server has confirmed it. */
  key: string
  isOwn: boolean
  createdAt: string
  /** The server's message, or the one that waits to be sent. */
  message?: Message
  outgoing?: OutgoingMessage
  startsDay: boolean
  /** Whether it follows another one of the same person closely. */
  continues: boolean
  /** Whether the "new messages" divider stands above it. */
  isFirstUnread: boolean
}

/** Milliseconds within which messages of one person are one group. */
const groupLength = 5 * 60_000

/** The messages that the reader has not seen: those after `after`, up to the newest one when they were counted. */
export interface UnreadMark {
  count: number
  /** The time of the newest message when they were counted. */
  upTo: string
}

/** All messages of a thread in their order, then those that are not sent, each once. */
export function listThreadItems(
  thread: Thread | undefined,
  outgoing: readonly OutgoingMessage[],
  selfId: string,
  unread: UnreadMark | null,
): ThreadItem[] {
  const messages = thread?.pages.toReversed().flatMap(({ rows }) => rows) ?? []
  // A page that was fetched later may begin with what the one before ended with.
  const unique = uniqueById(messages)
  const confirmed = new Set(unique.map(({ clientId }) => clientId))
  const pending = outgoing.filter(({ clientId }) => !confirmed.has(clientId))
  const firstUnread = findFirstUnread(unique, selfId, unread)
  const items = [
    ...unique.map((message) => ({
      key: message.clientId ?? message.id,
      isOwn: message.sender.id === selfId,
      createdAt: message.createdAt,
      message,
      isFirstUnread: message === firstUnread,
    })),
    ...pending.map((entry) => ({
      key: entry.clientId,
      isOwn: true,
      createdAt: entry.createdAt,
      outgoing: entry,
      isFirstUnread: false,
    })),
  ]
  let day = ''
  return items.map((item, index) => {
    const before = items[index - 1]
    const ownDay = dayKey(item.createdAt)
    const startsDay = !before || ownDay !== day
    day = ownDay
    const continues =
      !startsDay &&
      !item.isFirstUnread &&
      before.isOwn === item.isOwn &&
      Date.parse(item.createdAt) - Date.parse(before.createdAt) < groupLength
    return { ...item, startsDay, continues }
  })
}

function findFirstUnread(
  messages: readonly Message[],
  selfId: string,
  unread: UnreadMark | null,
): Message | undefined {
  if (!unread || unread.count < 1) return undefined
  const theirs = messages.filter(
    ({ sender, createdAt, withdrawn }) => sender.id !== selfId && createdAt <= unread.upTo && !withdrawn,
  )
  // While it is on an older page, no message is marked.
  return theirs.length < unread.count ? undefined : theirs.at(-unread.count)
}
