import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../lib/translation.tsx'
import { getErrorText } from '../lib/error-text.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useToast } from './Toast.tsx'

/** How an item is deleted. */
export interface Deletion {
  words: Record<'delete' | 'deleteTitle' | 'keep', string> & { deleteText?: string }
  /** Deletes the item; a rejection is shown as a toast. */
  onDelete: () => Promise<void>
}

/** Asks before an item is deleted. It closes when the item that it belongs to disappears. */
export function DeleteDialog({ words, onDelete, onClose }: Deletion & { onClose: () => void }) {
  const { i18n } = useTranslation()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: onDelete,
    onError: (error) => toast(getErrorText(error, i18n)),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle}
      {...(words.deleteText && { description: words.deleteText })}
      cancel={words.keep}
      actions={
        <Button variant="danger" busy={remove.isPending} onClick={() => !remove.isSuccess && remove.mutate()}>
          {words.delete}
        </Button>
      }
    />
  )
}
