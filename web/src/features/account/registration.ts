/** Values and validation of the registration form, and its draft that survives a reload. */
import { defaultCountry } from '@brilla/contract/countries'
import { isEmail } from '@brilla/contract/email'
import { limits } from '@brilla/contract/limits'

export interface RegistrationValues {
  nombre: string
  apellido: string
  email: string
  password: string
  day: string
  month: string
  year: string
  /** `none` means not disclosed and is sent as null (P-accounts-8). */
  sex: 'MA' | 'FE' | 'none'
  ciudad: string
  country: string
  terms: boolean
}

export const emptyRegistration: RegistrationValues = {
  nombre: '',
  apellido: '',
  email: '',
  password: '',
  day: '',
  month: '',
  year: '',
  sex: 'MA',
  ciudad: '',
  country: defaultCountry,
  terms: false,
}

export type RegistrationError =
  | 'nombre'
  | 'apellido'
  | 'correo_electronico'
  | 'correo_electronico_invalido'
  | 'contrasena'
  | 'tu_contrasena_debe_ser_mas_larga'
  | 'fecha_nacimiento'
  | 'fecha_invalida'
  | 'ciudad'
  | 'terminos'

/** Control ids by field name of the request, in the order of the form. */
export const controlIds: Record<string, string> = {
  nombre: 'nombre',
  apellido: 'apellido',
  email: 'email',
  password: 'password',
  birthdate: 'birthdate-day',
  sex: 'sex',
  ciudad: 'ciudad',
  country: 'country',
  terms: 'terms',
}

/** Formats the three fields as `YYYY-MM-DD`; null if the date does not exist or the year does not have four digits. */
export function formatBirthdate({
  day,
  month,
  year,
}: Pick<RegistrationValues, 'day' | 'month' | 'year'>): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${date}T`) ? date : null
}

export interface WrongField {
  /** Field name of the request. */
  field: string
  error: RegistrationError
}

type Rule = readonly [field: string, error: RegistrationError, isBroken: boolean]

/** The first broken rule of each field, in the order of the rules. */
export function findWrongFields(rules: readonly Rule[]): WrongField[] {
  const broken = new Map<string, RegistrationError>()
  for (const [field, error, isBroken] of rules) {
    if (isBroken && !broken.has(field)) broken.set(field, error)
  }
  return [...broken].map(([field, error]) => ({ field, error }))
}

export const isEmpty = (text: string): boolean => text.trim() === ''

export const emailRules = (email: string): Rule[] => [
  ['email', 'correo_electronico', isEmpty(email)],
  ['email', 'correo_electronico_invalido', !isEmail(email)],
]

type Rest = Pick<RegistrationValues, 'day' | 'month' | 'year' | 'ciudad' | 'terms'>

/** Rules that registration by e-mail and by provider share. */
export const commonRules = (values: Rest): Rule[] => [
  ['birthdate', 'fecha_nacimiento', values.day === '' || values.month === '' || values.year === ''],
  ['birthdate', 'fecha_invalida', formatBirthdate(values) === null],
  ['ciudad', 'ciudad', isEmpty(values.ciudad)],
  ['terms', 'terminos', !values.terms],
]

/** Errors that can be found without the server (P-accounts-2), in the order of the form. */
export const validateRegistration = (values: RegistrationValues): WrongField[] =>
  findWrongFields([
    ['nombre', 'nombre', isEmpty(values.nombre)],
    ['apellido', 'apellido', isEmpty(values.apellido)],
    ...emailRules(values.email),
    ['password', 'contrasena', values.password === ''],
    ['password', 'tu_contrasena_debe_ser_mas_larga', values.password.length < limits.passwordMin],
    ...commonRules(values),
  ])

const draftKey = 'registration'

/** Stores the draft in this tab, never the password. */
export function storeDraft(values: RegistrationValues): void {
  sessionStorage.setItem(draftKey, JSON.stringify({ ...values, password: '' }))
}

export function readDraft(): RegistrationValues {
  const draft = sessionStorage.getItem(draftKey)
  return draft === null ? emptyRegistration : { ...emptyRegistration, ...JSON.parse(draft) }
}

export function clearDraft(): void {
  sessionStorage.removeItem(draftKey)
}
