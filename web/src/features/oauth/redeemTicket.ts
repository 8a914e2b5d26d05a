import type { Client } from '../../lib/api.ts'
import { decodeJwt } from '../../lib/decodeJwt.ts'
import type { PendingRegistration } from './pendingRegistration.ts'

/** How arriving with a ticket ends: inside, with a form to fill in, or at an account that has this e-mail. */
export type RedeemedTicket = { token: string } | { pending: PendingRegistration } | { taken: string }

/** What a ticket says of its person; the server believes the ticket alone. */
interface TicketClaims {
  sub: string
  email: string | null
  first_name: string
  last_name: string
  /** The provider was told to ask again: somebody who is logged in confirms that it is them. */
  again?: boolean
}

const readTicket = (ticket: string) => decodeJwt(ticket) as TicketClaims

/** Whether the ticket is a confirmation's and no login's. */
export const isConfirmation = (ticket: string): boolean => readTicket(ticket).again === true

/** Makes the session fresh of who is logged in. */
export async function reauthenticateWithTicket(api: Client, ticket: string): Promise<void> {
  await api.call('reauthenticateSocial', { body: { facebookId: readTicket(ticket).sub, ticket } })
}

/** Logs in whom the provider named, or finds out what is missing to register them. */
export async function redeemTicket(api: Client, ticket: string): Promise<RedeemedTicket> {
  const { sub: facebookId, email, first_name, last_name } = readTicket(ticket)
  const { exists } = await api.call('socialIdentityExists', { params: { id: facebookId }, query: { ticket } })
  if (exists) return api.call('authenticateSocial', { body: { facebookId, ticket } })
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
