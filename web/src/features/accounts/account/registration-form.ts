/** Values and rules of the registration form, and its draft that survives a reload. */
import { isMinor } from '@brilla/contract/accounts/age'
import { defaultCountry } from '@brilla/contract/platform/countries'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import { limits } from '@brilla/contract/platform/limits'
import { isPersonalPassword } from '@brilla/contract/accounts/personal-password'
import type { Input } from '../../../lib/api.types.ts'
import {
  checkDate,
  checkEmail,
  checkLine,
  checkNewPassword,
  checkPersonName,
  collectErrors,
} from '../../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import { toRegistrationIntent } from '../../../lib/intent.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { tabStore } from '../../../lib/storage.ts'
import { formatBirthdate } from './birthdate.ts'

export interface RegistrationValues {
  nombre: string
  apellido: string
  email: string
  password: string
  /** As typed, see `joinBirthdate`. */
  birthdate: string
  /** `none` means not disclosed and is sent as null (P-accounts-8). */
  sex: 'MA' | 'FE' | 'none'
  ciudad: string
  country: string
  showEmail: FieldAudience
  showBirthdate: FieldAudience
  /** Asked for of minors (P-minors-15). */
  guardianEmail?: string
  terms: boolean
}

/** The values before anything is typed. Those of text fields are read from the page, where a person may have begun. */
export const registrationDefaults = {
  birthdate: '',
  sex: 'MA',
  country: defaultCountry,
  showEmail: 'everyone',
  showBirthdate: 'everyone',
} as const

/** Whether the typed birth date, once it is complete, is that of a person under 18. */
export function isMinorsDate(typed: string): boolean {
  const birthdate = formatBirthdate(typed)
  return birthdate !== '' && isMinor(new Date(serverNow()), birthdate)
}

/** The chosen audiences; of a minor nothing is shown, and nothing sent (P-minors-9). */
export const toAudiences = ({
  birthdate,
  showEmail,
  showBirthdate,
}: Pick<RegistrationValues, 'birthdate' | 'showEmail' | 'showBirthdate'>) =>
  isMinorsDate(birthdate) ? {} : { showEmail, showBirthdate }

/** The typed e-mail of a minor's guardian; undefined without one. */
export const toGuardianEmail = ({
  birthdate,
  guardianEmail = '',
}: Pick<RegistrationValues, 'birthdate' | 'guardianEmail'>): string | undefined =>
  isMinorsDate(birthdate) && guardianEmail.trim() !== '' ? guardianEmail : undefined

function checkGuardianEmail(values: Pick<RegistrationValues, 'birthdate' | 'guardianEmail'>) {
  const email = toGuardianEmail(values)
  return email === undefined ? undefined : checkEmail(email)
}

/** Rules that registration by e-mail and by provider share. */
export const checkCommon = (
  values: Pick<RegistrationValues, 'birthdate' | 'guardianEmail' | 'ciudad' | 'terms'>,
) =>
  ({
    guardianEmail: checkGuardianEmail(values),
    birthdate: checkDate(formatBirthdate(values.birthdate)),
    ciudad: checkLine(values.ciudad, limits.cityMax, 'ciudad'),
    terms: values.terms ? undefined : 'terminos',
  }) as const

/** The errors that can be found without the server (P-accounts-2). */
export const validateRegistration = (values: RegistrationValues): FieldErrorCodes =>
  collectErrors({
    nombre: checkPersonName(values.nombre),
    apellido: checkPersonName(values.apellido),
    email: checkEmail(values.email),
    password:
      checkNewPassword(values.password) ??
      (isPersonalPassword(values.password, values.email, [values.nombre, values.apellido])
        ? 'personal_password'
        : undefined),
    ...checkCommon(values),
  })

/** The body of the request that registers. */
export const toRegistrationBody = (
  { sex, birthdate, showEmail, showBirthdate, guardianEmail, ...values }: RegistrationValues,
  langCode: 'es' | 'en',
): Input<'registerUser'>['body'] => ({
  username: Date.now(),
  ...values,
  ...toAudiences({ birthdate, showEmail, showBirthdate }),
  birthdate: formatBirthdate(birthdate),
  guardianEmail: toGuardianEmail({ birthdate, guardianEmail }),
  sex: sex === 'none' ? null : sex,
  langCode,
  intent: toRegistrationIntent(),
})

const draftKey = 'registration'

/** Stores the draft in this tab, never the password. */
export function storeDraft(values: RegistrationValues): void {
  tabStore.setTyped(draftKey, JSON.stringify({ ...values, password: '' }))
}

export function readDraft(): Record<string, unknown> {
  return JSON.parse(tabStore.getItem(draftKey) ?? '{}') as Record<string, unknown>
}

export function clearDraft(): void {
  tabStore.removeItem(draftKey)
}
