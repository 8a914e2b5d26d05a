import type { Client } from '../../../lib/api.ts'
import { decodeJwt } from '../../../lib/decode-jwt.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** Result of a ticket: a login, a registration with missing details, or an e-mail that another account has. */
export type RedeemedTicket = { token: string } | { pending: PendingRegistration } | { taken: string }

/** Claims of a ticket, used for display; the server verifies the ticket itself. */
interface TicketClaims {
  sub: string
  email: string | null
  first_name: string
  last_name: string
  /** Whether the ticket re-authenticates a logged-in person. */
  again?: boolean
}

const readTicket = (ticket: string) => decodeJwt(ticket) as TicketClaims

/** Whether the ticket is for re-authentication and not for a login. */
export const isConfirmation = (ticket: string): boolean => readTicket(ticket).again === true

/** Makes the current session fresh. */
export async function reauthenticateWithTicket(api: Client, ticket: string): Promise<void> {
  await api.call('reauthenticateSocial', { body: { facebookId: readTicket(ticket).sub, ticket } })
}

/** Makes a request that may need the code of a second step. */
type WithCode = <Result>(request: (code?: string) => Promise<Result>) => Promise<Result>

/** Logs in or registers the person that the provider identified, or returns what is missing for it. */
export async function redeemTicket(api: Client, ticket: string, withCode: WithCode): Promise<RedeemedTicket> {
  const { sub: facebookId, email, first_name, last_name } = readTicket(ticket)
  const { exists } = await api.call('socialIdentityExists', { params: { id: facebookId }, query: { ticket } })
  if (exists) {
    return withCode((code) =>
      api.call('authenticateSocial', { body: { facebookId, ticket, ...(code && { code }) } }),
    )
  }
  const told = {
    ...(email && { email }),
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
  }
  const reply = await api.call('registerSocial', { body: { facebookId, ticket, ...told } })
  if (reply.token !== null) return { token: reply.token }
  if (reply.exists) return { taken: email ?? '' }
  return {
    pending: { facebookId, ticket: reply.ticket ?? ticket, email: email ?? '', first_name, last_name },
  }
}
