/** Values and validation of the agency form, and its draft that survives a reload (P-wizard-6). */
import type { Self } from '@brilla/contract/account'

export interface AgencyValues {
  agencyName: string
  nombre: string
  apellido: string
  country: string
  ciudad: string
  web: string
  biography: string
}
export type AgencyField = keyof AgencyValues

export const toAgencyValues = (self: Self): AgencyValues => ({
  agencyName: self.agencyName ?? '',
  nombre: self.nombre,
  apellido: self.apellido,
  country: self.country,
  ciudad: self.ciudad,
  web: self.web ?? '',
  biography: self.biography,
})

/** Merges a stored draft over the values of the account. */
export function withDraft(values: AgencyValues, draft: string): AgencyValues {
  return draft === '' ? values : { ...values, ...(JSON.parse(draft) as Partial<AgencyValues>) }
}

const required = ['agencyName', 'nombre', 'apellido', 'ciudad'] as const

/** Required fields that are empty, in the order of the form. */
export const findMissingFields = (values: AgencyValues) =>
  required.filter((field) => values[field].trim() === '')
