/** What a bulk message is, and what has become of it. No I/O. */
import { createHash } from 'node:crypto'
import type { BulkError, BulkState, bulkMessageContract } from '@brilla/contract/conversations/bulk-message'
import type { z } from 'zod'
import { ProblemError } from '../../platform/http/problem.ts'

export type NewBulkMessage = z.output<(typeof bulkMessageContract)['sendBulkMessage']['body']>

/** Tells a retry from another message with the same bulkId; the order of its people does not count. */
export function hashBulk(bulk: NewBulkMessage): string {
  const { receiverIds, message, files, sharedPostId, sharedProfileId } = bulk
  const parts = [receiverIds.toSorted(), message, files, sharedPostId, sharedProfileId]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** The clientId of the message to one person: two attempts have the same, so that one of them is sent. */
export const getClientId = (bulkId: string, receiverId: string): string => `${bulkId} ${receiverId}`

const refusals: readonly string[] = [
  'not_found',
  'menor_no_te_sigue',
  'demasiadas_conversaciones',
] satisfies BulkError[]

/** Why a message is not sent to one person; undefined for an error that may be over at the next attempt. */
export const findRefusal = (error: unknown): BulkError | undefined =>
  error instanceof ProblemError && refusals.includes(error.code) ? (error.code as BulkError) : undefined

/** Whether another attempt has sent the message, with other copies of its files or when the person had another name. */
export const isSentAlready = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'idempotency_conflict'

interface Progress {
  receiver_ids: readonly string[]
  sent_ids: readonly string[]
  failed: unknown
}

/** Those who neither have it nor were refused, in the order of the request. */
export function listLeft({ receiver_ids, sent_ids, failed }: Progress): string[] {
  const done = new Set([...sent_ids, ...Object.keys(failed as object)])
  return receiver_ids.filter((id) => !done.has(id))
}

export function presentProgress(progress: Progress): BulkState {
  const failed = Object.entries(progress.failed as Record<string, BulkError>)
  return {
    sent: progress.sent_ids.length,
    failed: failed.map(([userId, error]) => ({ userId, error })),
    left: listLeft(progress).length,
  }
}
