import { countCharacters } from '@brilla/contract/platform/truncate'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import { useClaims } from '../../../lib/context.tsx'
import { useEditDraft } from '../../../lib/draft.ts'
import { getErrorText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import DiscardDialog from '../../../ui/DiscardDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { Form } from '../../../ui/Form.tsx'
import { type Publication, useContactDataQuestion } from './use-contact-data-question.tsx'

/**
 * A dialog for the text of a post. When the text is refused, the dialog stays open with the reason at the field. Leaving it
 * with a changed text asks first; what was typed is restored after a reload, until it is sent or discarded.
 */
export function PostTextDialog({
  title,
  label,
  action,
  draft,
  initialText,
  optional = false,
  mutation: { mutateAsync, isPending, error, reset },
  children,
  onSent,
  onClose,
}: {
  title: string
  label: string
  /** The label of the submit button. */
  action: string
  /** The key of the draft, for this person. */
  draft: string
  initialText: string
  /** The text may be empty or unchanged; otherwise such a text only closes the dialog. */
  optional?: boolean
  /** Sends the text. */
  mutation: Pick<
    UseMutationResult<unknown, Error, Publication>,
    'mutateAsync' | 'isPending' | 'error' | 'reset'
  >
  children?: ReactNode
  /** Not of what waits for the moderators. */
  onSent?: () => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('post')
  const person = useClaims()?.sub ?? ''
  const [text, setText, dropText] = useEditDraft(`words ${person} ${draft}`, initialText)
  const { publish, dialog } = useContactDataQuestion()
  const [isTooLong, setIsTooLong] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useId()

  function close() {
    dropText()
    onClose()
  }

  /** By X, Escape or a press outside, which may be meant for something else than this text. */
  function leave() {
    const trimmed = text.trim()
    if (trimmed === '' || trimmed === initialText) close()
    else setIsLeaving(true)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const trimmed = text.trim()
    if (!optional && (trimmed === '' || trimmed === initialText)) return close()
    if (countCharacters(trimmed) > limits.postTextMax) return setIsTooLong(true)
    try {
      const sent = await publish(trimmed, mutateAsync)
      if (sent) onSent?.()
      close()
    } catch {
      // Shown from the mutation's state.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={isPending}>
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
          error={
            isTooLong
              ? t('error.long', { count: limits.postTextMax })
              : error
                ? getErrorText(error, i18n)
                : undefined
          }
          value={text}
          readOnly={isPending}
          onChange={(event) => {
            setText(event.target.value)
            setIsTooLong(false)
            reset()
          }}
        />
        {children}
      </Form>
      {dialog}
      {isLeaving && <DiscardDialog onDiscard={close} onClose={() => setIsLeaving(false)} />}
    </Dialog>
  )
}
