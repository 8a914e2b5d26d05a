import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getErrorText } from '../lib/errorText.ts'
import { Button, IconButton } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { useToast } from './Toast.tsx'

/** The menu of an item: edit, for its owner, or delete after a confirmation. */
export function EditMenu({
  words,
  onEdit,
  onDelete,
  size = 22,
  className,
}: {
  words: Record<'menu' | 'edit' | 'delete' | 'deleteTitle' | 'keep', string> & { deleteText?: string }
  /** Undefined for those who may only delete it. */
  onEdit?: () => void
  /** Deletes the item; a rejection is shown as a toast. */
  onDelete: () => Promise<void>
  /** Of the three dots, in CSS pixels. */
  size?: number
  className?: string
}) {
  const { i18n } = useTranslation()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useMutation({
    mutationFn: onDelete,
    onError: (error) => toast(getErrorText(error, i18n)),
  })

  return (
    <>
      <Menu
        trigger={
          <IconButton label={words.menu} className={className}>
            <Ellipsis aria-hidden size={size} />
          </IconButton>
        }
        entries={[
          ...(onEdit
            ? [
                {
                  kind: 'action' as const,
                  label: words.edit,
                  icon: <Pencil aria-hidden size={20} />,
                  onSelect: onEdit,
                },
              ]
            : []),
          {
            kind: 'action',
            danger: true,
            label: words.delete,
            icon: <Trash2 aria-hidden size={20} />,
            onSelect: () => setConfirming(true),
          },
        ]}
      />
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={words.deleteTitle}
        {...(words.deleteText && { description: words.deleteText })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              {words.keep}
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => !remove.isSuccess && remove.mutate()}
            >
              {words.delete}
            </Button>
          </>
        }
      />
    </>
  )
}
