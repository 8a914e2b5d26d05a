import { randomInt } from 'node:crypto'
import { contract } from '@brilla/contract'
import { limits } from '@brilla/contract/limits'
import { isId } from '../platform/clock.ts'
import { fold } from '../platform/fold.ts'

/** Full years on the day, by calendar date in UTC. `birthdate` is `YYYY-MM-DD`. */
export function ageOn(day: Date, birthdate: string): number {
  const [year = 0, month = 0, date = 0] = birthdate.split('-').map(Number)
  const reached =
    day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return day.getUTCFullYear() - year - (reached ? 0 : 1)
}

/** P-accounts-6. */
export function isOldEnough(day: Date, birthdate: string): boolean {
  return ageOn(day, birthdate) >= limits.ageMin
}

/** Addresses of the product that no profile may take; every fixed part of a call's path is one as well. */
const reserved = new Set([
  ...(
    'admin agencia api archivos art assets biografia brilla cancelled contacto conversaciones cookies dashboard ' +
    'destacados email explorar exports files followings fonts forgot fotos healthz help interests login logout metrics ' +
    'moderacion noticias notificaciones notificationes outbox password politicas-cookies politicas-privacidad profile ' +
    'readyz recientes register resize root seguidores settings siguiendo socket success support suspended talento ' +
    'talentos terminos ui uploads user videos visor www'
  ).split(' '),
  ...Object.values(contract).flatMap(({ path }) =>
    path.split('/').filter((part) => /^[a-z0-9_-]+$/.test(part)),
  ),
])

/** Whether an address is the product's, or could be an id, which leads to whom it names (P-settings-12). */
export function isReserved(profileUrl: string): boolean {
  return reserved.has(profileUrl) || isId(profileUrl)
}

/** The profile address made from a full name: accents folded, 3 to 40 of a–z 0–9 - (P-accounts-22). */
function profileUrlOf(fullName: string): string {
  const folded = fold(fullName)
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return folded.length < 3 || isReserved(folded) ? `talento-${folded}`.replace(/-$/, '') : folded
}

/** Addresses to try for a full name, the plain one first, then with short suffixes that do not count people. */
export function* profileUrlsFor(fullName: string): Generator<string, never> {
  const wanted = profileUrlOf(fullName)
  // Of a name in another script nothing is left but a word of the product.
  if (!isReserved(wanted)) yield wanted
  for (;;)
    yield `${wanted}-${randomInt(36 ** 4)
      .toString(36)
      .padStart(4, '0')}`
}
