import { contract } from '@brilla/contract'
import { create } from './post.ts'
import { selectPosts } from './post-rows.ts'
import type { Scenario } from './scenario.ts'

export const share: Scenario = {
  name: 'Share',
  createRequest: ({ postId }) => ({
    method: 'POST',
    path: contract.sharePost.path,
    body: { id: postId, description: 'Miren' },
  }),
  statement: `
    with inserted as (
      insert into post (id, author_id, kind, description, category_id, shared_post_id, created_at)
      values (uuidv7(), $1, 'share', 'Miren', 1, $2, now()) returning *
    ), counted as (
      insert into post_count (post_id) select id from inserted
    ), original as (
      update post_count set shares = shares + 1 where post_id = $2
    ), mine as (
      update account set posts_count = posts_count + 1 where id = $1
    )
    select inserted.id as share_id, inserted.created_at as shared_at, sharing.full_name as sharer, sharing.profile_url as
      sharer_url, sharing.profile_image as sharer_image, shared.*
    from inserted join account sharing on sharing.id = inserted.author_id
    cross join (${selectPosts('select $2::uuid as id')}) shared`,
  getParameter: ({ postId }) => postId,
  async restore(pool) {
    await create.restore?.(pool)
    await pool.query('update post_count set shares = 0 where shares > 0')
  },
}
