import { useTranslation } from '../../../../lib/translation.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { isPending, type Upload } from '../../../media/upload.ts'

/** The progress of an upload. */
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
      // After the last byte the server still validates the file: indeterminate.
      {...(state === 'uploading' && sent < 1 && { value: sent })}
      {...(state === 'waiting' && { value: 0 })}
      {...(className && { className })}
    />
  )
}
