import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems.ts'
import type { Upload } from '../../media/upload.ts'

/** Why a file was rejected or its upload failed. */
export function UploadError({
  upload: { state, problem },
  kind,
}: {
  upload: Upload
  kind: 'photo' | 'document'
}) {
  const { t, i18n } = useTranslation('post')
  if (!problem || (state !== 'failed' && state !== 'rejected')) return null
  return (
    <p role="alert" className="text-sm font-semibold text-wrong">
      {problem === 'extension' || problem === 'system'
        ? t(`photo.${problem}`)
        : typeof problem === 'string'
          ? t(`${kind}.${problem}`)
          : problemText(problem, i18n)}
    </p>
  )
}
