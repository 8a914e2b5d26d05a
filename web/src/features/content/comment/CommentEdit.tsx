import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Comment } from '@brilla/contract/content/comment'
import { limits } from '@brilla/contract/platform/limits'
import { countCharacters } from '@brilla/contract/platform/truncate'
import { useEditDraft } from '../../../lib/draft.ts'
import { getErrorText } from '../../../lib/error-text.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import DiscardDialog from '../../../ui/DiscardDialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useContactDataQuestion } from '../post/use-contact-data-question.tsx'
import { useEditComment } from './comment.mutations.ts'

/**
 * Edits a comment in place. Escape cancels, and asks before a changed text is lost; an empty or unchanged text only closes the
 * editor (P-comments-5). The typed text survives a reload.
 */
export function CommentEdit({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t, i18n } = useTranslation('comment')
  const { mutateAsync, isPending, error, reset } = useEditComment(comment)
  const { publish, dialog } = useContactDataQuestion()
  const [text, setText, dropText] = useEditDraft(`comment edit ${comment.id}`, comment.comment)
  const [isTooLong, setIsTooLong] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function close() {
    dropText()
    onClose()
  }

  function leave() {
    const trimmed = text.trim()
    if (trimmed === '' || trimmed === comment.comment) close()
    else setIsLeaving(true)
  }

  async function save() {
    const trimmed = text.trim()
    if (isPending) return
    if (trimmed === '' || trimmed === comment.comment) return close()
    if (countCharacters(trimmed) > limits.commentMax) return setIsTooLong(true)
    try {
      await publish(trimmed, mutateAsync)
      close()
    } catch {
      // Shown from the mutation's state.
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') leave()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void save()
  }

  return (
    <Form
      className="grid gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        ref={area}
        data-own-escape
        rows={1}
        label={t('editLabel')}
        error={
          isTooLong ? t('long', { count: limits.commentMax }) : error ? getErrorText(error, i18n) : undefined
        }
        value={text}
        readOnly={isPending}
        onChange={(event) => {
          setText(event.target.value)
          setIsTooLong(false)
          reset()
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" type="submit" busy={isPending}>
          {t('save')}
        </Button>
      </div>
      {dialog}
      {isLeaving && <DiscardDialog onDiscard={close} onClose={() => setIsLeaving(false)} />}
    </Form>
  )
}
