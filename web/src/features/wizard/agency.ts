/** The agency's form: its values, what is wrong with them, and what of them survives a reload (P-wizard-6). */
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

/** A kept draft over what the account holds. */
export function withDraft(values: AgencyValues, draft: string): AgencyValues {
  return draft === '' ? values : { ...values, ...(JSON.parse(draft) as Partial<AgencyValues>) }
}

const required = ['agencyName', 'nombre', 'apellido', 'ciudad'] as const

/** The fields that are missing, in the form's order. */
export const missingIn = (values: AgencyValues) => required.filter((field) => values[field].trim() === '')
