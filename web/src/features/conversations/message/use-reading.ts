import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Contact, Message } from '@brilla/contract/conversations/message'
import { useMarkRead } from './message.mutations.ts'
import type { UnreadMark } from './thread-items.ts'

/**
 * What the reader has seen of a conversation: marks messages as read while its end is in view in a focused window, and says
 * which messages are new to them, and how many have arrived below what is in view.
 */
export function useReading({
  contact,
  messages,
  newestIncoming,
  isAtEnd,
  selfId,
}: {
  contact: Contact
  messages: readonly Message[]
  newestIncoming: Message | undefined
  isAtEnd: boolean
  selfId: string
}): { mark: UnreadMark | null; arrivals: number } {
  const { unread } = contact
  const isReading = useAttention() && isAtEnd
  const newestAt = messages.at(-1)?.createdAt ?? ''
  const markRead = useMarkRead(contact)

  const [mark, setMark] = useState<UnreadMark | null>(unread > 0 ? { count: unread, upTo: newestAt } : null)
  const [countedUnread, setCountedUnread] = useState(unread)
  if (unread !== countedUnread) {
    setCountedUnread(unread)
    if (countedUnread === 0 && !isReading) setMark({ count: unread, upTo: newestAt })
  }
  // An answer shows that what came before was read.
  const isNewestOwn = messages.at(-1)?.sender.id === selfId
  if (mark && isNewestOwn && newestAt > mark.upTo) setMark(null)

  const [seenAt, setSeenAt] = useState(newestAt)
  if (isAtEnd && seenAt !== newestAt) setSeenAt(newestAt)
  const arrivals = messages.filter(
    ({ sender, createdAt }) => sender.id !== selfId && createdAt > seenAt,
  ).length

  /** A refusal must not be repeated at once: the next message or the next visit tries again. */
  const tried = useRef('')
  const readNewest = useEffectEvent((upTo: string) => {
    if (tried.current === upTo) return
    tried.current = upTo
    markRead.mutate({ upTo, unread })
  })
  const upTo = newestIncoming?.createdAt
  useEffect(() => {
    if (isReading && unread > 0 && upTo) readNewest(upTo)
    if (!isReading) tried.current = ''
  }, [isReading, unread, upTo])

  return { mark, arrivals }
}

const events = ['focus', 'blur', 'pageshow', 'pagehide'] as const

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether this page is in front of the reader: visible, and its window focused. */
const useAttention = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  )
