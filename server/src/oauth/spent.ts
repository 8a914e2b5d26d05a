/** States and tickets are good once, on whichever node they arrive. */
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import { readTicket, type Ticket } from './sealed.ts'
import { insertSpent, isSpent } from './oauth.store.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Uses a state up; false when it was used before. */
export function spendState(db: Database, state: string, until: Date): Promise<boolean> {
  return insertSpent(db, hashOf(`state ${state}`), until)
}

/** The ticket, if it is good and about `subject`; refuses with `ticket` otherwise. It stays good. */
export async function checkTicket(
  { clock, db, secret }: Context,
  { ticket: sent, subject }: { ticket: string; subject: string },
): Promise<Ticket> {
  const ticket = await readTicket(secret, sent, clock.now())
  if (!ticket || ticket.subject !== subject || (await isSpent(db, hashOf(ticket.id)))) refuse('ticket')
  return ticket
}

/** Uses a ticket up, with the transaction; refuses with `ticket` when another call did. */
export async function spendTicket(trx: Database, ticket: Ticket): Promise<void> {
  if (!(await insertSpent(trx, hashOf(ticket.id), ticket.expiresAt))) refuse('ticket')
}
