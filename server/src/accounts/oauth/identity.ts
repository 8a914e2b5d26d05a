import { cleanPersonName } from '@brilla/contract/accounts/names'
import { email as emailField, line } from '@brilla/contract/platform/fields'
import { limits } from '@brilla/contract/platform/limits'
import { z } from 'zod'
import type { Identity } from './provider.ts'

const name = line(limits.nameMax).catch('')

/** Claims of OpenID Connect. Data from a provider is validated like user input. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailField.nullable().catch(null),
  // Some providers send it as a string.
  email_verified: z.literal([true, 'true', false]).catch(false),
  given_name: name,
  family_name: name,
  name,
})

/** Converts claims of `issuer` to an identity. Throws when there is no valid `sub`. */
export function parseIdentity(issuer: string, claims: object): Identity {
  const { sub, email, email_verified, given_name, family_name, name } = claimsSchema.parse(claims)
  const [first = '', ...rest] = name.split(' ')
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email !== null && email_verified !== false,
    firstName: cleanPersonName(given_name || first),
    lastName: cleanPersonName(family_name || (given_name ? '' : rest.join(' '))),
  }
}
