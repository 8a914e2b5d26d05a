import { MessageCircleX } from 'lucide-react'
import { Navigate } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { ApiError } from '../../../lib/api.ts'
import { noticeSlot } from '../../../lib/notices.ts'
import { useTitle } from '../../../lib/page-title.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { useMute } from '../../people/mute/mute.mutations.ts'
import { useContact, useThread } from './message.queries.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { findReportable } from './reportable.ts'
import { RequestBanner } from './RequestBanner.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { useKeptDraft } from './use-message-draft.ts'
import { useOutbox } from './use-outbox.ts'

/** The conversation with one person: header, messages, and the composer or the answer to a request. */
export function Thread({ address }: { address: string }) {
  const { t } = useTranslation('message')
  // On a phone the conversation is the whole page; elsewhere the list has the page's heading.
  const heading = useMinWidth(900) ? 'h2' : 'h1'
  const isPhone = !useMinWidth(768)
  const { data: self } = useSelf()
  const contact = useContact(address)
  const thread = useThread(address)
  const person = contact.data
  const error = contact.error ?? thread.error
  const isMissing = error instanceof ApiError && error.status === 404
  const isGone = isMissing || (person !== undefined && person.id === self?.id)
  useTitle(isGone ? t('gone.title') : person?.fullname)
  if (isGone)
    return (
      <>
        <EmptyState
          icon={MessageCircleX}
          title={t('gone.title')}
          heading={heading}
          text={t('gone.text')}
          action={
            <ButtonLink to="/conversaciones" variant="secondary">
              {t('back')}
            </ButtonLink>
          }
        />
        <UnsentTexts address={address} contactId={person?.id} />
      </>
    )
  // A former address, an id or capital letters: the address bar shows the current address.
  if (person && person.profile_url !== address)
    return <Navigate to={`/conversaciones/${person.profile_url}`} replace />
  const hasFailed = error && (!person || !thread.data)
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <ThreadHeader contact={person} heading={heading} hasFailed={contact.isError} />
      {isPhone && <div ref={setNoticeSlot} className="relative z-10" />}
      {hasFailed ? (
        <div className="flex-1 overflow-y-auto">
          <ErrorState
            error={error}
            heading={person ? 'h2' : heading}
            onRetry={() => {
              void contact.refetch()
              void thread.refetch()
            }}
          />
        </div>
      ) : person && thread.data && self ? (
        <>
          <MessageLog key={person.id} contact={person} thread={thread} selfId={self.id} />
          {person.muted ? (
            <MutedNotice contact={person} />
          ) : person.request ? (
            <RequestBanner
              key={person.id}
              contact={person}
              messageId={findReportable(thread.data.pages[0]?.rows ?? [], self.id)}
            />
          ) : (
            <MessageComposer contact={person} />
          )}
        </>
      ) : (
        <ThreadSkeleton />
      )}
    </div>
  )
}

/** The notice about the connection covers the oldest messages in view, and moves nothing. */
const setNoticeSlot = (element: HTMLElement | null) => noticeSlot.set(element)

/** In place of the composer: the reader wants no messages of this agency, and the way back (P-messages-19). */
function MutedNotice({ contact: { id, fullname: name } }: { contact: Contact }) {
  const { t } = useTranslation('message')
  const { mutate, isPending } = useMute(id)
  const { error, secondsLeft, setError, clearError } = useInlineError('message-muted')
  return (
    <div className="grid shrink-0 justify-items-center gap-3 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center md:px-6">
      <p role="status" className="text-quiet">
        {t('muted.text', { name })}
      </p>
      <InlineError left={secondsLeft}>{error}</InlineError>
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => {
          clearError()
          mutate(false, { onError: setError })
        }}
      >
        {t('muted.undo')}
      </Button>
    </div>
  )
}

/** A conversation that is loading. */
const ThreadSkeleton = () => (
  <>
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4 md:px-6">
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="ml-auto h-11 w-1/2 rounded-lg" />
      <Skeleton className="h-24 w-3/5 rounded-lg" />
      <Skeleton className="h-11 w-1/2 rounded-lg" />
    </div>
    <div className="border-t border-line px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
      <Skeleton className="h-12 rounded-full" />
    </div>
  </>
)

/** What the reader has written to somebody who is not available any more, so that it is not lost with the conversation. */
function UnsentTexts({ address, contactId }: { address: string; contactId: string | undefined }) {
  const { t } = useTranslation('message')
  const { outgoing } = useOutbox(address)
  const draft = useKeptDraft(contactId)
  const texts = [...outgoing.map(({ text }) => text), draft].filter((text) => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <section className="mx-auto grid w-full max-w-140 gap-3 px-4 pb-8">
      <p className="font-semibold">{t('gone.unsent')}</p>
      {texts.map((text, index) => (
        <p key={index} className="rounded-lg border border-line bg-surface px-4 py-3 written">
          {text}
        </p>
      ))}
    </section>
  )
}
