/** Sends a message, by HTTP or Socket.IO (P-messages-1, P-messages-6). */
import { throwMissingOrUnauthorized } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { isId, newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { ProblemError, throwFieldProblem, throwProblem } from '../platform/http/problem.ts'
import type { AuthorRow } from '../profile/index.ts'
import { attachFiles, checkContent, type Content, checkShared, hashContent } from './content.ts'
import { emitRead } from './message.emit.ts'
import { getNewConversationLimit, isMinorProtected } from './message.rules.ts'
import type { MessageRow } from './message.row.ts'
import {
  countNewConversations,
  findRecipient,
  type Recipient,
  type Sender,
  viewWithoutCache,
} from './recipient.store.ts'
import { findScamSign } from './scam.rules.ts'
import { findByClientId, insertConversation, insertMessage, lockForFirstMessage } from './send.store.ts'

export interface SentMessage {
  row: MessageRow
  sender: AuthorRow
  /** False for the message of an earlier attempt. */
  isNew: boolean
}

/** Sends a message and returns it, or that of an earlier attempt with the same clientId. */
export async function sendMessage(context: Context, sender: Sender, content: Content): Promise<SentMessage> {
  const { db } = context
  const { receiverId, clientId = null } = content
  if (!isId(receiverId)) throwProblem('not_found')
  if (receiverId === sender.accountId) throwFieldProblem('receiverId', 'a_ti_mismo')
  checkContent(content)
  const hash = hashContent(content)
  const findEarlier = async () =>
    clientId === null ? undefined : findByClientId(db, sender.accountId, clientId)
  try {
    const sent = await sendNewMessage(context, sender, content, hash)
    if (sent) return { ...sent, isNew: true }
  } catch (error) {
    if (!isRefusal(error)) throw error
    // A retry after a lost acknowledgement returns the committed message, although the sender may not write any more.
    const earlier = await findEarlier()
    if (earlier?.row.client_hash !== hash) throw error
    return { ...earlier, isNew: false }
  }
  const earlier = await findEarlier()
  if (!earlier) return throwMissingOrUnauthorized(db, sender)
  if (earlier.row.client_hash !== hash) throwProblem('idempotency_conflict')
  return { ...earlier, isNew: false }
}

/** Whether the sender may not write to the receiver, or not share this. */
const isRefusal = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'not_found' || error.code === 'menor_no_te_sigue')

/** Sends a message unless the sender has used its clientId before. */
async function sendNewMessage(
  context: Context,
  sender: Sender,
  content: Content,
  hash: string,
): Promise<Omit<SentMessage, 'isNew'> | undefined> {
  const { clock, db } = context
  const { receiverId, message: text, clientId = null, files = [] } = content
  const recipient = await findRecipient(db, sender, receiverId)
  if (!recipient) return throwMissingOrUnauthorized(db, sender)
  throwUnlessAllowed(recipient, clock.now())
  await checkShared(db, viewWithoutCache(sender), content)
  const message = {
    receiverId,
    text,
    clientId,
    hash,
    sharedPostId: content.sharedPostId ?? null,
    sharedProfileId: content.sharedProfileId ?? null,
    scamSign: recipient.replied ? null : findScamSign(text),
  }
  const write = async (on: Database, conversationId: string) => {
    const times = { id: newId(clock), now: clock.now() }
    const written = await insertMessage(context, on, sender, { ...message, ...times, conversationId })
    if (!written || files.length === 0) return written
    return { ...written, files: await attachFiles(context, on, written, files) }
  }
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
      : files.length > 0
        ? await db.transaction().execute((trx) => write(trx, recipient.conversation_id!))
        : // A single statement, which needs no explicit transaction.
          await write(db, recipient.conversation_id)
  if (!row) return undefined
  // A reply accepts a request, whose sender is told then what had been read before.
  if (row.read_at && (row.has_read || recipient.accepted_by_sender === false))
    emitRead(context, { me: author, contact: recipient.receiver.author, accepted: true }, row.read_at)
  return { row, sender: author }
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
