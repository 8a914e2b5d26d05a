import { sql } from 'kysely'
import type { CountedRows } from '../../accounts/account/index.ts'
import { adjustPostCounts, lockPostsOfComments } from '../post/index.ts'

/** Comments in the counters of posts, while their author is hidden. */
const comments: CountedRows = {
  name: 'comment.count',
  async find(db, accountId, after, limit) {
    const [postId, id] = after?.split('|') ?? []
    const behind = sql`(post_id, id) > (${postId}::uuid, ${id}::uuid)`
    const { rows } = await sql<{ id: string; cursor: string }>`
      select id, post_id || '|' || id as cursor from comment
      where author_id = ${accountId} and ${after === null ? sql`true` : behind}
      order by post_id, id limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, _accountId, ids, counted) {
    await lockPostsOfComments(trx, ids)
    // By id alone: with the author, PostgreSQL reads all of their comments for each batch.
    const { rows } = await sql<{ post_id: string }>`
      update comment set uncounted = ${counted ? null : true}::boolean
      where id = any(${ids}::uuid[]) and audience <> 'held' and (uncounted is null) <> ${counted}::boolean
      returning post_id
    `.execute(trx)
    const changed = rows.map(({ post_id }) => post_id)
    await adjustPostCounts(trx, 'comments', changed, counted ? 1 : -1)
  },
}

export const commentCounters = [comments]
