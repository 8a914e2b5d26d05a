import { throwMissingOrUnauthorized } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { findNextConversationTime, isMinorProtected } from './message.rules.ts'
import { findNewConversationTimes, findRecipient, type Sender } from './recipient.store.ts'
import { insertConversation, lockForFirstMessage } from './send.store.ts'

/**
 * Opens the conversation of a first message (P-messages-2, P-messages-7), unless the receiver has opened it at the same
 * moment; false then.
 */
export async function openConversation(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  sender: Sender,
  receiverId: string,
): Promise<boolean> {
  if (!(await lockForFirstMessage(trx, sender, receiverId))) throwProblem('unauthorized')
  const recipient = await findRecipient(trx, sender, receiverId)
  if (!recipient) return throwMissingOrUnauthorized(trx, sender)
  const now = clock.now()
  if (isMinorProtected(recipient, now)) throwProblem('menor_no_te_sigue')
  if (recipient.conversation_id !== null) return false
  const started = await findNewConversationTimes(trx, sender.accountId, now)
  const next = findNextConversationTime(started, recipient.sender.created_at, now)
  if (next) {
    const retryAfter = Math.ceil((next.getTime() - now.getTime()) / 1_000)
    throwProblem('demasiadas_conversaciones', { retryAfter })
  }
  const { followed } = recipient
  await insertConversation(trx, { id: newId(clock), senderId: sender.accountId, receiverId, followed, now })
  return true
}
