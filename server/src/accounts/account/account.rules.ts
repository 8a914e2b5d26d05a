import { randomInt } from 'node:crypto'
import { foldText } from '../../platform/fold-text.ts'
import { isReservedProfileUrl } from './reserved-url.rules.ts'

/**
 * Converts a full name to a profile address: accents folded, 3 to 40 characters of a–z, 0–9 and -, cut after a whole word
 * (P-accounts-22).
 */
function slugifyName(fullName: string): string {
  const words = foldText(fullName)
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const folded =
    words.length > 40
      ? words
          .slice(0, 41)
          .replace(/-[^-]*$/, '')
          .slice(0, 40)
      : words
  const candidates = [...(folded.length < 3 ? [] : [folded]), `talento-${folded}`.replace(/-$/, '')]
  return candidates.find((one) => !isReservedProfileUrl(one)) ?? 'talento'
}

/** Yields candidate profile addresses for a name: first the plain one, then with random suffixes. */
export function* generateProfileUrls(fullName: string): Generator<string, never> {
  const slug = slugifyName(fullName)
  // A name in another script folds to nothing but the reserved prefix, which needs a suffix.
  if (!isReservedProfileUrl(slug)) yield slug
  for (;;)
    yield `${slug}-${randomInt(36 ** 4)
      .toString(36)
      .padStart(4, '0')}`
}
