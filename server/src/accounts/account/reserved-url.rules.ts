/** Profile addresses that nobody can have (P-settings-12). */
import { contract } from '@brilla/contract'
import { pageRootSegments } from '@brilla/contract/platform/page-root-segments'
import { isId } from '../../platform/clock.ts'

const splitWords = (words: string) => words.split(' ')

/**
 * What a page's path begins with, since `/{profile_url}/followers` is one too, every fixed segment of an API path, and names that
 * would be misleading or may be needed later.
 */
const reserved = new Set([
  ...pageRootSegments,
  // Addresses that the server serves itself, tabs of profiles and settings, and words kept for pages to come.
  ...splitWords(
    'api archivos art assets biografia cancelled contacto conversaciones cookies dashboard email exports files ' +
      'followings fonts fotos healthz interests logout metrics notificaciones notificationes outbox readyz resize ' +
      'seguidores settings siguiendo socket success talento ui uploads videos visor www',
  ),
  // What programs write where there is no name, and whom nobody can be.
  ...splitWords(
    'anonimo anonymous default everyone false guest invitado nadie nan nil nobody none null todos true undefined ' +
      'unknown user usuario void',
  ),
  ...Object.values(contract).flatMap(({ path }) =>
    path.split('/').filter((part) => /^[a-z0-9_-]+$/.test(part)),
  ),
])

/** Words of those who run a service, in both languages: no part of an address is one of them. */
const staffWords = new Set(
  splitWords(
    'abuse admin administracion administrador administradora administrator admins ayuda help helpdesk hostmaster ' +
      'moderacion moderador moderadora moderadores moderation moderator moderators noreply postmaster ' +
      'root security seguridad soporte staff superuser support sysadmin webmaster',
  ),
)
/** Words with which their addresses begin, but which others have, too, such as `luisa-oficial`. */
const staffTitles = new Set(
  splitWords('equipo mod mods oficial official sistema system team verificado verified'),
)
/** Longer words of theirs, which also begin an address that is written together, such as `soportemx`. */
const staffBeginnings = /^(?:brilla|moderad|moderac|moderat|soporte|administra|webmaster|sysadmin|helpdesk)/

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Whether an address sounds as if it were ours, also with digits that look like letters or follow it. */
function soundsLikeStaff(profileUrl: string): boolean {
  const parts = profileUrl.split(/[-_]+/).filter((part) => part !== '')
  const spellings = parts.flatMap((part) => [
    part.replace(/\d/g, ''),
    part.replace(/[013457]/g, (digit) => digits[digit]!),
  ])
  const joined = parts.join('').replace(/\d/g, '')
  return (
    [...spellings, joined].some((word) => staffWords.has(word) || staffBeginnings.test(word)) ||
    spellings.slice(0, 2).some((word) => staffTitles.has(word))
  )
}

/** Whether a profile address is reserved, sounds like staff, or could be mistaken for an account id. */
export function isReservedProfileUrl(profileUrl: string): boolean {
  return reserved.has(profileUrl) || soundsLikeStaff(profileUrl) || isId(profileUrl)
}
