import { contract } from '@brilla/contract'
import { create } from './post.ts'
import type { Subject } from './subject.ts'

/** Of one of the newest posts, by whoever did not publish it; the bench asks nobody to share their own. */
export const share: Subject = {
  name: 'Share',
  call: ({ postId }) => ({
    method: 'POST',
    path: contract.sharePost.path,
    body: { id: postId, description: 'Miren' },
  }),
  statement: `
    with made as (
      insert into post (id, author_id, kind, description, category_id, shared_post_id, created_at)
      values (uuidv7(), $1, 'share', 'Miren', 1, $2, now()) returning *
    ), counted as (
      insert into post_count (post_id) select id from made
    ), original as (
      update post_count set shares = shares + 1 where post_id = $2
    ), mine as (
      update account set posts_count = posts_count + 1 where id = $1
    )
    select * from made join account on account.id = $1`,
  about: ({ postId }) => postId,
  async restore(pool) {
    await create.restore?.(pool)
    await pool.query('update post_count set shares = 0 where shares > 0')
  },
}
