/** Values and rules of the agency form (P-wizard-6). */
import { trimInvisible } from '@brilla/contract/platform/text'
import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import {
  checkAgencyName,
  checkEmail,
  checkLine,
  checkPersonName,
  collectErrors,
} from '../../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'

export interface AgencyValues {
  agencyName: string
  contactEmail: string
  nombre: string
  apellido: string
  country: string
  ciudad: string
  web: string
  biography: string
}

export const toAgencyValues = (self: Self): AgencyValues => ({
  agencyName: self.agencyName ?? '',
  contactEmail: self.contactEmail ?? '',
  nombre: self.nombre,
  apellido: self.apellido,
  country: self.country,
  ciudad: self.ciudad,
  web: self.web ?? '',
  biography: self.biography,
})

/** The errors that can be found without the server. */
export const validateAgency = (values: AgencyValues): FieldErrorCodes =>
  collectErrors({
    agencyName: checkAgencyName(values.agencyName),
    contactEmail: trimInvisible(values.contactEmail) === '' ? undefined : checkEmail(values.contactEmail),
    nombre: checkPersonName(values.nombre),
    apellido: checkPersonName(values.apellido),
    ciudad: checkLine(values.ciudad, limits.cityMax, 'ciudad'),
  })
