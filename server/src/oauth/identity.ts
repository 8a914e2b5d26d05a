import { email as emailField, line } from '@brilla/contract/fields'
import { limits } from '@brilla/contract/limits'
import { z } from 'zod'
import type { Identity } from './provider.ts'

const name = line(limits.nameMax).catch('')

/** Claims of OpenID Connect. What a provider tells of a person is no safer than what people type. */
const told = z.object({
  sub: z.string().min(1).max(255),
  email: emailField.nullable().catch(null),
  // Some write it as text.
  email_verified: z.literal([true, 'true', false]).catch(false),
  given_name: name,
  family_name: name,
  name,
})

/** Makes an identity of the claims that `issuer` answers for. Throws when they name nobody. */
export function parseIdentity(issuer: string, claims: object): Identity {
  const { sub, email, email_verified, given_name, family_name, name } = told.parse(claims)
  const [first = '', ...rest] = name.split(' ')
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email !== null && email_verified !== false,
    firstName: given_name || first,
    lastName: family_name || (given_name ? '' : rest.join(' ')),
  }
}
