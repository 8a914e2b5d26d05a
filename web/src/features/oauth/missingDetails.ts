/** Values and validation of the form for missing details, and its draft that survives a reload. */
import { defaultCountry } from '@brilla/contract/countries'
import {
  emailRules,
  findWrongFields,
  isEmpty,
  commonRules,
  type WrongField,
} from '../account/registration.ts'
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

/** The id of the control for a field of the request. */
export const getControlId = (field: string): string => (field === 'birthdate' ? 'birthdate-day' : field)

/** Errors that can be found without the server, in the order of the form. */
export const validateDetails = (values: DetailsValues): WrongField[] =>
  findWrongFields([
    ['first_name', 'nombre', isEmpty(values.first_name)],
    ['last_name', 'apellido', isEmpty(values.last_name)],
    ...emailRules(values.email),
    ...commonRules(values),
  ])

const draftKey = 'social-details'

interface Draft {
  facebookId: string
  values: DetailsValues
}

export function storeDetails({ facebookId }: PendingRegistration, values: DetailsValues): void {
  sessionStorage.setItem(draftKey, JSON.stringify({ facebookId, values }))
}

/** The draft of this identity in this tab, or the values from the provider. */
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

export function clearDetails(): void {
  sessionStorage.removeItem(draftKey)
}
