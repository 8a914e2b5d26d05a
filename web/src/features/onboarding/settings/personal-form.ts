/** Values of the personal information form: from the account, rules, and the request body. */
import { trimInvisible } from '@brilla/contract/platform/text'
import type { Self } from '@brilla/contract/accounts/account'
import type { ProfileTextField } from '@brilla/contract/accounts/profile-texts'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import { limits } from '@brilla/contract/platform/limits'
import { formatBirthdate, joinBirthdate } from '../../accounts/account/birthdate.ts'
import { isMinorsDate } from '../../accounts/account/registration-form.ts'
import {
  checkAgencyName,
  checkDate,
  checkEmail,
  checkFreeText,
  checkLine,
  checkPersonName,
  collectErrors,
} from '../../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import type { Settings } from './settings.mutations.ts'

/** The link fields in the order of the form, with display name and example. */
export const links = [
  { field: 'facebook_url', name: 'Facebook', example: 'facebook.com/ana.ruiz' },
  { field: 'twitter_url', name: 'X (Twitter)', example: '@ana.ruiz' },
  { field: 'instagram_url', name: 'Instagram', example: '@ana.ruiz' },
  { field: 'spotify_url', name: 'Spotify', example: 'open.spotify.com/artist/…' },
  { field: 'youtube_url', name: 'YouTube', example: '@anaruiz' },
  { field: 'linkedin_url', name: 'LinkedIn', example: 'linkedin.com/in/ana-ruiz' },
] as const

type LinkField = (typeof links)[number]['field'] | 'web' | 'phone'
const linkFields: readonly LinkField[] = [...links.map(({ field }) => field), 'web', 'phone']

/** The fields have the names of the request, so that the server's errors find them. */
export interface PersonalValues extends Record<ProfileTextField, string> {
  agencyName: string
  contactEmail: string
  showEmail: FieldAudience
  showBirthdate: FieldAudience
  showCity: FieldAudience
  nombre: string
  apellido: string
  email: string
  /** As typed, see `joinBirthdate`. */
  fecha: string
  sexo: 'MA' | 'FE' | 'none'
  ciudad: string
  pais: string
  profile: Record<LinkField, string>
}

export function toPersonalValues(self: Self): PersonalValues {
  const [year = '', month = '', day = ''] = self.birthdate.split('-')
  return {
    agencyName: self.agencyName ?? '',
    contactEmail: self.contactEmail ?? '',
    showEmail: self.emailAudience,
    showBirthdate: self.birthdateAudience,
    showCity: self.cityAudience,
    nombre: self.nombre,
    apellido: self.apellido,
    email: self.email,
    fecha: joinBirthdate({ day: String(Number(day)), month: String(Number(month)), year }),
    sexo: self.sex ?? 'none',
    ciudad: self.ciudad,
    pais: self.country,
    biografia: self.biography,
    profile: Object.fromEntries(linkFields.map((field) => [field, self[field] ?? ''])) as Record<
      LinkField,
      string
    >,
  }
}

/** The values by their paths, such as `profile.web`. */
export const flatten = ({ profile, ...values }: PersonalValues): Record<string, string> => ({
  ...values,
  ...Object.fromEntries(Object.entries(profile).map(([field, value]) => [`profile.${field}`, value])),
})

/** The values that differ from those of the account, by their paths. */
export function listChanges(values: PersonalValues, account: PersonalValues): Record<string, string> {
  const before = flatten(account)
  return Object.fromEntries(Object.entries(flatten(values)).filter(([path, value]) => value !== before[path]))
}

/** The values of the account with the changes of `listChanges`. */
export function applyChanges(account: PersonalValues, changes: Record<string, string>): PersonalValues {
  const values: Record<string, unknown> = { ...account, profile: { ...account.profile } }
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', link] = path.split('.')
    if (link) (values.profile as Record<string, string>)[link] = value
    else values[field] = value
  }
  return values as unknown as PersonalValues
}

/** The errors that can be found without the server (P-settings-4). */
export const validatePersonal = (values: PersonalValues, agency: boolean): FieldErrorCodes =>
  collectErrors({
    agencyName: agency ? checkAgencyName(values.agencyName) : undefined,
    // Of a minor it is not sent.
    contactEmail:
      agency && trimInvisible(values.contactEmail) !== '' && !isMinorsDate(values.fecha)
        ? checkEmail(values.contactEmail)
        : undefined,
    nombre: checkPersonName(values.nombre),
    apellido: checkPersonName(values.apellido),
    email: checkEmail(values.email),
    fecha: checkDate(formatBirthdate(values.fecha)),
    ciudad: checkLine(values.ciudad, limits.cityMax, 'ciudad'),
    biografia: checkFreeText(values.biografia, limits.biographyMax),
  })

/** What a minor cannot make public is not sent (P-minors-9). */
export function toRequestBody(
  { agencyName, contactEmail, showEmail, showBirthdate, showCity, fecha, sexo, ...values }: PersonalValues,
  agency: boolean,
): Settings {
  const choosable = agency ? { contactEmail, showCity } : { showEmail, showBirthdate, showCity }
  return {
    ...values,
    fecha: formatBirthdate(fecha),
    sexo: sexo === 'none' ? null : sexo,
    ...(agency && { agencyName }),
    ...(!isMinorsDate(fecha) && choosable),
  }
}
