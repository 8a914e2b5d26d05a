import type { Self } from '@brilla/contract/account'
import type { Input } from '../../lib/api.types.ts'

export type Settings = Input<'updateUser'>['body']

/** What an account holds once such settings are saved, as far as it can be told without asking. */
export function savedIn(before: Self, settings: Settings): Partial<Self> {
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
    // A new e-mail waits for its confirmation.
    pendingEmail: email.trim().toLowerCase() === before.email ? undefined : email.trim(),
  }
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}
