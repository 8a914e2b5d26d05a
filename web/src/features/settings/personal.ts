/** Values of the personal information form: from the account, validation, and the request body. */
import type { Self } from '@brilla/contract/account'
import { isEmail } from '@brilla/contract/email'
import { formatBirthdate } from '../account/registration.ts'
import type { Input } from '../../lib/api.types.ts'

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

export type PersonalValues = Record<LinkField, string> & {
  agencyName: string
  nombre: string
  apellido: string
  email: string
  day: string
  month: string
  year: string
  sexo: 'MA' | 'FE' | 'none'
  ciudad: string
  pais: string
  biografia: string
}

export function toPersonalValues(self: Self): PersonalValues {
  const [year = '', month = '', day = ''] = self.birthdate.split('-')
  return {
    ...(Object.fromEntries(linkFields.map((field) => [field, self[field] ?? ''])) as Record<
      LinkField,
      string
    >),
    agencyName: self.agencyName ?? '',
    nombre: self.nombre,
    apellido: self.apellido,
    email: self.email,
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    sexo: self.sex ?? 'none',
    ciudad: self.ciudad,
    pais: self.country,
    biografia: self.biography,
  }
}

type PersonalError =
  | 'nombre_agencia'
  | 'nombre_y_apellido'
  | 'correo_electronico'
  | 'correo_electronico_invalido'
  | 'fecha_nacimiento'
  | 'fecha_invalida'
  | 'ciudad'

/** Errors that can be found without the server (P-settings-4), in the order of the form. */
export function validatePersonal(
  values: PersonalValues,
  agency: boolean,
): { field: string; error: PersonalError }[] {
  const empty = (text: string) => text.trim() === ''
  const date = [values.day, values.month, values.year]
  type Rule = [wrong: boolean, field: string, error: PersonalError]
  const email: Rule[] = [
    [empty(values.email), 'email', 'correo_electronico'],
    [!empty(values.email) && !isEmail(values.email), 'email', 'correo_electronico_invalido'],
  ]
  const rules: Rule[] = [
    ...(agency ? [[empty(values.agencyName), 'agencyName', 'nombre_agencia'] as Rule, ...email] : []),
    [empty(values.nombre), 'nombre', 'nombre_y_apellido'],
    [empty(values.apellido), 'apellido', 'nombre_y_apellido'],
    ...(agency ? [] : email),
    [date.some(empty), 'fecha', 'fecha_nacimiento'],
    [!date.some(empty) && formatBirthdate(values) === null, 'fecha', 'fecha_invalida'],
    [empty(values.ciudad), 'ciudad', 'ciudad'],
  ]
  return rules.filter(([wrong]) => wrong).map(([, field, error]) => ({ field, error }))
}

export function toRequestBody(values: PersonalValues, agency: boolean): Input<'updateUser'>['body'] {
  const { nombre, apellido, email, sexo, ciudad, pais, biografia, agencyName } = values
  return {
    nombre,
    apellido,
    email,
    fecha: formatBirthdate(values) ?? '',
    sexo: sexo === 'none' ? null : sexo,
    ciudad,
    pais,
    biografia,
    profile: Object.fromEntries(linkFields.map((field) => [field, values[field]])),
    ...(agency && { agencyName }),
  }
}
