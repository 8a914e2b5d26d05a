import { limits } from '@brilla/contract/limits'

/** Full years on the day, by calendar date in UTC. `birthdate` is `YYYY-MM-DD`. */
export function ageOn(day: Date, birthdate: string): number {
  const [year = 0, month = 0, date = 0] = birthdate.split('-').map(Number)
  const reached =
    day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return day.getUTCFullYear() - year - (reached ? 0 : 1)
}

/** Decision 9. */
export function isOldEnough(day: Date, birthdate: string): boolean {
  return ageOn(day, birthdate) >= limits.ageMin
}

/** Addresses of the product that no profile may take. */
const reserved = new Set(
  (
    'admin agencia api archivos biografia brilla contacto conversaciones cookies explorar files forgot fotos healthz ' +
    'help login logout metrics moderacion noticias notificaciones notificationes outbox politicas-cookies ' +
    'politicas-privacidad profile readyz register resize root self seguidores siguiendo socket support talentos ' +
    'terminos ui user users videos'
  ).split(' '),
)

/** The profile address made from a full name: accents folded, 3 to 40 of a–z 0–9 - (decision 3). */
export function profileUrlOf(fullName: string): string {
  const folded = fullName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return folded.length < 3 || reserved.has(folded) ? `talento-${folded}`.replace(/-$/, '') : folded
}

/** An address to try after `base` was taken: a short suffix that does not count people. */
export function withSuffix(base: string, random: number): string {
  return `${base}-${Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`
}
