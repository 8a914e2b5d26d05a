import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../../lib/translation.tsx'
import { getErrorText } from '../../../../lib/error-text.ts'
import { useHeicTexts } from '../../../media/heic.ts'
import type { Upload } from '../../../media/upload.ts'

/** Why a file was rejected or its upload failed. */
export function UploadError({
  upload: { state, error },
  kind,
}: {
  upload: Upload
  kind: 'photo' | 'document'
}) {
  const { t, i18n } = useTranslation('post')
  const heic = useHeicTexts()
  if (!error || (state !== 'failed' && state !== 'rejected')) return null
  return (
    <p role="alert" className="text-sm font-semibold text-wrong">
      {error === 'heic'
        ? heic.advice
        : error === 'protected' || error === 'active'
          ? t(`document.${error}`)
          : error === 'incompressible' || error === 'pixels' || error === 'system'
            ? t(`photo.${error}`, { megapixels: limits.imagePixelsMax / 1e6 })
            : typeof error === 'string'
              ? t(`${kind}.${error}`, { formats: heic.formats })
              : getErrorText(error, i18n)}
    </p>
  )
}
