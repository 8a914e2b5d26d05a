/** Sends bulk messages in the background, and deletes old ones. */
import { countCharacters } from '@brilla/contract/platform/truncate'
import { fillInName } from '@brilla/contract/conversations/name-placeholder'
import { limits } from '@brilla/contract/platform/limits'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { copyUpload, enqueueFileRemoval } from '../../media/index.ts'
import type { BulkMessage } from '../../platform/database/schema.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { createSendMessage, type SendMessage } from '../message/index.ts'
import {
  findRefusal,
  getClientId,
  isSentAlready,
  listLeft,
  type NewBulkMessage,
} from './bulk-message.rules.ts'
import * as store from './bulk-message.store.ts'

export const sendJob = 'bulk-message.send'
const sweepMax = 200

type Files = NewBulkMessage['files']

/** Sends the message to those who have neither got it nor been refused; one that fails otherwise holds no other up. */
async function sendToAll(context: Context, sendMessage: SendMessage, id: string, signal: AbortSignal) {
  const { db } = context
  const bulk = await store.countCommitted(db, id)
  if (!bulk) return
  const left = listLeft(bulk)
  if (left.length === 0) return
  const names = await store.findFirstNames(db, left)
  let failure: unknown
  for (const receiverId of left) {
    signal.throwIfAborted()
    try {
      await sendToOne(context, sendMessage, bulk, { receiverId, name: names.get(receiverId) })
    } catch (error) {
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
}

/** Sends the message to one person, or notes why not. */
async function sendToOne(
  context: Context,
  sendMessage: SendMessage,
  bulk: Selectable<BulkMessage>,
  { receiverId, name = '' }: { receiverId: string; name: string | undefined },
): Promise<void> {
  const { db } = context
  const message = fillInName(bulk.text, name)
  if (countCharacters(message) > limits.messageMax)
    return store.addFailed(db, bulk.id, [receiverId], 'too_long')
  try {
    await sendMessage(bulk.sender_id, {
      receiverId,
      message,
      clientId: getClientId(bulk.bulk_id, receiverId),
      files: await copyFiles(context, bulk.files as unknown as Files),
      sharedPostId: bulk.shared_post_id ?? undefined,
      sharedProfileId: bulk.shared_profile_id ?? undefined,
    })
  } catch (error) {
    const refusal = findRefusal(error)
    if (refusal !== undefined) return store.addFailed(db, bulk.id, [receiverId], refusal)
    if (!isSentAlready(error)) throw error
  }
  return store.addSent(db, bulk.id, receiverId)
}

/** Copies the files for one message: a file belongs to one, with which it is withdrawn, kept and deleted. */
async function copyFiles(context: Context, files: Files): Promise<Files> {
  const copies: Files = []
  for (const file of files) {
    const filename = await copyUpload(context, file.filename)
    if (filename !== null) copies.push({ ...file, filename })
  }
  return copies
}

/** Deletes bulk messages whose time has passed, with their files (P-messages-23). */
export async function deleteOldBulkMessages(context: Context, signal?: AbortSignal): Promise<void> {
  const before = new Date(context.clock.now().getTime() - limits.bulkDays * day)
  for (let deleted = sweepMax; deleted === sweepMax;) {
    signal?.throwIfAborted()
    deleted = await context.db.transaction().execute(async (trx) => {
      const { count, files } = await store.deleteOld(trx, before, sweepMax)
      await enqueueFileRemoval(context, trx, files)
      return count
    })
  }
}

export function bulkMessageJobs(context: Context): JobDefinition<never>[] {
  const sendMessage = createSendMessage(context)
  const send: JobDefinition<{ id: string }> = {
    name: sendJob,
    run: ({ id }, { signal }) => sendToAll(context, sendMessage, id, signal),
    async onExhausted({ id }) {
      const bulk = await store.countCommitted(context.db, id)
      if (bulk) await store.addFailed(context.db, id, listLeft(bulk), 'unavailable')
    },
  }
  const sweep: JobDefinition<object> = {
    name: 'bulk-message.sweep',
    schedule: '53 * * * *',
    run: (_, { signal }) => deleteOldBulkMessages(context, signal),
  }
  return [send, sweep]
}
