import type { Self } from '@brilla/contract/account'
import type { Input } from '../../lib/api.types.ts'

export type Settings = Input<'updateUser'>['body']

/** The fields of the account that saving `settings` changes, as far as the client can tell. */
export function applySettings(before: Self, settings: Settings): Partial<Self> {
  const { nombre, apellido, email, fecha, sexo, pais, ciudad, biografia, profile, ...same } = settings
  const changed = {
    fullname: `${nombre} ${apellido}`,
    birthdate: fecha,
    sex: sexo,
    country: pais,
    ciudad,
    biography: biografia,
    nombre,
    apellido,
    ...profile,
    ...same,
    // A new e-mail stays pending until it is confirmed.
    pendingEmail: email.trim().toLowerCase() === before.email ? undefined : email.trim(),
  }
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}
