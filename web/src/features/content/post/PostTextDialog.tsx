import { useId, type ReactNode } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { Form } from '../../../ui/Form.tsx'
import { type TextMutation, useTextEdit } from './use-text-edit.tsx'

/** A dialog for the text of a post. Leaving it with a changed text asks first. */
export function PostTextDialog({
  title,
  label,
  action,
  draft,
  initialText,
  optional = false,
  mutation,
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
  /** See `useTextEdit`. */
  optional?: boolean
  mutation: TextMutation
  children?: ReactNode
  onSent?: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('post')
  const person = useClaims()?.sub ?? ''
  const edit = useTextEdit({
    draft: `words ${person} ${draft}`,
    initialText,
    optional,
    max: limits.postTextMax,
    longText: t('error.long', { count: limits.postTextMax }),
    mutation,
    onSent,
    onClose,
  })
  const form = useId()
  return (
    <Dialog
      open
      // By X, Escape or a press outside, which may be meant for something else than this text.
      onOpenChange={edit.leave}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={edit.close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={edit.busy}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={edit.save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea label={label} optional={optional} {...edit.field} />
        {children}
      </Form>
      {edit.dialogs}
    </Dialog>
  )
}
