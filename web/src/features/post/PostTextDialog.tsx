import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { useClaims } from '../../lib/context.tsx'
import { useEditDraft } from '../../lib/draft.ts'
import { problemText } from '../../lib/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Form } from '../../ui/Form.tsx'

/**
 * A window for the words of a post: what cannot be sent stays in it, with the reason at the field, and what was typed is
 * there again when it is opened after a reload. Only its button to cancel forgets.
 */
export function PostTextDialog({
  title,
  label,
  action,
  draft,
  words,
  optional = false,
  children,
  onSend,
  onClose,
}: {
  title: string
  label: string
  /** What the button does. */
  action: string
  /** Under which what is typed is kept for this person. */
  draft: string
  words: string
  optional?: boolean
  children?: ReactNode
  /** @throws what the reader should know of; the window then stays. */
  onSend: (words: string) => Promise<void>
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('post')
  const person = useClaims()?.sub ?? ''
  const [text, setText, dropText] = useEditDraft(`words ${person} ${draft}`, words)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (text.trim().length > limits.postTextMax)
      return setProblem(t('error.long', { count: limits.postTextMax }))
    setBusy(true)
    setProblem(undefined)
    try {
      await onSend(text.trim())
      dropText()
      onClose()
    } catch (error) {
      setProblem(problemText(error, i18n))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              dropText()
              onClose()
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <TextArea
          label={label}
          optional={optional}
          error={problem}
          value={text}
          readOnly={busy}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
        {children}
      </Form>
    </Dialog>
  )
}
