/** Values and rules of the form for missing details, and its draft that survives a reload. */
import { defaultCountry } from '@brilla/contract/platform/countries'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import { checkCommon, toAudiences, toGuardianEmail } from '../account/registration-form.ts'
import { checkEmail, checkPersonName, collectErrors } from '../../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import { formatBirthdate } from '../account/birthdate.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { tabStore } from '../../../lib/storage.ts'

export interface DetailsValues {
  first_name: string
  last_name: string
  email: string
  /** As typed, see `joinBirthdate`. */
  birthdate: string
  ciudad: string
  country: string
  showEmail: FieldAudience
  showBirthdate: FieldAudience
  /** Asked for of minors (P-minors-15). */
  guardianEmail?: string
  terms: boolean
}

/** The values that the provider supplied, and empty ones. */
export const toDetailsValues = ({ email, first_name, last_name }: PendingRegistration): DetailsValues => ({
  first_name,
  last_name,
  email,
  birthdate: '',
  ciudad: '',
  country: defaultCountry,
  showEmail: 'everyone',
  showBirthdate: 'everyone',
  guardianEmail: '',
  terms: false,
})

/** The errors that can be found without the server. */
export const validateDetails = (values: DetailsValues): FieldErrorCodes =>
  collectErrors({
    first_name: checkPersonName(values.first_name),
    last_name: checkPersonName(values.last_name),
    email: checkEmail(values.email),
    ...checkCommon(values),
  })

/** The body of the request that registers, but for the language. */
export const toDetailsBody = (
  { birthdate, showEmail, showBirthdate, guardianEmail, ...values }: DetailsValues,
  { facebookId, ticket }: Pick<PendingRegistration, 'facebookId' | 'ticket'>,
) => ({
  ...values,
  ...toAudiences({ birthdate, showEmail, showBirthdate }),
  facebookId,
  ticket,
  birthdate: formatBirthdate(birthdate),
  guardianEmail: toGuardianEmail({ birthdate, guardianEmail }),
})

const draftKey = 'social-details'

interface Draft {
  facebookId: string
  values: DetailsValues
}

export function storeDetails({ facebookId }: PendingRegistration, values: DetailsValues): void {
  tabStore.setTyped(draftKey, JSON.stringify({ facebookId, values }))
}

/** The draft of this identity in this tab. */
export function readDetails({ facebookId }: PendingRegistration): Record<string, unknown> {
  const draft = JSON.parse(tabStore.getItem(draftKey) ?? '{}') as Partial<Draft>
  return draft.facebookId === facebookId ? { ...draft.values } : {}
}

export function clearDetails(): void {
  tabStore.removeItem(draftKey)
}
