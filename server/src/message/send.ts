/** Sends a message, by HTTP or Socket.IO (P-messages-1, P-messages-6). */
import { createHash } from 'node:crypto'
import { throwMissingOrUnauthorized } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { isId, newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../platform/http/problem.ts'
import type { AuthorRow } from '../profile/index.ts'
import { getNewConversationLimit, isMinorProtected } from './message.rules.ts'
import type { MessageRow } from './message.present.ts'
import { countNewConversations, findRecipient, type Recipient, type Sender } from './recipient.store.ts'
import { findByClientId, insertConversation, insertMessage, lockForFirstMessage } from './send.store.ts'

interface Content {
  receiverId: string
  message: string
  clientId?: string | undefined
}

export interface SentMessage {
  row: MessageRow
  sender: AuthorRow
  /** False for the message of an earlier attempt. */
  isNew: boolean
}

/** Sends a message and returns it, or that of an earlier attempt with the same clientId. */
export async function sendMessage(context: Context, sender: Sender, content: Content): Promise<SentMessage> {
  const { clock, db } = context
  const { receiverId, message: text, clientId = null } = content
  if (!isId(receiverId)) throwProblem('not_found')
  if (receiverId === sender.accountId) throwFieldProblem('receiverId', 'a_ti_mismo')
  const hash = createHash('sha256')
    .update(JSON.stringify([receiverId, text]))
    .digest('base64url')
  const recipient = await findRecipient(db, sender, receiverId)
  if (!recipient) return throwMissingOrUnauthorized(db, sender)
  throwUnlessAllowed(recipient, clock.now())
  const write = (on: Database, conversationId: string) =>
    insertMessage(context, on, sender, {
      id: newId(clock),
      conversationId,
      receiverId,
      text,
      clientId,
      hash,
      now: clock.now(),
    })
  const author = recipient.sender.author
  const row =
    recipient.conversation_id === null
      ? await db.transaction().execute(async (trx) => {
          const { id, isNew } = await openConversation(context, trx, sender, receiverId)
          const written = await write(trx, id)
          // With the locks on both, only a message to somebody else can have the clientId.
          if (!written && isNew) throwProblem('idempotency_conflict')
          return written
        })
      : await write(db, recipient.conversation_id)
  if (row) return { row, sender: author, isNew: true }
  const first = clientId === null ? undefined : await findByClientId(db, sender.accountId, clientId)
  if (!first) return throwMissingOrUnauthorized(db, sender)
  if (first.client_hash !== hash) throwProblem('idempotency_conflict')
  return { row: first, sender: author, isNew: false }
}

function throwUnlessAllowed(recipient: Recipient, now: Date): void {
  if (isMinorProtected(recipient, now)) throwProblem('menor_no_te_sigue')
}

/** Returns the conversation of a first message, which the receiver may have begun at the same moment. */
async function openConversation(
  { clock }: Context,
  trx: Database,
  sender: Sender,
  receiverId: string,
): Promise<{ id: string; isNew: boolean }> {
  if (!(await lockForFirstMessage(trx, sender, receiverId))) throwProblem('unauthorized')
  const recipient = await findRecipient(trx, sender, receiverId)
  if (!recipient) return throwMissingOrUnauthorized(trx, sender)
  const now = clock.now()
  throwUnlessAllowed(recipient, now)
  if (recipient.conversation_id !== null) return { id: recipient.conversation_id, isNew: false }
  const limit = getNewConversationLimit(recipient.sender.created_at, now)
  if ((await countNewConversations(trx, sender.accountId, now)) >= limit)
    throwProblem('demasiadas_conversaciones')
  const id = newId(clock)
  const { followed } = recipient
  await insertConversation(trx, { id, senderId: sender.accountId, receiverId, followed, now })
  return { id, isNew: true }
}
