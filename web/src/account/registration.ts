/** The registration form's values, what is wrong with them, and what of them survives a reload. */
import { limits } from '@brilla/contract/limits'

export interface RegistrationValues {
  nombre: string
  apellido: string
  email: string
  password: string
  day: string
  month: string
  year: string
  /** `none` is undisclosed, null on the wire (decision 22). */
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
  country: 'MX',
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

/** The control's id by the wire's field name. */
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

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())

/** `YYYY-MM-DD` of the three fields; null when there is no such day. */
export function birthdateOf({
  day,
  month,
  year,
}: Pick<RegistrationValues, 'day' | 'month' | 'year'>): string | null {
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

/** What can be told before the server is asked (platform.md section 5), by the wire's field names, in the form's order. */
export function checkRegistration(values: RegistrationValues): { field: string; error: RegistrationError }[] {
  const wrong: { field: string; error: RegistrationError }[] = []
  const check = (field: string, error: RegistrationError, isWrong: boolean) => {
    if (isWrong && !wrong.some((one) => one.field === field)) wrong.push({ field, error })
  }
  check('nombre', 'nombre', values.nombre.trim() === '')
  check('apellido', 'apellido', values.apellido.trim() === '')
  check('email', 'correo_electronico', values.email.trim() === '')
  check('email', 'correo_electronico_invalido', !looksLikeEmail(values.email))
  check('password', 'contrasena', values.password === '')
  check('password', 'tu_contrasena_debe_ser_mas_larga', values.password.length < limits.passwordMin)
  check('birthdate', 'fecha_nacimiento', values.day === '' || values.month === '' || values.year === '')
  check('birthdate', 'fecha_invalida', birthdateOf(values) === null)
  check('ciudad', 'ciudad', values.ciudad.trim() === '')
  check('terms', 'terminos', !values.terms)
  return wrong
}

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
