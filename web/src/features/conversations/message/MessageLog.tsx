import { ArrowDown } from 'lucide-react'
import { memo, useEffect, useMemo, useState } from 'react'
import type { Contact } from '@brilla/contract/conversations/message'
import { findPreviewType } from '@brilla/contract/conversations/message-preview'
import { announce } from '../../../lib/announce.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import { InfiniteEnd } from '../../../ui/InfiniteEnd.tsx'
import { formatDay } from './message-time.ts'
import type { useThread } from './message.queries.ts'
import { type BubbleContact, type BubbleProps, MessageBubble } from './MessageBubble.tsx'
import { listThreadItems, type ThreadItem } from './thread-items.ts'
import { useOutbox } from './use-outbox.ts'
import { useReading } from './use-reading.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** The messages of a conversation, of which only those near the window are in the document. */
export function MessageLog({
  contact,
  thread,
  selfId,
}: {
  contact: Contact
  thread: ReturnType<typeof useThread>
  selfId: string
}) {
  const { t } = useTranslation('message')
  const { fullname: name } = contact
  const { outgoing } = useOutbox(contact.profile_url)
  const messages = thread.data?.pages[0]?.rows ?? []
  const newestIncoming = messages.findLast(({ sender }) => sender.id !== selfId)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const { mark, arrivals } = useReading({ contact, messages, newestIncoming, isAtEnd, selfId })
  const items = useMemo(
    () => listThreadItems(thread.data, outgoing, selfId, mark),
    [thread.data, outgoing, selfId, mark],
  )
  const scroll = useThreadScroll(items, isAtEnd, setIsAtEnd)
  const { scroller, containerRef, rowRef, indexes, scrollToEnd, onScroll, onRowFocus } = scroll
  const lastOwnAt = items.findLast((item) => item.isOwn && item.message && !item.message.withdrawn)?.createdAt
  const person = useBubbleContact(contact)

  const [announced, setAnnounced] = useState(newestIncoming?.id)
  useEffect(() => {
    if (!newestIncoming || newestIncoming.id === announced) return
    setAnnounced(newestIncoming.id)
    const { message, isShare, withdrawn } = newestIncoming
    const type = findPreviewType({ text: message, isShare, withdrawn })
    announce(t('arrived', { name, text: type === 'text' ? message : t(`preview.${type}`) }))
  }, [newestIncoming, announced, name, t])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        // What arrives is announced with its author, and older messages are not announced.
        aria-live="off"
        aria-label={t('log', { name })}
        // Scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-scroller
        onScroll={onScroll}
        className="flex h-full flex-col overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        {/* A short conversation is at the lower edge. */}
        <div ref={containerRef} className="relative mt-auto shrink-0">
          <div className="absolute inset-x-0 top-0 grid h-24 place-items-center px-6 max-md:pt-(--offline-height)">
            {thread.hasNextPage ? (
              <InfiniteEnd
                label={t('older')}
                busy={thread.isFetchingNextPage}
                failed={thread.isFetchNextPageError}
                onMore={() => void thread.fetchNextPage()}
              />
            ) : (
              <p className="line-clamp-3 pt-4 text-center text-sm text-quiet">
                {items.length > 0 ? t('begin', { name }) : t('empty')}
                {items.length === 0 && !contact.writeError && !contact.muted && ` ${t('introduce')}`}
              </p>
            )}
          </div>
          <ol>
            {indexes.map((index) => {
              const { key, ...item } = items[index]!
              return (
                // Not the reader's focus matters here, but that of the buttons in it.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={key}
                  ref={rowRef}
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={thread.hasNextPage ? -1 : items.length}
                  onFocus={() => onRowFocus(key)}
                  onBlur={() => document.hasFocus() && onRowFocus(undefined)}
                  className="absolute inset-x-0 top-0 px-3 md:px-6"
                >
                  <ThreadRow {...item} contact={person} state={getState(item, lastOwnAt, contact)} />
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={scrollToEnd}
          className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-edge bg-raised px-3 font-semibold shadow-soft transition hover:bg-sunken"
        >
          <ArrowDown aria-hidden size={20} />
          {arrivals > 0 ? (
            <span className="pr-1 text-sm">{t('latestNew', { count: arrivals })}</span>
          ) : (
            <span className="sr-only">{t('latest')}</span>
          )}
        </button>
      )}
    </div>
  )
}

/** What is said below a message of the reader: only the last one that arrived says it. */
function getState(
  { outgoing, isOwn, createdAt }: Pick<ThreadItem, 'outgoing' | 'isOwn' | 'createdAt'>,
  lastOwnAt: string | undefined,
  { readUpTo }: Contact,
) {
  if (outgoing) return outgoing.state === 'failed' ? 'failed' : 'sending'
  if (!isOwn || createdAt !== lastOwnAt) return undefined
  return readUpTo !== null && createdAt <= readUpTo ? 'read' : 'sent'
}

/** What messages show of the contact, the same object while a draft, a preview or a read mark changes. */
function useBubbleContact({ id, fullname, profile_url, type, request }: Contact): BubbleContact {
  return useMemo(
    () => ({ id, fullname, profile_url, type, request }),
    [id, fullname, profile_url, type, request],
  )
}

/** A message with the day or the divider above it. Rendered again only when something of it changes, not while scrolling. */
const ThreadRow = memo(function ThreadRow({
  startsDay,
  continues,
  isFirstUnread,
  ...bubble
}: BubbleProps & Pick<ThreadItem, 'startsDay' | 'continues' | 'isFirstUnread'>) {
  const { i18n } = useTranslation()
  return (
    <div className={cn('grid grid-cols-1', continues ? 'pt-1' : 'pt-3')}>
      {startsDay && (
        <p className="py-3 text-center text-sm text-quiet">
          {formatDay(bubble.createdAt, asLanguage(i18n.language))}
        </p>
      )}
      {isFirstUnread && <NewDivider />}
      <MessageBubble {...bubble} />
    </div>
  )
})

function NewDivider() {
  const { t } = useTranslation('message')
  return (
    <p className="flex items-center gap-3 py-2 text-sm font-semibold text-ember before:h-px before:flex-1 before:bg-current before:opacity-40 after:h-px after:flex-1 after:bg-current after:opacity-40">
      {t('new')}
    </p>
  )
}
