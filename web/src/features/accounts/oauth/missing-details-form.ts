/** Values and rules of the form for missing details, and its draft that survives a reload. */
import { defaultCountry } from '@brilla/contract/platform/countries'
import {
  checkCommon,
  toAudiences,
  toGuardianEmail,
  type RegistrationValues,
} from '../account/registration-form.ts'
import { checkEmail, checkPersonName, collectErrors } from '../../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import { formatBirthdate } from '../account/birthdate.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { tabStore } from '../../../lib/storage.ts'

/** What registration asks for, but for what the provider stands for. */
export interface DetailsValues extends Omit<RegistrationValues, 'nombre' | 'apellido' | 'password' | 'sex'> {
  first_name: string
  last_name: string
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
