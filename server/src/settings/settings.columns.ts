/** The settings form in the account's columns: the one place where its wire names are translated. */
import type { settings } from '@brilla/contract/settings'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { Account } from '../platform/database/schema.ts'
import type { ErrorCode } from '@brilla/contract/errors'
import { distinct, isPhone, type LinkField, linkTo } from './settings.rules.ts'

type Settings = z.output<typeof settings>

/** Columns to set, and every link and phone that is wrong; what the form leaves out is undefined and stays. */
export function rowOf(body: Settings) {
  const wrong: { field: string; error: ErrorCode }[] = []
  function link(field: LinkField): string | null | undefined {
    const typed = body.profile?.[field]
    if (typed === undefined) return undefined
    const url = linkTo(field, typed)
    if (url === undefined) wrong.push({ field: `profile.${field}`, error: 'enlace_invalido' })
    return url
  }
  const phone = body.profile?.phone === undefined ? undefined : body.profile.phone || null
  if (phone && !isPhone(phone)) wrong.push({ field: 'profile.phone', error: 'telefono_invalido' })
  const row: Updateable<Account> = {
    first_name: body.nombre,
    last_name: body.apellido,
    birthdate: body.fecha,
    sex: body.sexo,
    country: body.pais,
    city: body.ciudad,
    biography: body.biografia,
    interests: body.interests && distinct(body.interests),
    show_email: body.showEmail,
    show_birthdate: body.showBirthdate,
    agency_name: body.agencyName,
    facebook_url: link('facebook_url'),
    twitter_url: link('twitter_url'),
    instagram_url: link('instagram_url'),
    spotify_url: link('spotify_url'),
    youtube_url: link('youtube_url'),
    linkedin_url: link('linkedin_url'),
    web_url: link('web'),
    phone,
  }
  return { row, wrong }
}
