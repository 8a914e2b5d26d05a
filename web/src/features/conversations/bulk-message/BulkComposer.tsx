import type { BulkReceiver } from '@brilla/contract/conversations/bulk-message'
import { findUnknownPlaceholder } from '@brilla/contract/conversations/name-placeholder'
import { limits } from '@brilla/contract/platform/limits'
import { countCharacters } from '@brilla/contract/platform/truncate'
import { AtSign, FileText, Send } from 'lucide-react'
import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { announce } from '../../../lib/announce.ts'
import { useClaims } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { submitOnModifiedEnter } from '../../../lib/submit-on-modified-enter.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { takePastedFiles } from '../../media/pasted-files.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { AttachedFiles } from '../message/AttachedFiles.tsx'
import { describeFile, FileButton } from '../message/FileButton.tsx'
import { messageFileRules } from '../message/message-file-rules.ts'
import { fillInShownText, placeholders, toSentText } from '../message-template/placeholder.ts'
import TemplateMenu from '../message-template/TemplateMenu.tsx'
import { useSendBulk } from './bulk-message.mutations.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkReceivers } from './BulkReceivers.tsx'
import { SharedItem, ShareMenu } from './ShareMenu.tsx'
import { useBulkShare } from './use-bulk-share.ts'

/** Writes one text to several people (P-messages-23). */
export function BulkComposer({
  receivers,
  onRemove,
  onSent,
  showSent,
  Insert,
}: {
  receivers: readonly BulkReceiver[]
  onRemove: (people: readonly BulkReceiver[]) => void
  onSent: () => void
  /** Shows what becomes of the message, unless the page was left meanwhile. */
  showSent: (bulkId: string) => void
  /** Offers what else can be inserted where the cursor is. */
  Insert?: ComponentType<{ onInsert: (text: string) => void }>
}) {
  const { t, i18n } = useTranslation('bulkMessage')
  const sub = useClaims()?.sub ?? ''
  const [text, setText, dropText] = useDraft(`bulk text ${sub}`)
  const [share, setShare, dropShare] = useBulkShare()
  const uploads = useUploads(messageFileRules, `bulk files ${sub}`)
  const files = uploads.items.filter(({ state }) => state !== 'rejected')
  const area = useRef<HTMLTextAreaElement>(null)
  // On a phone the keyboard would cover who gets the message.
  const isWide = useMinWidth(768)
  useEffect(() => {
    if (isWide) area.current?.focus()
  }, [isWide])
  const { error, secondsLeft, setError, clearError } = useInlineError('bulk-message')
  const writable = receivers.filter(({ writeError }) => writeError === null)
  const tooMany = useTooMany(writable)
  const problem = useTextProblem(text, writable)
  const isEmpty = text.trim() === '' && files.length === 0 && !share
  const send = useSendBulk(() => {
    dropText()
    dropShare()
    for (const { id } of files) uploads.remove(id)
    onSent()
  })

  function submit() {
    if (send.isPending || writable.length === 0) return
    clearError()
    if (isEmpty || problem) return area.current?.focus()
    if (tooMany > 0) return document.getElementById('bulk-left')?.focus()
    if (files.some(({ state }) => state !== 'ready')) return announce(t('wait'))
    const content = {
      receiverIds: writable.map(({ id }) => id),
      message: text.trim(),
      files: files.flatMap(describeFile).map(({ filename, type, alt }) => ({ filename, type, alt })),
      ...(share && { [share.kind === 'post' ? 'sharedPostId' : 'sharedProfileId']: share.id }),
    }
    send.mutate(content, { onSuccess: showSent, onError: setError })
  }

  return (
    <Form noValidate onSubmit={submit}>
      <div className="mb-4 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <BulkReceivers receivers={receivers} onRemove={(one) => onRemove([one])} />
          <div className="grid grid-cols-1 gap-2">
            <TextArea
              ref={area}
              label={t('text')}
              hint={t('hint')}
              error={problem}
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onPaste={(event) => takePastedFiles(event, uploads.add)}
              onKeyDown={submitOnModifiedEnter}
            />
            <div className="flex flex-wrap items-center gap-1">
              <Button
                variant="quiet"
                icon={<AtSign aria-hidden size={20} />}
                onClick={() => setText(insertAtCursor(area, text, placeholders[asLanguage(i18n.language)]))}
              >
                {t('insertName')}
              </Button>
              <TemplateMenu
                text={text}
                onInsert={setText}
                trigger={
                  <Button variant="quiet" icon={<FileText aria-hidden size={20} />}>
                    {t('templates')}
                  </Button>
                }
              />
              {Insert && <Insert onInsert={(inserted) => setText(insertAtCursor(area, text, inserted))} />}
              {!share && <ShareMenu onShare={setShare} />}
              <FileButton onChoose={uploads.add} />
            </div>
            {share && <SharedItem share={share} onRemove={dropShare} />}
            <AttachedFiles uploads={uploads} />
          </div>
        </div>
        <BulkPreview receivers={writable} text={text} />
      </div>
      <Left writable={writable} tooMany={tooMany} onRemove={onRemove} />
      <div
        data-foot-bar
        className="tall:sticky bottom-[calc(var(--bottom-bar)+var(--offline-bottom))] z-10 -mx-4 mt-2 grid grid-cols-1 justify-items-start gap-3 border-t border-line bg-ground px-4 py-3 md:bottom-0 md:-mx-2 md:px-2"
      >
        <InlineError left={secondsLeft}>{error}</InlineError>
        <Button
          type="submit"
          busy={send.isPending}
          waiting={isEmpty || problem !== undefined || tooMany > 0 || writable.length === 0}
          icon={<Send aria-hidden size={20} />}
        >
          {t('send', { count: writable.length })}
        </Button>
      </div>
    </Form>
  )
}

/** The text with `inserted` where the cursor is, and the cursor behind it. */
function insertAtCursor(area: RefObject<HTMLTextAreaElement | null>, text: string, inserted: string): string {
  const { selectionStart: start = text.length, selectionEnd: end = start } = area.current ?? {}
  // After the value has been set.
  requestAnimationFrame(() => {
    area.current?.focus()
    area.current?.setSelectionRange(start + inserted.length, start + inserted.length)
  })
  return text.slice(0, start) + inserted + text.slice(end)
}

/** Why the text cannot be sent, in words. */
function useTextProblem(text: string, receivers: readonly BulkReceiver[]): string | undefined {
  const { t } = useTranslation('bulkMessage')
  const unknown = findUnknownPlaceholder(toSentText(text))
  if (unknown !== undefined) return t('unknown', { placeholder: unknown })
  const long = receivers.find(
    ({ nombre }) => countCharacters(fillInShownText(text.trim(), nombre)) > limits.messageMax,
  )
  return long && t('long', { name: long.nombre, max: limits.messageMax })
}

const countNew = (receivers: readonly BulkReceiver[]) => receivers.filter(({ isNew }) => isNew).length

/** By how many the new conversations exceed those that are left today (P-messages-7). */
function useTooMany(receivers: readonly BulkReceiver[]): number {
  const { data: self } = useSelf()
  const left = self?.newConversationsLeft ?? null
  return left === null ? 0 : Math.max(0, countNew(receivers) - left)
}

/** How many conversations can be begun today, and the way to send to no more people than that. */
function Left({
  writable,
  tooMany,
  onRemove,
}: {
  writable: readonly BulkReceiver[]
  tooMany: number
  onRemove: (people: readonly BulkReceiver[]) => void
}) {
  const { t } = useTranslation('bulkMessage')
  const { data: self } = useSelf()
  const left = self?.newConversationsLeft
  const started = countNew(writable)
  if (left == null || started === 0) return null
  if (tooMany === 0) return <p className="text-quiet">{t('left', { count: left, started })}</p>
  const last = writable.filter(({ isNew }) => isNew).slice(-tooMany)
  return (
    <div
      id="bulk-left"
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-2 rounded-md border border-wrong p-4"
    >
      <p>{left === 0 ? t('noneLeft') : t('tooMany', { count: left, started })}</p>
      {left > 0 && (
        <Button variant="secondary" onClick={() => onRemove(last)}>
          {t('removeLast', { count: tooMany })}
        </Button>
      )}
    </div>
  )
}
