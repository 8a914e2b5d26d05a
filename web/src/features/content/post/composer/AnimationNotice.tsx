import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { isAnimation } from '../../../media/is-animation.ts'
import type { Upload } from '../../../media/upload.ts'

/** Says of an animation that only its first frame is published (P-media-5). */
export function AnimationNotice({ upload: { file, type } }: { upload: Upload }) {
  const { t } = useTranslation('post')
  const [isAnimated, setIsAnimated] = useState(type === 'image/gif')
  useEffect(() => {
    // A file that cannot be read has an error of its own.
    if (file) isAnimation(file).then(setIsAnimated, () => undefined)
  }, [file])
  return isAnimated && <p className="text-sm text-quiet">{t('photo.animation')}</p>
}
