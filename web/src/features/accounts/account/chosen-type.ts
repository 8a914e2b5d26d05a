import { localStore } from '../../../lib/storage.ts'

/** The type that a link to the registration has named: the mailed link opens in another tab (P-accounts-33). */
const key = 'chosen type'
const types = ['talento', 'agencia'] as const

/** Stores the type in the address of the registration (`/register?tipo=agencia`), if it has one. */
export function storeChosenType(search: URLSearchParams): void {
  const type = types.find((one) => one === search.get('tipo'))
  if (type) localStore.setItem(key, type)
}

export const readChosenType = (): (typeof types)[number] | undefined =>
  types.find((one) => one === localStore.getItem(key))

export const clearChosenType = (): void => localStore.removeItem(key)
