/** Marks messages as read and sends that to the devices of both people (P-messages-8). */
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { findNewestByContact, markRead, type MemberKey } from './member.store.ts'
import { emitRead } from './message.emit.ts'
import { requestChanged } from './message.events.ts'
import { findThread, type Thread } from './thread.store.ts'

type Reading = Pick<Context, 'db' | 'outbox' | 'realtime'>

/** Publishes that what was sent to an account as a request has changed. */
export function publishRequest(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  { accountId, contactId }: MemberKey,
): Promise<void> {
  return outbox.publish(trx, requestChanged, { senderId: contactId, receiverId: accountId })
}

/** Marks the messages of a conversation up to a time, or all, as read. */
export async function markThreadRead(context: Reading, thread: Thread, upTo: Date | null): Promise<void> {
  const key = { accountId: thread.me.author_id, contactId: thread.contact.author_id }
  const read = await context.db.transaction().execute(async (trx) => {
    const marked = await markRead(trx, key, upTo)
    if (marked && !thread.accepted) await publishRequest(context, trx, key)
    return marked
  })
  if (read) emitRead(context, thread, read)
}

/** Marks conversations as read up to the given messages; ignores ids of other people's messages and unknown ones. */
export async function markMessagesRead(context: Reading, caller: Caller, ids: string[]): Promise<void> {
  for (const { contact_id, created_at } of await findNewestByContact(context.db, caller, ids)) {
    const thread = await findThread(context.db, caller, contact_id)
    if (thread) await markThreadRead(context, thread, created_at)
  }
}
