/** Marks messages as read and sends that to the devices of both people (P-messages-8). */
import type { Caller } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { findNewestByContact, markRead } from './member.store.ts'
import { emitRead } from './message.emit.ts'
import { findThread, type Thread } from './thread.store.ts'

type Reading = Pick<Context, 'db' | 'realtime'>

/** Marks the messages of a conversation up to a time, or all, as read. */
export async function markThreadRead(context: Reading, thread: Thread, upTo: Date | null): Promise<void> {
  const key = { accountId: thread.me.author_id, contactId: thread.contact.author_id }
  const read = await context.db.transaction().execute((trx) => markRead(trx, key, upTo))
  if (read) emitRead(context, thread, read)
}

/** Marks conversations as read up to the given messages; ignores ids of other people's messages and unknown ones. */
export async function markMessagesRead(context: Reading, caller: Caller, ids: string[]): Promise<void> {
  for (const { contact_id, created_at } of await findNewestByContact(context.db, caller, ids)) {
    const thread = await findThread(context.db, caller, contact_id)
    if (thread) await markThreadRead(context, thread, created_at)
  }
}
