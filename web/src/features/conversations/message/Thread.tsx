import { MessageCircleX } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Navigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { noticeSlot } from '../../../lib/notices.ts'
import { useTitle } from '../../../lib/page-title.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { useContact, useThread } from './message.queries.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { MutedNotice } from './MutedNotice.tsx'
import { findReportable } from './reportable.ts'
import { RequestBanner } from './RequestBanner.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { UnsentTexts } from './UnsentTexts.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'

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
