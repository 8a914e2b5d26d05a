/** What a message consists of besides its text: files and something shared. */
import { createHash } from 'node:crypto'
import type { messageContract } from '@brilla/contract/conversations/message'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { claimUploads } from '../../media/index.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import type { Viewer } from '../../accounts/visibility/index.ts'
import { insertMessageFiles } from './file.store.ts'
import type { MessageFileRow, MessageRow } from './message.row.ts'
import { findShared } from './share.store.ts'

/** The claims of the uploads of a message. */
export const toClaims = (files: Body['files']) =>
  files.map(({ filename, type }) => ({
    name: filename,
    use: type === 'image' ? ('message-photo' as const) : ('message-document' as const),
  }))

type Body = z.output<(typeof messageContract)['sendMessage']['body']>

/** Content of a message; one sent by Socket.IO has a text only. */
export type Content = Pick<Body, 'receiverId' | 'message'> &
  Partial<Pick<Body, 'clientId' | 'files' | 'sharedPostId' | 'sharedProfileId'>>

/** Throws for a message without content, and for one that shares two things. */
export function checkContent({
  message,
  files = [],
  sharedPostId,
  sharedProfileId,
}: Omit<Content, 'receiverId'>): void {
  if (sharedPostId !== undefined && sharedProfileId !== undefined)
    throwFieldProblem('sharedProfileId', 'una_sola_cosa_compartida')
  const isShare = sharedPostId !== undefined || sharedProfileId !== undefined
  if (message === '' && files.length === 0 && !isShare) throwFieldProblem('message', 'texto_vacio')
}

/** Tells a retry from another message with the same clientId. */
export function hashContent({
  receiverId,
  message,
  files = [],
  sharedPostId,
  sharedProfileId,
}: Content): string {
  const hasMore = files.length > 0 || sharedPostId !== undefined || sharedProfileId !== undefined
  const parts = [receiverId, message, ...(hasMore ? [files, sharedPostId, sharedProfileId] : [])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Throws `not_found` when the sender may not see what a message shares. */
export async function checkShared(
  db: Database,
  sender: Viewer,
  { sharedPostId, sharedProfileId }: Omit<Content, 'receiverId'>,
): Promise<void> {
  const ids = [sharedPostId, sharedProfileId].filter((id) => id !== undefined)
  if (!ids.every(isId)) throwProblem('not_found')
  const wanted = { shared_post_id: sharedPostId ?? null, shared_profile_id: sharedProfileId ?? null }
  const { posts, profiles } = await findShared(db, sender, [wanted])
  if (posts.size + profiles.size < ids.length) throwProblem('not_found')
}

/** Claims the uploads of a new message and inserts them as its files, in the given order. */
export async function attachFiles(
  context: Pick<Context, 'clock'>,
  trx: Database,
  message: MessageRow,
  files: Body['files'],
): Promise<MessageFileRow[]> {
  const claimed = await claimUploads(context, trx, message.sender_id, toClaims(files))
  const rows = claimed.map((file, position) => ({
    ...file,
    id: newId(context.clock),
    type: files[position]!.type === 'image' ? ('PHOTO' as const) : ('FILE' as const),
    alt: files[position]!.alt,
  }))
  await insertMessageFiles(trx, message, rows)
  return rows
}
