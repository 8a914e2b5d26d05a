/** The registration form's values, what is wrong with them, and what of them survives a reload. */
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
  /** `none` is undisclosed, null on the wire (P-accounts-8). */
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

/** The control's id by the wire's field name, in the form's order. */
export const controlOf: Record<string, string> = {
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

/** `YYYY-MM-DD` of the three fields; null when there is no such day, or the year is not written out. */
export function birthdateOf({
  day,
  month,
  year,
}: Pick<RegistrationValues, 'day' | 'month' | 'year'>): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${date}T`) ? date : null
}

export interface WrongField {
  /** The wire's name. */
  field: string
  error: RegistrationError
}

type Rule = readonly [field: string, error: RegistrationError, isBroken: boolean]

/** The first broken rule of each field, in the order of the rules. */
export function firstBroken(rules: readonly Rule[]): WrongField[] {
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

/** What is asked behind the e-mail and the password, however somebody registers. */
export const restRules = (values: Rest): Rule[] => [
  ['birthdate', 'fecha_nacimiento', values.day === '' || values.month === '' || values.year === ''],
  ['birthdate', 'fecha_invalida', birthdateOf(values) === null],
  ['ciudad', 'ciudad', isEmpty(values.ciudad)],
  ['terms', 'terminos', !values.terms],
]

/** What can be told before the server is asked (P-accounts-2), in the form's order. */
export const checkRegistration = (values: RegistrationValues): WrongField[] =>
  firstBroken([
    ['nombre', 'nombre', isEmpty(values.nombre)],
    ['apellido', 'apellido', isEmpty(values.apellido)],
    ...emailRules(values.email),
    ['password', 'contrasena', values.password === ''],
    ['password', 'tu_contrasena_debe_ser_mas_larga', values.password.length < limits.passwordMin],
    ...restRules(values),
  ])

const draftKey = 'registration'

/** Keeps what was typed for this tab, but never the password. */
export function keepDraft(values: RegistrationValues): void {
  sessionStorage.setItem(draftKey, JSON.stringify({ ...values, password: '' }))
}

export function readDraft(): RegistrationValues {
  const draft = sessionStorage.getItem(draftKey)
  return draft === null ? emptyRegistration : { ...emptyRegistration, ...JSON.parse(draft) }
}

export function dropDraft(): void {
  sessionStorage.removeItem(draftKey)
}
