import { countCharacters } from '@brilla/contract/platform/truncate'
import { FileText, SendHorizontal, Share2, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import type { Contact, WriteError } from '@brilla/contract/conversations/message'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { announce } from '../../../lib/announce.ts'
import { emitEvent } from '../../../lib/client-events.ts'
import { useClaims } from '../../../lib/context.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { takePastedFiles } from '../../media/pasted-files.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { cn } from '../../../ui/cn.ts'
import { controlVariants } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { describeFile, FileButton } from './FileButton.tsx'
import { messageFileRules } from './message-file-rules.ts'
import { messageFieldId } from './message-field-id.ts'
import { formatSoon } from './message-time.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { MessagePushOffer, useMessageOffer } from './use-message-offer.ts'
import { usePendingShare } from './use-pending-share.ts'
import { useOutbox } from './use-outbox.ts'

/** Milliseconds between two `typing` events. */
const typingInterval = 3_000
/** The length from which the remaining characters are shown. */
const countFrom = limits.messageMax - 500

/** Why the reader cannot write now, as a code and a sentence. */
interface Refusal {
  code: WriteError
  text: string
}

/** The field for a new message, with the sentence why the reader cannot write (P-messages-2, P-messages-4, P-messages-7). */
export function MessageComposer({ contact }: { contact: Contact }) {
  const { t, i18n } = useTranslation('message')
  const { outgoing } = useOutbox(contact.profile_url)
  const refused = outgoing.findLast(({ error }) => error?.code === 'menor_no_te_sigue')
  const { writeFrom } = contact
  const why = contact.writeError ?? (refused ? 'menor_no_te_sigue' : null)
  const soon = writeFrom !== null && formatSoon(writeFrom, asLanguage(i18n.language))
  const refusal = why && { code: why, text: t(`writeError.${why}`, { name: contact.fullname, ...soon }) }
  return <ComposerForm key={contact.id} contact={contact} refusal={refusal} />
}

function ComposerForm({ contact, refusal }: { contact: Contact; refusal: Refusal | null }) {
  const { t } = useTranslation('message')
  const [text, setText, clear] = useMessageDraft(contact)
  const { outbox } = useOutbox(contact.profile_url)
  const area = useAutoGrow(undefined)
  useFocusOnDesktop(area)
  const emitTyping = useTypingEvent(contact.profile_url)
  const uploads = useUploads(messageFileRules, `message files ${useClaims()?.sub ?? ''} ${contact.id}`)
  const length = countCharacters(text.trim())
  const files = uploads.items.filter(({ state }) => state !== 'rejected')
  const isUploading = files.some((one) => one.state !== 'ready')
  const pending = usePendingShare()
  const { isOffered, ...offer } = useMessageOffer()
  const isEmpty = length === 0 && files.length === 0 && !pending.share
  const isLong = length > limits.messageMax

  function send() {
    if (isEmpty || isLong) return
    if (refusal) return announce(refusal.text)
    if (isUploading) return announce(t('attach.wait'))
    const content = { text: text.trim(), files: files.flatMap(describeFile), ...pending.share }
    outbox.send(contact, content, () => announce(t('compose.sent')))
    if (pending.share) pending.clear()
    clear()
    // What was rejected stays, with the reason: it was not sent.
    for (const { id } of files) uploads.remove(id)
    area.current?.focus()
    void offer.show()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  function onType(next: string) {
    setText(next)
    if (next.trim() === '') return
    offer.preload()
    emitTyping()
  }

  // Nothing invites to write to a minor, but what was typed is not taken away.
  if (refusal?.code === 'menor_no_te_sigue' && text === '' && uploads.items.length === 0 && !pending.share)
    return (
      <p
        role="status"
        className="shrink-0 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-quiet md:px-6"
      >
        {refusal.text}
      </p>
    )
  return (
    <Form
      className="shrink-0 border-t border-line bg-ground px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:pt-4"
      onSubmit={send}
    >
      {refusal && (
        <p role="status" className="pb-3 text-center text-quiet">
          {refusal.text}
        </p>
      )}
      {isOffered && (
        <LazyBoundary>
          <MessagePushOffer />
        </LazyBoundary>
      )}
      <PendingShare {...pending} />
      <AttachedFiles uploads={uploads} />
      <div className="flex items-end gap-1 md:gap-2">
        <FileButton onChoose={uploads.add} />
        <Templates contact={contact} text={text} onInsert={onType} />
        <textarea
          ref={area}
          id={messageFieldId}
          dir="auto"
          rows={1}
          value={text}
          enterKeyHint="send"
          aria-label={t('compose.label', { name: contact.fullname })}
          aria-invalid={isLong || undefined}
          aria-describedby={length > countFrom ? 'message-length' : undefined}
          placeholder={t('compose.placeholder')}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => takePastedFiles(event, uploads.add)}
          className={cn(
            controlVariants,
            'block min-h-12 flex-1 resize-none rounded-[24px]! px-5! py-2.75 placeholder:truncate max-[359px]:px-4!',
          )}
        />
        <IconButton
          label={t('compose.send')}
          type="submit"
          data-primary
          disabled={isEmpty || isLong || isUploading || refusal !== null}
          className="size-12! bg-ember text-on-ember enabled:hover:bg-ember-deep disabled:bg-sunken disabled:text-quiet disabled:opacity-100"
        >
          <SendHorizontal aria-hidden size={20} />
        </IconButton>
      </div>
      {!refusal && <ConversationsLeft contact={contact} />}
      {length > countFrom && <Length length={length} isLong={isLong} />}
    </Form>
  )
}

/** Where no keyboard would cover the messages, writing can begin at once. */
function useFocusOnDesktop(area: RefObject<HTMLTextAreaElement | null>) {
  const isDesktop = useMinWidth(900)
  useEffect(() => {
    const field = area.current
    if (!isDesktop || !field) return
    field.focus({ preventScroll: true })
    // After a draft, not before it.
    field.setSelectionRange(field.value.length, field.value.length)
  }, [area, isDesktop])
}

/** Tells the contact, every few seconds, that the reader is typing. */
function useTypingEvent(profileUrl: string) {
  const emittedAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - emittedAt.current < typingInterval) return
    if (emitEvent('typing', { profile_url: profileUrl })) emittedAt.current = now
  }
}

/** The post or profile that will be sent with the message. */
function PendingShare({ share, clear }: ReturnType<typeof usePendingShare>) {
  const { t } = useTranslation('message')
  if (!share) return null
  return (
    <div className="mb-3 flex items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3">
      <Share2 aria-hidden size={20} className="shrink-0 text-quiet" />
      <p className="flex-1 text-sm">{t('sharedPostId' in share ? 'share.post' : 'share.profile')}</p>
      <IconButton label={t('share.cancel')} onClick={clear}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

/** The length of a message that is too long, or nearly. */
function Length({ length, isLong }: { length: number; isLong: boolean }) {
  const { t } = useTranslation('message')
  const formatCount = useFormatCount()
  const max = formatCount(limits.messageMax)
  return (
    <p
      id="message-length"
      role={isLong ? 'alert' : undefined}
      className={cn('tabular px-5 pt-1.5 text-sm', isLong ? 'font-semibold text-wrong' : 'text-quiet')}
    >
      {isLong && `${t('compose.long', { max })} `}
      {t('compose.count', { length: formatCount(length), max })}
    </p>
  )
}

const TemplateMenu = lazyComponent(() => import('../message-template/TemplateMenu.tsx'), ['messageTemplate'])

/** The templates of an agency (P-messages-22). */
function Templates({
  contact,
  text,
  onInsert,
}: {
  contact: Contact
  text: string
  onInsert: (text: string) => void
}) {
  const { t } = useTranslation('message')
  if (useClaims()?.profileType !== 'agencia') return null
  const button = {
    label: t('templates'),
    className: 'size-12!',
    children: <FileText aria-hidden size={22} />,
  }
  return (
    <LazyBoundary fallback={<IconButton {...button} disabled />}>
      <TemplateMenu
        text={text}
        name={contact.nombre}
        onInsert={onInsert}
        trigger={<IconButton {...button} />}
      />
    </LazyBoundary>
  )
}

/** How many conversations the reader can begin, below the first message of one (P-messages-7). */
function ConversationsLeft({ contact }: { contact: Contact }) {
  const { t } = useTranslation('message')
  const { data: self } = useSelf()
  const { outgoing } = useOutbox(contact.profile_url)
  const count = self?.newConversationsLeft
  if (!count || contact.lastContact !== null || outgoing.length > 0) return null
  return <p className="px-5 pt-1.5 text-sm text-quiet">{t('compose.left', { count })}</p>
}
