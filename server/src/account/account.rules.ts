import { randomInt } from 'node:crypto'
import { contract } from '@brilla/contract'
import { pageRootSegments } from '@brilla/contract/page-root-segments'
import { isId } from '../platform/clock.ts'
import { foldText } from '../platform/fold-text.ts'

/**
 * Profile addresses that are reserved: what a page's path begins with, since `/{profile_url}/followers` is one too, every
 * fixed segment of an API path, and names that would be misleading or may be needed later.
 */
const reserved = new Set([
  ...pageRootSegments,
  // Addresses that the server serves itself, tabs of profiles and settings, and words kept for pages to come.
  ...(
    'admin api archivos art assets biografia brilla cancelled contacto conversaciones cookies dashboard email ' +
    'exports files followings fonts fotos healthz help interests logout metrics moderacion notificaciones ' +
    'notificationes outbox readyz resize root seguidores settings siguiendo socket success support talento ui ' +
    'uploads videos visor www'
  ).split(' '),
  ...Object.values(contract).flatMap(({ path }) =>
    path.split('/').filter((part) => /^[a-z0-9_-]+$/.test(part)),
  ),
])

/** Whether a profile address is reserved or could be mistaken for an account id (P-settings-12). */
export function isReservedProfileUrl(profileUrl: string): boolean {
  return reserved.has(profileUrl) || isId(profileUrl)
}

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
  return folded.length < 3 || isReservedProfileUrl(folded) ? `talento-${folded}`.replace(/-$/, '') : folded
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
