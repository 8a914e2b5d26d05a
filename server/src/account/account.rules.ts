import { randomInt } from 'node:crypto'
import { contract } from '@brilla/contract'
import { limits } from '@brilla/contract/limits'
import { pagePathParts } from '@brilla/contract/page-path-parts'
import { isId } from '../platform/clock.ts'
import { fold } from '../platform/fold.ts'

/** Age in full years on a day, by calendar date in UTC. `birthdate` is `YYYY-MM-DD`. */
export function getAge(day: Date, birthdate: string): number {
  const [year = 0, month = 0, date = 0] = birthdate.split('-').map(Number)
  const reached =
    day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return day.getUTCFullYear() - year - (reached ? 0 : 1)
}

/** Whether the person has reached the minimum age (P-accounts-6). */
export function isOldEnough(day: Date, birthdate: string): boolean {
  return getAge(day, birthdate) >= limits.ageMin
}

/** Profile addresses that are reserved: routes of the web client and every fixed segment of an API path. */
const reserved = new Set([
  ...pagePathParts,
  // What the server itself answers, and what may come to be a page.
  ...(
    'admin api art assets brilla contacto conversaciones cookies exports files fonts healthz help logout ' +
    'metrics moderacion notificaciones notificationes outbox readyz resize root socket support talento ui ' +
    'uploads visor www'
  ).split(' '),
  ...Object.values(contract).flatMap(({ path }) =>
    path.split('/').filter((part) => /^[a-z0-9_-]+$/.test(part)),
  ),
])

/** Whether a profile address is reserved or could be mistaken for an account id (P-settings-12). */
export function isReservedProfileUrl(profileUrl: string): boolean {
  return reserved.has(profileUrl) || isId(profileUrl)
}

/** Converts a full name to a profile address: accents folded, 3 to 40 characters of a–z, 0–9 and - (P-accounts-22). */
function slugifyName(fullName: string): string {
  const folded = fold(fullName)
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
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
