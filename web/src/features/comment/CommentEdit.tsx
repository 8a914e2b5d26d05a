import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@brilla/contract/comment'
import { limits } from '@brilla/contract/limits'
import { useEditDraft } from '../../lib/draft.ts'
import { problemText } from '../../lib/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Form } from '../../ui/Form.tsx'
import { useEditComment } from './comment.data.ts'

/**
 * Changes a comment where it stands; Escape leaves it, and so does an empty text (P-comments-5). What is typed
 * survives a reload.
 */
export function CommentEdit({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t, i18n } = useTranslation('comment')
  const edit = useEditComment(comment)
  const [text, setText, dropText] = useEditDraft(`comment edit ${comment.id}`, comment.comment)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function leave() {
    dropText()
    onClose()
  }

  async function save() {
    const words = text.trim()
    if (busy) return
    if (words === '' || words === comment.comment) return leave()
    if (words.length > limits.commentMax) return setProblem(t('long', { count: limits.commentMax }))
    setBusy(true)
    try {
      await edit(words)
      leave()
    } catch (error) {
      setProblem(problemText(error, i18n))
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        error={problem}
        value={text}
        readOnly={busy}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button kind="secondary" type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
