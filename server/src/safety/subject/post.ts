import type { Evidence } from '@brilla/contract/safety/evidence'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { addToCounter, recountKeys } from '../../accounts/account/index.ts'
import {
  reactionsToComments,
  reactionsToPosts,
  relationsCountedIn,
} from '../../content/counted-relation/index.ts'
import { lockKept } from '../../content/kept-content/index.ts'
import {
  adjustPostCounters,
  holdPost,
  lockPostCounts,
  lockVisiblePost,
  postDeleted,
  postEvidence,
  publishHeldPost,
  sharesOfPosts,
} from '../../content/post/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { addKept, findKeptAuthor } from './kept.ts'
import { countedTable, keepRows, type KeptTable, restoreRows } from './removed-content.store.ts'
import type { SubjectKind } from './subject.ts'

const ofPost = (id: string) => sql`kept.post_id = ${id}`

/** Tables whose rows are made again: by triggers with a post, by a job, or on demand. */
export const derivedTables: readonly string[] = ['featured_work', 'translation', 'work_listing']

/** All other tables whose rows are deleted with a post. */
export const postTables: readonly KeptTable[] = [
  { name: 'post', where: (id) => sql`kept.id = ${id}`, account: 'author_id' },
  { name: 'post_count', where: ofPost },
  { name: 'post_file', where: ofPost },
  { name: 'comment', where: ofPost, account: 'author_id' },
  ...reactionsToComments.map(({ table, owner, key }) => ({
    name: table,
    where: (id: string) => sql`kept.${sql.ref(key)} in (select id from comment where post_id = ${id})`,
    account: owner,
    // Comments of accounts that were deleted meanwhile are not restored.
    needs: sql`exists (select from comment where id = kept.${sql.ref(key)})`,
  })),
  ...reactionsToPosts.map(countedTable),
  { name: 'saved_post', where: ofPost, account: 'account_id' },
  { name: 'post_hashtag', where: ofPost },
]

export const postSubject: SubjectKind = {
  async lockAuthor(trx, caller, id) {
    const { rows } = await lockVisiblePost(caller, sql`${id}::uuid`).execute(trx)
    return rows[0]?.author_id ?? findKeptAuthor(trx, caller, 'post', id)
  },
  async capture(trx, id) {
    const kept = await lockKept(trx, 'post', [id])
    const current = await readPost(trx, id, { withFiles: true })
    return { post: addKept(current?.content ?? null, kept) }
  },
  async lock(trx, id) {
    const { rows } = await sql<{ shared_post_id: string | null }>`
      select shared_post_id from post where id = ${id} for update
    `.execute(trx)
    const shared = rows[0]?.shared_post_id
    if (shared) await lockPostCounts(trx, [shared])
    return rows.length > 0
  },
  async remove({ outbox }, trx, { id: caseId, subject_id: postId, account_id: authorId }) {
    await keepRows(trx, { caseId, id: postId, tables: postTables })
    const { rows } = await sql<{ shared_post_id: string | null; uncounted: boolean | null }>`
      delete from post where id = ${postId} returning shared_post_id, uncounted
    `.execute(trx)
    const { shared_post_id, uncounted } = rows[0]!
    await adjustPostCounters(trx, authorId, -1)
    if (shared_post_id && !uncounted) await addToCounter(trx, sharesOfPosts, [shared_post_id], -1)
    await outbox.publish(trx, postDeleted, { postId, authorId })
  },
  async restore(trx, { id: caseId }) {
    return (await restoreRows(trx, { caseId, tables: postTables })) ? [] : null
  },
  async recount(trx, id) {
    await unpinBeyondMax(trx, id)
    const comments = await trx.selectFrom('comment').select('id').where('post_id', '=', id).execute()
    const commentIds = comments.map((comment) => comment.id)
    for (const relation of reactionsToComments) await recountKeys(trx, relation, commentIds)
    for (const relation of relationsCountedIn('post_count')) await recountKeys(trx, relation, [id])
    const { author_id, shared_post_id } = await trx
      .selectFrom('post')
      .select(['author_id', 'shared_post_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await adjustPostCounters(trx, author_id, 1)
    if (shared_post_id) await recountKeys(trx, sharesOfPosts, [shared_post_id])
  },
  publish: publishHeldPost,
  hold: holdPost,
}

/** A post as the desk shows it; undefined when there is none. */
export async function readPost(
  trx: Database,
  id: string,
  { withFiles }: { withFiles: boolean },
): Promise<{ content: NonNullable<Evidence['post']>; author_id: string } | undefined> {
  const { rows } = await sql<{ content: NonNullable<Evidence['post']>; author_id: string }>`
    select ${postEvidence({ withFiles })} as content, author_id
    from post join account author on author.id = post.author_id where post.id = ${id}
  `.execute(trx)
  return rows[0]
}

/** Unpins a restored post whose place its author has given to another one (P-profiles-18); the account must be locked. */
async function unpinBeyondMax(trx: Database, id: string): Promise<void> {
  await sql`
    update post set pinned_at = null where id = ${id} and pinned_at is not null and (
      select count(*) from post pinned where pinned.author_id = post.author_id and pinned.pinned_at is not null
    ) > ${sql.lit(limits.pinnedPostsMax)}
  `.execute(trx)
}
