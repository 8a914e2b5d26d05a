import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { emitWithdrawn } from './message.emit.ts'
import type { AboutMessage } from './message.row.ts'
import { isUndelivered } from './mute.store.ts'
import { findThread } from './thread.store.ts'

/** Published for messages whose recipient has a device to push to. */
export const messageSent = defineEvent<AboutMessage>('message.sent')
/** Published for the others, whose recipient has no mail about unread messages planned. */
export const messageUnplanned = defineEvent<AboutMessage>('message.unplanned')
export const messageWithdrawn = defineEvent<AboutMessage>('message.withdrawn')
/** Published when an agency's request is received, read, answered, deleted or muted, or may be withdrawn with it. */
export const requestChanged =
  defineEvent<Pick<AboutMessage, 'senderId' | 'receiverId'>>('message.request_changed')

export function messageEventHandlers(context: Context): EventHandler<never>[] {
  const withdrawn: EventHandler<AboutMessage> = {
    name: 'message.emit_withdrawn',
    events: [messageWithdrawn],
    async handle(about) {
      const { db } = context
      const { messageId, senderId, receiverId } = about
      if (await findThread(db, { accountId: receiverId, hiddenAccountIds: null }, senderId))
        emitWithdrawn(context, { ...about, undelivered: await isUndelivered(db, messageId) })
    },
  }
  return [withdrawn]
}
