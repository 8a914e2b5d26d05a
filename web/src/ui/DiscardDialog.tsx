import { useTranslation } from '../lib/translation.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks before an edited text is lost; `onClose` goes on editing. */
export default function DiscardDialog({
  onDiscard,
  onClose,
}: {
  onDiscard: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('discard.title')}
      description={t('discard.text')}
      cancel={t('discard.keep')}
      actions={
        <Button variant="danger" onClick={onDiscard}>
          {t('discard.do')}
        </Button>
      }
    />
  )
}
