import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { isPending, type Upload } from '../../media/upload.ts'

/** How far a file is on its way. */
export function UploadProgress({
  upload,
  name,
  className,
}: {
  upload: Upload
  name: string
  className?: string
}) {
  const { t } = useTranslation('post')
  const { state, sent } = upload
  if (!isPending(upload)) return null
  return (
    <ProgressBar
      label={t('upload.sending', { name })}
      // Once all of it has left, the server still has to look at it.
      {...(state === 'uploading' && sent < 1 && { value: sent })}
      {...(state === 'waiting' && { value: 0 })}
      {...(className && { className })}
    />
  )
}
