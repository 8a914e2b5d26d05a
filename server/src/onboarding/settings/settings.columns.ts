/** Maps the settings form to columns of the account. */
import type { settings } from '@brilla/contract/onboarding/settings'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { storedCity } from '../../accounts/city/index.ts'
import {
  type LinkField,
  normalizeLink,
  toAudienceColumns,
  toBiographyColumns,
  toSwitchColumns,
} from '../../accounts/account/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import { removeDuplicates } from '../../platform/remove-duplicates.ts'
import { isPhone } from './settings.rules.ts'

type Settings = z.output<typeof settings>

/** What others read of the form, by its fields. */
export function listPublicTexts({ biografia, interests, profile }: Settings) {
  const texts = {
    biografia,
    ...Object.fromEntries((interests ?? []).map((interest, index) => [`interests.${index}`, interest])),
  }
  const links = Object.entries(profile ?? {}).filter(([field]) => field !== 'phone')
  return { texts, links: Object.fromEntries(links.map(([field, link]) => [`profile.${field}`, link])) }
}

/** Returns the columns to set, without the birth date (undefined ones stay unchanged), and all invalid links and phone numbers. */
export function toAccountColumns(body: Settings) {
  const errors: { field: string; error: ErrorCode }[] = []
  function link(field: LinkField): string | null | undefined {
    const typed = body.profile?.[field]
    if (typed === undefined) return undefined
    const url = normalizeLink(field, typed)
    if (url === undefined) errors.push({ field: `profile.${field}`, error: 'enlace_invalido' })
    return url
  }
  const phone = body.profile?.phone === undefined ? undefined : body.profile.phone || null
  if (phone && !isPhone(phone)) errors.push({ field: 'profile.phone', error: 'telefono_invalido' })
  const row: Updateable<Account> = {
    first_name: body.nombre,
    last_name: body.apellido,
    sex: body.sexo,
    country: body.pais,
    city: body.ciudad && storedCity(body.ciudad, body.pais ?? ''),
    ...toBiographyColumns(body.biografia),
    interests: body.interests && removeDuplicates(body.interests),
    ...toAudienceColumns(body),
    ...toSwitchColumns(body),
    comments_from: body.commentsFrom,
    agency_name: body.agencyName,
    contact_email: body.contactEmail === undefined ? undefined : body.contactEmail || null,
    facebook_url: link('facebook_url'),
    twitter_url: link('twitter_url'),
    instagram_url: link('instagram_url'),
    spotify_url: link('spotify_url'),
    youtube_url: link('youtube_url'),
    linkedin_url: link('linkedin_url'),
    web_url: link('web'),
    phone,
  }
  return { row, errors }
}
