import type { AccountType } from '@brilla/contract/platform/fields'

/** Who can look at the own profile, as in the address of the page. */
export const readers = ['talento', 'agencia', 'guest'] as const
export type Reader = (typeof readers)[number]

export const isMemberType = (reader: string): reader is AccountType =>
  reader === 'talento' || reader === 'agencia'
