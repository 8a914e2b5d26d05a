/** States and tickets are good once, on whichever node they arrive. */
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import { readTicket, type Ticket } from './oauth-state.ts'
import { insertUsedToken, isTokenUsed } from './oauth.store.ts'

const hashToken = (text: string) => createHash('sha256').update(text).digest()

/** Uses a state up; false when it was used before. */
export function redeemState(db: Database, state: string, until: Date): Promise<boolean> {
  return insertUsedToken(db, hashToken(`state ${state}`), until)
}

/** The ticket, if it is good and about `subject`; refuses with `ticket` otherwise. It stays good. */
export async function checkTicket(
  { clock, db, secret }: Context,
  { ticket: sent, subject }: { ticket: string; subject: string },
): Promise<Ticket> {
  const ticket = await readTicket(secret, sent, clock.now())
  if (!ticket || ticket.subject !== subject || (await isTokenUsed(db, hashToken(ticket.id)))) refuse('ticket')
  return ticket
}

/** Uses a ticket up, with the transaction; refuses with `ticket` when another call did. */
export async function redeemTicket(trx: Database, ticket: Ticket): Promise<void> {
  if (!(await insertUsedToken(trx, hashToken(ticket.id), ticket.expiresAt))) refuse('ticket')
}
