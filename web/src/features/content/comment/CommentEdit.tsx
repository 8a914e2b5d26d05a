import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Comment } from '@brilla/contract/content/comment'
import { limits } from '@brilla/contract/platform/limits'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useTextEdit } from '../post/use-text-edit.tsx'
import { useEditComment } from './comment.mutations.ts'

/** Edits a comment in place. Escape cancels, and asks before a changed text is lost (P-comments-5). */
export function CommentEdit({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t } = useTranslation('comment')
  const edit = useTextEdit({
    draft: `comment edit ${comment.id}`,
    initialText: comment.comment,
    max: limits.commentMax,
    longText: t('long', { count: limits.commentMax }),
    mutation: useEditComment(comment),
    onClose,
  })
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') edit.leave()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void edit.save()
  }

  return (
    <Form className="grid gap-2" onSubmit={edit.save}>
      <TextArea
        ref={area}
        data-own-escape
        rows={1}
        label={t('editLabel')}
        {...edit.field}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={edit.close}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" type="submit" busy={edit.busy}>
          {t('save')}
        </Button>
      </div>
      {edit.dialogs}
    </Form>
  )
}
