import type { Context } from '../context.ts'
import { defineEvent, type EventHandler } from '../platform/outbox/index.ts'
import { emitMessage, emitWithdrawn } from './message.emit.ts'
import type { AboutMessage } from './message.row.ts'
import { findMessage, findThread } from './thread.store.ts'

export const messageSent = defineEvent<AboutMessage>('message.sent', 'conversationId')
export const messageWithdrawn = defineEvent<AboutMessage>('message.withdrawn', 'conversationId')

/** Sends the realtime events of messages whose process died between its commit and sending them. */
export function messageEventHandlers(context: Context): EventHandler<never>[] {
  const { db, realtime } = context

  async function areVisible({ senderId, receiverId }: AboutMessage) {
    return findThread(db, { accountId: receiverId, hiddenAccountIds: null }, senderId)
  }

  const sent: EventHandler<AboutMessage> = {
    name: 'message.emit',
    events: [messageSent],
    async handle(about) {
      if (realtime.isDone(`message ${about.messageId}`)) return
      const [thread, row] = [await areVisible(about), await findMessage(db, about.messageId)]
      if (thread && row && !row.withdrawn_at) await emitMessage(context, row, thread.contact)
    },
  }
  const withdrawn: EventHandler<AboutMessage> = {
    name: 'message.emit_withdrawn',
    events: [messageWithdrawn],
    async handle(about) {
      if (await areVisible(about)) emitWithdrawn(context, about)
    },
  }
  return [sent, withdrawn]
}
