/** Sends messages, by HTTP or Socket.IO (P-messages-1, P-messages-6). */
import { Counter } from 'prom-client'
import { findActiveSessionIds } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { ProblemError, throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { AuthorRow } from '../../people/profile/index.ts'
import { attachFiles, checkContent, type Content, checkShared, hashContent } from './content.ts'
import { type Emission, emitMessages, emitRead, getSentKey } from './message.emit.ts'
import { isMinorProtected } from './message.rules.ts'
import type { MessageRow } from './message.row.ts'
import { openConversation } from './open-conversation.ts'
import { findRecipient, viewWithoutCache } from './recipient.store.ts'
import { findScamSign } from '../../content/scam/index.ts'
import { findByClientId, type InsertedMessage, insertMessages, type NewMessage } from './send.store.ts'

const deliveryFailures = new Counter({
  name: 'message_delivery_failures_total',
  help: 'Messages whose realtime events could not be sent after their commit.',
})

export interface SentMessage {
  row: MessageRow
  sender: AuthorRow
}

/** The connection that sends a message, which needs no event of it. */
interface SendingConnection {
  id: string
  sessionId: string
}

/** Sends a message and returns it after its commit, or that of an earlier attempt with the same clientId. */
export type SendMessage = (
  senderId: string,
  content: Content,
  sentBy?: SendingConnection,
) => Promise<SentMessage>

interface Outgoing {
  content: Content
  message: NewMessage
  sentBy: SendingConnection | undefined
}

/** Create it once for a process: messages that are sent at the same time are written in groups. */
export function createSendMessage(context: Context): SendMessage {
  const { clock, db, log, realtime } = context
  const runInOrder = createKeyedQueue()

  const emitGrouped = createBatcher((all: Emission[][]) => emitMessages(context, all.flat()), {
    pause: 'after',
  })

  function afterCommit(messages: readonly InsertedMessage[], outgoing: readonly Outgoing[]): void {
    for (const { sender, recipient, readUpTo } of messages)
      if (readUpTo) emitRead(context, { me: sender, contact: recipient, accepted: true }, readUpTo)
    const committedAt = performance.now()
    const emissions = messages.map(({ row, sender }) => {
      const sentBy = outgoing.find(({ message }) => message.id === row.id)?.sentBy?.id
      return { row, sender, sentBy, committedAt }
    })
    if (emissions.length === 0) return
    emitGrouped(emissions).catch((error: unknown) => {
      deliveryFailures.inc(emissions.length)
      log.warn(error, 'the events of messages were not sent')
    })
  }

  /** Writes messages of accepted conversations; what cannot be written without waiting for a lock is left out. */
  const insertGrouped = createBatcher(
    async (all: Outgoing[]) => {
      const inserted = await insertMessages(
        context,
        db,
        all.map(({ message }) => message),
        { wait: false },
      )
      afterCommit(inserted, all)
      const byId = new Map(inserted.map((message) => [message.row.id, message]))
      return all.map(({ message }) => byId.get(message.id))
    },
    { pause: 'after' },
  )

  /** Writes a message in a transaction of its own, with everything that a first one and one with files need. */
  async function insertAlone(outgoing: Outgoing): Promise<InsertedMessage | undefined> {
    const { content, message } = outgoing
    const { senderId, recipientId } = message
    const recipient = await findRecipient(db, senderId, recipientId)
    if (!recipient) throwProblem('not_found')
    if (isMinorProtected(recipient, clock.now())) throwProblem('menor_no_te_sigue')
    if (recipient.muted) throwProblem('agencia_silenciada')
    await checkShared(db, viewWithoutCache(senderId), content)
    const inserted = await db.transaction().execute(async (trx) => {
      const isNew =
        recipient.conversation_id === null && (await openConversation(context, trx, senderId, recipientId))
      const written = await insertMessages(context, trx, [message], { wait: true })
      // With the locks on both, only a message to somebody else can have the clientId.
      if (written.length === 0 && isNew) throwProblem('idempotency_conflict')
      return attachAll(context, trx, written, content)
    })
    afterCommit(inserted, [outgoing])
    return inserted[0]
  }

  async function insert(outgoing: Outgoing): Promise<InsertedMessage | undefined> {
    const { content, message, sentBy } = outgoing
    // A connection is open for up to a second after its session has ended (P-realtime-12).
    if (sentBy && (await findActiveSessionIds(db, [sentBy.sessionId], clock.now())).size === 0)
      throwProblem('unauthorized')
    const isText = !content.files?.length && message.sharedPostId === null && message.sharedProfileId === null
    if (!isText) return insertAlone(outgoing)
    const inserted = await insertGrouped(outgoing).catch((error: unknown) => {
      // It may have been committed, so that it would be there twice.
      if (message.clientId === null) throw error
      return undefined
    })
    return inserted ?? insertAlone(outgoing)
  }

  return async (senderId, content, sentBy) => {
    const { receiverId: recipientId, clientId = null } = content
    if (!isId(recipientId)) throwProblem('not_found')
    if (recipientId === senderId) throwFieldProblem('receiverId', 'a_ti_mismo')
    checkContent(content)
    const message = {
      id: newId(clock),
      senderId,
      recipientId,
      text: content.message,
      sharedPostId: content.sharedPostId ?? null,
      sharedProfileId: content.sharedProfileId ?? null,
      scamSign: findScamSign(content.message),
      clientId,
      hash: hashContent(content),
      sentAt: clock.now(),
    }
    const people = [senderId, recipientId].toSorted().join(' ')
    const inserted = await runInOrder(people, () => insert({ content, message, sentBy })).catch(
      async (error: unknown) => {
        if (!isRefusal(error)) throw error
        // A retry after a lost acknowledgement returns the committed message, although the sender may not write any more.
        const earlier = await findEarlier(message)
        if (earlier?.row.client_hash !== message.hash) throw error
        return earlier
      },
    )
    if (inserted) return inserted
    const earlier = await findEarlier(message)
    if (!earlier) throwProblem('not_found')
    if (earlier.row.client_hash !== message.hash) throwProblem('idempotency_conflict')
    // The process that wrote it may have died before it could send the events: then both read again.
    if (!realtime.isDone(getSentKey(earlier.row.id))) {
      realtime.send(senderId, 'refresh')
      if (!earlier.row.undelivered) realtime.send(recipientId, 'refresh')
    }
    return earlier
  }

  async function findEarlier({ clientId, senderId }: NewMessage) {
    return clientId === null ? undefined : findByClientId(db, senderId, clientId)
  }
}

async function attachAll(
  context: Context,
  trx: Database,
  inserted: InsertedMessage[],
  { files = [] }: Content,
): Promise<InsertedMessage[]> {
  const [written] = inserted
  if (!written || files.length === 0) return inserted
  const row = { ...written.row, files: await attachFiles(context, trx, written.row, files) }
  return [{ ...written, row }]
}

const refusals = ['not_found', 'menor_no_te_sigue', 'agencia_silenciada']

/** Whether the sender may not write to the recipient, or not share this. */
const isRefusal = (error: unknown) => error instanceof ProblemError && refusals.includes(error.code)
