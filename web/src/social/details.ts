/** The form of a registration through a provider: its values, what is wrong with them, what survives a reload. */
import { defaultCountry } from '@brilla/contract/countries'
import { birthdateOf, looksLikeEmail, type RegistrationError } from '../account/registration.ts'
import type { Pending } from './pending.ts'

export interface DetailsValues {
  first_name: string
  last_name: string
  email: string
  day: string
  month: string
  year: string
  ciudad: string
  country: string
  terms: boolean
}

/** The control's id, where it is not the wire's field name. */
export const controlOf = (field: string): string => (field === 'birthdate' ? 'birthdate-day' : field)

/** What can be told before the server is asked, by the wire's field names, in the form's order. */
export function checkDetails(values: DetailsValues): { field: string; error: RegistrationError }[] {
  const wrong: { field: string; error: RegistrationError }[] = []
  const check = (field: string, error: RegistrationError, isWrong: boolean) => {
    if (isWrong && !wrong.some((one) => one.field === field)) wrong.push({ field, error })
  }
  check('first_name', 'nombre', values.first_name.trim() === '')
  check('last_name', 'apellido', values.last_name.trim() === '')
  check('email', 'correo_electronico', values.email.trim() === '')
  check('email', 'correo_electronico_invalido', !looksLikeEmail(values.email))
  check('birthdate', 'fecha_nacimiento', values.day === '' || values.month === '' || values.year === '')
  check('birthdate', 'fecha_invalida', birthdateOf(values) === null)
  check('ciudad', 'ciudad', values.ciudad.trim() === '')
  check('terms', 'terminos', !values.terms)
  return wrong
}

const draftKey = 'social-details'

interface Draft {
  facebookId: string
  values: DetailsValues
}

export function keepDetails({ facebookId }: Pending, values: DetailsValues): void {
  sessionStorage.setItem(draftKey, JSON.stringify({ facebookId, values }))
}

/** What this person typed in this tab, or the form as the provider fills it in. */
export function readDetails({ facebookId, email, first_name, last_name }: Pending): DetailsValues {
  const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft
  if (kept.facebookId === facebookId) return kept.values
  return {
    first_name,
    last_name,
    email,
    day: '',
    month: '',
    year: '',
    ciudad: '',
    country: defaultCountry,
    terms: false,
  }
}

export function dropDetails(): void {
  sessionStorage.removeItem(draftKey)
}
