import { lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import {
  countConversationsLeft,
  findNextConversationTime,
  isMinorProtected,
  type Starter,
} from './message.rules.ts'
import { findNewConversationTimes, findRecipient } from './recipient.store.ts'
import { insertConversation } from './send.store.ts'

/**
 * Opens the conversation of a first message (P-messages-2, P-messages-7), unless the recipient has opened it at the same
 * moment; false then.
 */
export async function openConversation(
  context: Pick<Context, 'clock' | 'config'>,
  trx: Database,
  senderId: string,
  recipientId: string,
): Promise<boolean> {
  const { clock } = context
  // Types, statuses and blocks do not change meanwhile, and no other conversation of either begins.
  await lockAccounts(trx, [senderId, recipientId])
  const recipient = await findRecipient(trx, senderId, recipientId)
  if (!recipient) throwProblem('not_found')
  const now = clock.now()
  if (isMinorProtected(recipient, now)) throwProblem('menor_no_te_sigue')
  if (recipient.conversation_id !== null) return false
  const { created_at, author } = recipient.sender
  const starter = { created_at, type: author.author_type, verified: author.author_verified }
  const next = await findNextTime(context, trx, senderId, starter)
  if (next) {
    const retryAfter = Math.ceil((next.getTime() - now.getTime()) / 1_000)
    throwProblem('demasiadas_conversaciones', { retryAfter })
  }
  const { followed } = recipient
  await insertConversation(trx, { id: newId(clock), senderId, recipientId, followed, now })
  return true
}

/** From when an account may begin another conversation; null when it may now, as always without rate limits. */
export async function findNextTime(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  db: Database,
  accountId: string,
  starter: Starter,
): Promise<Date | null> {
  if (!config.RATE_LIMITS) return null
  const now = clock.now()
  return findNextConversationTime(await findNewConversationTimes(db, accountId, now), starter, now)
}

/** How many more conversations an account may begin now (P-messages-7); null without rate limits. */
export async function countNewConversationsLeft(
  { clock, config, db }: Pick<Context, 'clock' | 'config' | 'db'>,
  accountId: string,
  starter: Starter,
): Promise<number | null> {
  if (!config.RATE_LIMITS) return null
  const now = clock.now()
  return countConversationsLeft(await findNewConversationTimes(db, accountId, now), starter, now)
}
