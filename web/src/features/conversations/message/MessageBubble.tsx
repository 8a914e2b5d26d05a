import { CircleSlash2, Paperclip, Share2 } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { findPreviewType } from '@brilla/contract/conversations/message-preview'
import { truncate } from '@brilla/contract/platform/truncate'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { useOnline } from '../../../lib/online.ts'
import { cn } from '../../../ui/cn.ts'
import { linkify } from '../../content/post/post-text.ts'
import { MoreMenu } from '../../people/report/MoreMenu.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { menuButtonClass, MessageMenu } from './MessageMenu.tsx'
import { MessageShare } from './MessageShare.tsx'
import { messageFieldId } from './message-field-id.ts'
import { formatClock } from './message-time.ts'
import type { OutgoingMessage } from './outbox.ts'
import { ScamWarning } from './ScamWarning.tsx'
import type { ThreadItem } from './thread-items.ts'
import { useOutbox } from './use-outbox.ts'

/** Characters of a message in the name of its menu. */
const excerptMax = 40

/** What a message shows of the contact. */
export type BubbleContact = Pick<Contact, 'id' | 'fullname' | 'profile_url' | 'type' | 'request'>

export interface BubbleProps extends Pick<ThreadItem, 'isOwn' | 'message' | 'outgoing' | 'createdAt'> {
  contact: BubbleContact
  state: 'sending' | 'failed' | 'sent' | 'read' | undefined
}

/** One message: its text, what it shares, its time, and for the reader's own what became of it. */
export function MessageBubble({ isOwn, message, outgoing, createdAt, contact, state }: BubbleProps) {
  const { t, i18n } = useTranslation('message')
  const language = asLanguage(i18n.language)
  const navigate = useNavigate()
  const text = message?.message ?? outgoing?.text ?? ''
  const isWithdrawn = message?.withdrawn ?? false
  const type = findPreviewType({ text, isShare: message?.isShare ?? false, withdrawn: isWithdrawn })
  const excerpt = type === 'text' ? truncate(text, excerptMax) : t(`preview.${type}`)
  return (
    <div className={cn('group flex min-w-0 flex-col', isOwn ? 'items-end' : 'items-start')}>
      <div
        className={cn('flex max-w-[min(88%,34rem)] min-w-0 items-center gap-1', isOwn && 'flex-row-reverse')}
      >
        <div
          className={cn(
            'min-w-0 rounded-[20px] px-4 py-2.5',
            // As wide as the images, so that a long text leaves no gap next to them.
            message?.files.some(({ type }) => type === 'PHOTO') && 'max-w-76',
            isWithdrawn
              ? 'border border-line text-quiet'
              : isOwn
                ? 'rounded-br-[5px] bg-ink text-ground'
                : 'rounded-bl-[5px] border border-line bg-surface',
            outgoing?.state === 'queued' && 'opacity-70',
          )}
        >
          <span className="sr-only">{isOwn ? t('you') : contact.fullname}: </span>
          {message?.isShare && !isWithdrawn && <MessageShare message={message} isRequest={contact.request} />}
          {message && <MessageFiles files={message.files} isRequest={contact.request} />}
          {(outgoing?.sharedPostId || outgoing?.sharedProfileId) && (
            <Share2 aria-hidden size={18} className="mb-1 block" />
          )}
          {outgoing && <OutgoingFiles outgoing={outgoing} />}
          {isWithdrawn ? (
            <span>
              <CircleSlash2 aria-hidden size={16} className="mr-2 inline align-[-0.15em]" />
              {t('withdrawn')}
            </span>
          ) : (
            <MessageText text={text} hasLinks={!contact.request && !message?.warning} />
          )}{' '}
          <time
            dateTime={createdAt}
            title={exactTime(createdAt, language)}
            className={cn(
              'tabular inline-block align-baseline text-xs',
              isOwn && !isWithdrawn ? 'opacity-75' : 'text-quiet',
            )}
          >
            {formatClock(createdAt, language)}
          </time>
        </div>
        {isOwn && message && <MessageMenu message={message} excerpt={excerpt} name={contact.fullname} />}
        {!isOwn && message && (
          <MoreMenu
            subject={{ kind: 'message', id: message.id, person: contact }}
            excerpt={excerpt}
            onBlocked={() => navigate('/conversaciones', { replace: true })}
            size={18}
            className={menuButtonClass}
          />
        )}
      </div>
      {message?.warning && !isWithdrawn && (
        <ScamWarning message={message} warning={message.warning} contact={contact} />
      )}
      {state === 'failed' && outgoing ? (
        <Failure outgoing={outgoing} profileUrl={contact.profile_url} />
      ) : (
        state && state !== 'failed' && <State state={state} />
      )}
    </div>
  )
}

/** The text; URLs are links, but not those of a stranger (P-messages-3), nor next to a warning (P-messages-18). */
function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <span className="written">
      {hasLinks
        ? linkify(text, text).map((part, index) =>
            part.href === undefined ? (
              part.text
            ) : (
              <a
                key={index}
                href={part.href}
                target="_blank"
                rel="nofollow noopener noreferrer"
                className="underline"
              >
                {part.text}
              </a>
            ),
          )
        : text}
    </span>
  )
}

function State({ state }: { state: 'sending' | 'sent' | 'read' }) {
  const { t } = useTranslation('message')
  const online = useOnline()
  return (
    <p className="pt-1 pr-1 text-xs text-quiet">
      {t(`state.${state === 'sending' && !online ? 'offline' : state}`)}
    </p>
  )
}

/** The names of the files of a message that is not sent yet. */
const OutgoingFiles = ({ outgoing }: { outgoing: OutgoingMessage }) =>
  outgoing.files.map(({ filename, name }) => (
    <span key={filename} className="flex items-center gap-2 pb-1">
      <Paperclip aria-hidden size={16} className="shrink-0" />
      <span className="truncate">{name}</span>
    </span>
  ))

/** Why a message was not sent, and what can be done. */
function Failure({ outgoing, profileUrl }: { outgoing: OutgoingMessage; profileUrl: string }) {
  const { t } = useTranslation('message')
  const { outbox } = useOutbox(profileUrl)
  const { clientId, error } = outgoing
  // The buttons disappear with the focus on them.
  const focusComposer = () => document.getElementById(messageFieldId)?.focus({ preventScroll: true })
  const action = 'min-h-8 font-semibold underline underline-offset-2 relative after:absolute after:-inset-1.5'
  return (
    <div className="flex max-w-[min(88%,34rem)] flex-wrap items-center justify-end gap-x-4 pt-1 pr-1 text-sm">
      <p role="alert" className="font-semibold text-wrong">
        {t('state.failed')} {error?.detail}
      </p>
      <button
        type="button"
        className={action}
        onClick={() => {
          focusComposer()
          outbox.retry(clientId)
        }}
      >
        {t('retry')}
      </button>
      <button
        type="button"
        className={action}
        onClick={() => {
          focusComposer()
          outbox.remove(clientId)
        }}
      >
        {t('remove')}
      </button>
    </div>
  )
}
