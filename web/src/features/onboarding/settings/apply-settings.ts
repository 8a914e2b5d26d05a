import { trimInvisible } from '@brilla/contract/platform/text'
import type { Self } from '@brilla/contract/accounts/account'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { Input } from '../../../lib/api.types.ts'

type Body = Input<'updateUser'>['body']
/** The booleans of earlier clients are not used. */
export type Settings = Omit<Body, 'showEmail' | 'showBirthdate' | 'showCity'> & {
  showEmail?: FieldAudience
  showBirthdate?: FieldAudience
  showCity?: FieldAudience
}

/** The fields of the account that saving `settings` changes, as far as the client can tell. */
export function applySettings(before: Self, settings: Settings): Partial<Self> {
  const { nombre, apellido, email, fecha, sexo, pais, ciudad, biografia, profile, ...others } = settings
  const { showEmail, showBirthdate, showCity, contactEmail, ...same } = others
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
    ...(showEmail !== undefined && { emailAudience: showEmail, showEmail: showEmail === 'everyone' }),
    ...(showBirthdate !== undefined && {
      birthdateAudience: showBirthdate,
      showBirthdate: showBirthdate === 'everyone',
    }),
    ...(showCity !== undefined && { cityAudience: showCity, showCity: showCity === 'everyone' }),
    verified: same.agencyName === undefined || same.agencyName === before.agencyName ? undefined : false,
    contactEmail: contactEmail === undefined ? undefined : contactEmail || null,
    // A new e-mail stays pending until it is confirmed.
    pendingEmail: trimInvisible(email).toLowerCase() === before.email ? undefined : trimInvisible(email),
  }
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}
