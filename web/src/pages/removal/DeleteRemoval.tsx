import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { useDeleteRemoval } from './removal.mutations.ts'

/** Deletes removed content for good, after a confirmation that says what happens to the appeal (P-moderation-22). */
export function DeleteRemoval({
  id,
  isAppealed,
  onDeleted,
}: {
  id: string
  isAppealed: boolean
  onDeleted: () => void
}) {
  const { t } = useTranslation('removal')
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useDeleteRemoval(id)
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-quiet">{t('delete.offer')}</p>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setIsConfirming(true)}
        className="justify-self-start"
      >
        {t('delete.do')}
      </Button>
      {isConfirming && (
        <DeleteDialog
          words={{
            delete: t('delete.do'),
            deleteTitle: t('delete.title'),
            deleteText: t(isAppealed ? 'delete.appealed' : 'delete.text'),
            keep: t('delete.keep'),
          }}
          onDelete={async () => {
            await remove.mutateAsync()
            onDeleted()
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  )
}
