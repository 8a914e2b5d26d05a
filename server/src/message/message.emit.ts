/** Sends the realtime events of messages. */
import type { Context } from '../context.ts'
import { type AuthorRow, presentAuthor } from '../profile/index.ts'
import { presentMessage } from './message.present.ts'
import type { AboutMessage, MessageRow } from './message.row.ts'
import { findShared } from './share.store.ts'
import type { Thread } from './thread.store.ts'

type Emitting = Pick<Context, 'realtime'>
type Reading = Pick<Context, 'clock' | 'config' | 'db' | 'realtime' | 'secret'>

/** Sends a new message to its receiver and to the sender's connections but `sentBy`, once by this process. */
export async function emitMessage(
  context: Reading,
  row: MessageRow,
  sender: AuthorRow,
  sentBy?: string,
): Promise<void> {
  const { db, realtime } = context
  const actor = presentAuthor(sender)
  const readers = [row.receiver_id, row.sender_id]
  const shared = await Promise.all(
    readers.map((accountId) => findShared(db, { accountId, hiddenAccountIds: null }, [row])),
  )
  realtime.once(`message ${row.id}`, () => {
    for (const [index, readerId] of readers.entries()) {
      const message = presentMessage(context, row, { sender, readerId, shared: shared[index]! })
      const push = { actor, message }
      if (sentBy === undefined) realtime.send(readerId, 'message', push)
      else realtime.sendExcept(sentBy, readerId, 'message', push)
    }
  })
}

/** The same after a commit, without waiting; when it fails, the handler of the event `message.sent` sends it later. */
export function emitSoon(
  context: Reading & Pick<Context, 'log'>,
  ...message: [row: MessageRow, sender: AuthorRow, sentBy?: string]
): void {
  emitMessage(context, ...message).catch((error: unknown) =>
    context.log.warn(error, 'the event of a message was not sent; it will be later'),
  )
}

/** Tells both people that a message was withdrawn, once by this process. */
export function emitWithdrawn(
  { realtime }: Emitting,
  { messageId, senderId, receiverId }: Omit<AboutMessage, 'conversationId'>,
): void {
  realtime.once(`withdrawn ${messageId}`, () => {
    for (const accountId of [receiverId, senderId]) realtime.send(accountId, 'withdrawn', { id: messageId })
  })
}

/** Tells the reader's connections, and unless it is a request the other person, that messages have been read. */
export function emitRead(
  { realtime }: Emitting,
  { me, contact, accepted }: Pick<Thread, 'me' | 'contact' | 'accepted'>,
  upTo: Date,
): void {
  const mark = { upTo: upTo.toISOString() }
  realtime.send(me.author_id, 'read', { ...mark, profile_url: contact.profile_url, own: true })
  if (accepted) realtime.send(contact.author_id, 'read', { ...mark, profile_url: me.profile_url, own: false })
}
