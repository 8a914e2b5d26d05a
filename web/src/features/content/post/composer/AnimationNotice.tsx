import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
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

/** Bytes from the beginning that are read; color profiles may come before the mark of an animated PNG. */
const headBytes = 65_536

/** Whether an image file is an animation: GIF (always taken for one), PNG, WebP or AVIF. */
async function isAnimation(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (head.startsWith('PNG', 1)) return head.split('IDAT')[0]!.includes('acTL')
  if (head.startsWith('WEBPVP8X', 8)) return (head.charCodeAt(20) & 2) !== 0
  return head.startsWith('GIF8') || head.startsWith('ftypavis', 4)
}
