/** The form of a registration through a provider: its values, what is wrong with them, what survives a reload. */
import { defaultCountry } from '@brilla/contract/countries'
import { emailRules, firstBroken, isEmpty, restRules, type WrongField } from '../account/registration.ts'
import type { PendingRegistration } from './pendingRegistration.ts'

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
export const getControlId = (field: string): string => (field === 'birthdate' ? 'birthdate-day' : field)

/** What can be told before the server is asked, in the form's order. */
export const checkDetails = (values: DetailsValues): WrongField[] =>
  firstBroken([
    ['first_name', 'nombre', isEmpty(values.first_name)],
    ['last_name', 'apellido', isEmpty(values.last_name)],
    ...emailRules(values.email),
    ...restRules(values),
  ])

const draftKey = 'social-details'

interface Draft {
  facebookId: string
  values: DetailsValues
}

export function keepDetails({ facebookId }: PendingRegistration, values: DetailsValues): void {
  sessionStorage.setItem(draftKey, JSON.stringify({ facebookId, values }))
}

/** What this person typed in this tab, or the form as the provider fills it in. */
export function readDetails({
  facebookId,
  email,
  first_name,
  last_name,
}: PendingRegistration): DetailsValues {
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
