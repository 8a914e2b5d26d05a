/** States and tickets are single-use across all processes. */
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { readWithAny } from '../../platform/secret.ts'
import { readTicket, type Ticket } from './oauth-state.ts'
import { insertUsedToken, isTokenUsed } from './oauth.store.ts'

const hashToken = (text: string) => createHash('sha256').update(text).digest()

/** Marks a state as used; false when it already was. */
export function redeemState(db: Database, state: string, until: Date): Promise<boolean> {
  return insertUsedToken(db, hashToken(`state ${state}`), until)
}

interface SentTicket {
  ticket: string
  subject: string
}

/** Validates a ticket for `subject` without consuming it; throws `ticket` when it is invalid, expired or used. */
export async function checkTicket(context: Context, sent: SentTicket): Promise<Ticket> {
  const ticket = await checkSignature(context, sent)
  if (await isTokenUsed(context.db, hashToken(ticket.id))) throwProblem('ticket')
  return ticket
}

/** Validates a ticket for `subject` that may have been used; throws `ticket` when it is invalid or expired. */
export async function checkSignature(
  { clock, secrets }: Context,
  { ticket: sent, subject }: SentTicket,
): Promise<Ticket> {
  const ticket = await readWithAny(secrets, (secret) => readTicket(secret, sent, clock.now()))
  return ticket?.subject === subject ? ticket : throwProblem('ticket')
}

/** Consumes a ticket within the transaction; throws `ticket` when it was already used. */
export async function redeemTicket(trx: Database, ticket: Ticket): Promise<void> {
  if (!(await insertUsedToken(trx, hashToken(ticket.id), ticket.expiresAt))) throwProblem('ticket')
}
