/** What comments are counted in. */
import { sql } from 'kysely'
import type { CountedRelation } from '../../accounts/account/index.ts'
import { lockPosts } from '../post/index.ts'

/** A held comment is marked, and stays so until it is published. */
export const commentsOfPosts: CountedRelation = {
  name: 'comment.count',
  table: 'comment',
  owner: 'author_id',
  key: 'post_id',
  mark: 'uncounted',
  where: sql`audience <> 'held'`,
  counter: { table: 'post_count', id: 'post_id', column: 'comments' },
  async lock(trx, postIds, authorId) {
    await lockPosts(trx, postIds)
    await sql`
      select from comment where author_id = ${authorId} and post_id = any(${postIds}::uuid[])
      order by id desc for no key update
    `.execute(trx)
  },
}

export const commentRelations = [commentsOfPosts]
