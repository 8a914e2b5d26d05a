/** Sends the realtime events of messages. */
import { Histogram } from 'prom-client'
import type { Context } from '../../context.ts'
import { second } from '../../platform/duration.ts'
import { type AuthorRow, presentAuthor } from '../../people/profile/index.ts'
import { countUnreadByAccount } from './contact.store.ts'
import { presentMessage } from './message.present.ts'
import type { AboutMessage, MessageRow } from './message.row.ts'
import { findShared } from './share.store.ts'

type Emitting = Pick<Context, 'realtime'>
type Reading = Pick<Context, 'clock' | 'config' | 'db' | 'realtime' | 'secret'>

/** A committed message to send to its recipient and to the sender's connections. */
export interface Emission {
  row: MessageRow
  sender: AuthorRow
  /** The connection that sent it, which gets its acknowledgement instead. */
  sentBy?: string | undefined
  /** The time of `performance` at which it was committed. */
  committedAt: number
}

const delivery = new Histogram({
  name: 'message_delivery_seconds',
  help: 'Time from the commit of a message until its realtime events were sent.',
  buckets: [0.01, 0.05, 0.25, 1, 5],
})

/** Sends new messages with the recipients' numbers of unread messages, each once by this process. */
export async function emitMessages(context: Reading, emissions: readonly Emission[]): Promise<void> {
  const { db, realtime } = context
  const recipientIds = emissions.map(({ row }) => row.recipient_id).filter(realtime.mayReach)
  const unread = await countUnreadByAccount(db, [...new Set(recipientIds)])
  for (const emission of emissions)
    await emitMessage(context, emission, unread.get(emission.row.recipient_id) ?? 0)
}

async function emitMessage(
  context: Reading,
  { row, sender, sentBy, committedAt }: Emission,
  recipientUnread: number,
): Promise<void> {
  const { db, realtime } = context
  const actor = presentAuthor(sender)
  const [forRecipient, forSender] = await Promise.all(
    [row.recipient_id, row.sender_id].map((accountId) =>
      findShared(db, { accountId, hiddenAccountIds: null }, [row]),
    ),
  )
  const present = (readerId: string, shared = forRecipient!) =>
    presentMessage(context, row, { sender, readerId, shared })
  realtime.once(getSentKey(row.id), () => {
    const message = present(row.recipient_id)
    if (!row.undelivered)
      realtime.send(row.recipient_id, 'message', { actor, message, unread: recipientUnread })
    const own = { actor, message: present(row.sender_id, forSender) }
    if (sentBy === undefined) realtime.send(row.sender_id, 'message', own)
    else realtime.sendExcept(sentBy, row.sender_id, 'message', own)
    delivery.observe((performance.now() - committedAt) / second)
    // Messages are sent in batches, so that a withdrawal can be sent before its message, which nobody knew then.
    if (realtime.isDone(getWithdrawnKey(row.id))) {
      const { id: messageId, sender_id: senderId, recipient_id: receiverId, undelivered } = row
      sendWithdrawn(context, { messageId, senderId, receiverId, undelivered })
    }
  })
}

/** The key of `realtime.once` for the events of a message. */
export const getSentKey = (messageId: string) => `message ${messageId}`

type Withdrawn = Omit<AboutMessage, 'conversationId'> & Pick<MessageRow, 'undelivered'>

const getWithdrawnKey = (messageId: string) => `withdrawn ${messageId}`

/** Sends the withdrawal of a message to those who have it, its sender and whom it has reached, once by this process. */
export function emitWithdrawn(context: Emitting, about: Withdrawn): void {
  context.realtime.once(getWithdrawnKey(about.messageId), () => sendWithdrawn(context, about))
}

function sendWithdrawn(
  { realtime }: Emitting,
  { messageId, senderId, receiverId, undelivered }: Withdrawn,
): void {
  for (const accountId of undelivered ? [senderId] : [receiverId, senderId])
    realtime.send(accountId, 'withdrawn', { id: messageId })
}

type Person = Pick<AuthorRow, 'author_id' | 'profile_url'>

/** Sends a read mark to the reader's connections, and unless it is a request to the other person. */
export function emitRead(
  { realtime }: Emitting,
  { me, contact, accepted }: { me: Person; contact: Person; accepted: boolean | null },
  upTo: Date,
): void {
  const mark = { upTo: upTo.toISOString() }
  realtime.send(me.author_id, 'read', { ...mark, profile_url: contact.profile_url, own: true })
  if (accepted) realtime.send(contact.author_id, 'read', { ...mark, profile_url: me.profile_url, own: false })
}
