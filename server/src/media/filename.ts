/** Names of uploaded files, made safe for headers, paths and the screen. */
import { normalizeUnicode } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'

const lengthMax = 100

/** Lower-cased, and other characters than letters and digits as underscores (P-media-6). */
export function toPlainFilename(base: string, extension: string): string {
  const folded = normalizeUnicode(base, 'NFKD').replace(/\p{Mark}/gu, '')
  const cleaned = folded
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .slice(0, lengthMax)
  return `${cleaned || 'archivo'}.${extension}`
}

/**
 * As its owner wrote it. Removed are characters that no file system allows, and invisible ones, such as those that reverse
 * the text after them and make a name look as if it had another extension (P-messages-9).
 */
export function toDisplayFilename(base: string, extension: string): string {
  const visible = normalizeUnicode(base, 'NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Other}/gu, '')
    .replace(/[<>:"/\\|?*]/g, '_')
  const cut = cutText(visible, lengthMax)
  const cleaned = cut.replace(/^[. ]+/, '').replace(/^(.*[^. ])[. ]+$/su, '$1')
  return `${cleaned || 'archivo'}.${extension}`
}
