import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { isOnItsWay, type Upload } from './uploads.ts'

/** To try again what has not arrived, and to take a file out of the post. */
export function UploadButtons({
  upload,
  name,
  onRetry,
  onRemove,
}: {
  upload: Upload
  /** How the file is called within a sentence. */
  name: string
  onRetry: () => void
  onRemove: () => void
}) {
  const { t } = useTranslation('post')
  const { state, file } = upload
  return (
    <>
      {file && (state === 'failed' || state === 'waiting') && (
        <IconButton label={t('upload.retry', { name })} onClick={onRetry}>
          <RotateCw aria-hidden size={19} />
        </IconButton>
      )}
      <IconButton
        label={t(isOnItsWay(upload) ? 'upload.cancel' : 'upload.remove', { name })}
        onClick={onRemove}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </>
  )
}
