/** A post the caller may see: the one query by which commands on a post find it, and lock it. */
import type { ContentAudience } from '@brilla/contract/platform/fields'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'

export interface VisiblePost {
  id: string
  author_id: string
  kind: string
  audience: ContentAudience
  shared_post_id: string | null
}

/** Query for a post, if the caller may see it; `id` is an SQL expression of type uuid. */
const selectVisiblePost = (caller: Caller, id: RawBuilder<unknown>) => sql<VisiblePost>`
  select post.id, post.author_id, post.kind, post.audience, post.shared_post_id from post join account author on author.id = post.author_id
  where post.id = ${id} and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'post')}
`

/**
 * The same, locked against deletion until the transaction ends. Must be the
 * first lock of a command: deleting a post locks it first too, so that the two cannot deadlock.
 */
export const lockVisiblePost = (caller: Caller, id: RawBuilder<unknown>) => sql<VisiblePost>`
  ${selectVisiblePost(caller, id)} for key share of post
`

/** Finds a post by an id as a request brings it; undefined when there is none that the caller may see. */
export async function findVisiblePost(
  db: Database,
  caller: Caller,
  id: string,
): Promise<VisiblePost | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await selectVisiblePost(caller, sql`${id}::uuid`).execute(db)
  return rows[0]
}
