/** Sends the realtime events of messages. */
import type { Context } from '../context.ts'
import { type AuthorRow, presentAuthor } from '../profile/index.ts'
import { type MessageRow, presentMessage } from './message.present.ts'
import type { Thread } from './thread.store.ts'

type Emitting = Pick<Context, 'realtime'>

/** Sends a new message to its receiver and to the sender's connections but `sentBy`, once by this process. */
export function emitMessage(
  { realtime }: Emitting,
  row: MessageRow,
  sender: AuthorRow,
  sentBy?: string,
): void {
  const actor = presentAuthor(sender)
  realtime.once(`message ${row.id}`, () => {
    for (const accountId of [row.receiver_id, row.sender_id]) {
      const push = { actor, message: presentMessage(row, sender, accountId) }
      if (sentBy === undefined) realtime.send(accountId, 'message', push)
      else realtime.sendExcept(sentBy, accountId, 'message', push)
    }
  })
}

/** Tells both people that a message was withdrawn, once by this process. */
export function emitWithdrawn(
  { realtime }: Emitting,
  { messageId, senderId, receiverId }: { messageId: string; senderId: string; receiverId: string },
): void {
  realtime.once(`withdrawn ${messageId}`, () => {
    for (const accountId of [receiverId, senderId]) realtime.send(accountId, 'withdrawn', { id: messageId })
  })
}

/** Tells the reader's connections, and unless it is a request the other person, that messages have been read. */
export function emitRead({ realtime }: Emitting, { me, contact, accepted }: Thread, upTo: Date): void {
  const mark = { upTo: upTo.toISOString() }
  realtime.send(me.author_id, 'read', { ...mark, profile_url: contact.profile_url, own: true })
  if (accepted) realtime.send(contact.author_id, 'read', { ...mark, profile_url: me.profile_url, own: false })
}
