import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { type Emission, emitMessages, emitWithdrawn } from './message.emit.ts'
import type { AboutMessage } from './message.row.ts'
import { findMessage, findThread } from './thread.store.ts'

/** Published for messages whose recipient has a device to push to. */
export const messageSent = defineEvent<AboutMessage>('message.sent', 'conversationId')
/** Published for the others, whose recipient has no mail about unread messages planned. */
export const messageUnplanned = defineEvent<AboutMessage>('message.unplanned')
export const messageWithdrawn = defineEvent<AboutMessage>('message.withdrawn', 'conversationId')
/** Published when an agency's request is received, read, answered, deleted or muted, or may be withdrawn with it. */
export const requestChanged =
  defineEvent<Pick<AboutMessage, 'senderId' | 'receiverId'>>('message.request_changed')

/** The handler of deferred deliveries that send the realtime events of messages. */
export const emitHandler = 'message.emit'

/** Sends the realtime events of messages whose process died between its commit and sending them. */
export function messageEventHandlers(context: Context): EventHandler<never>[] {
  const { db, realtime } = context

  async function findVisibleThread({ senderId, receiverId }: AboutMessage) {
    return findThread(db, { accountId: receiverId, hiddenAccountIds: null }, senderId)
  }

  async function findEmission(about: AboutMessage): Promise<Emission[]> {
    if (realtime.isDone(`message ${about.messageId}`)) return []
    const [thread, row] = [await findVisibleThread(about), await findMessage(db, about.messageId)]
    return thread && row && !row.withdrawn_at ? [{ row, sender: thread.contact }] : []
  }

  const sent: EventHandler<{ messages: AboutMessage[] }> = {
    name: emitHandler,
    events: [],
    async handle({ messages }) {
      const emissions: Emission[] = []
      for (const about of messages) emissions.push(...(await findEmission(about)))
      if (emissions.length > 0) await emitMessages(context, emissions)
    },
  }
  const withdrawn: EventHandler<AboutMessage> = {
    name: 'message.emit_withdrawn',
    events: [messageWithdrawn],
    async handle(about) {
      if (await findVisibleThread(about)) emitWithdrawn(context, about)
    },
  }
  return [sent, withdrawn]
}
