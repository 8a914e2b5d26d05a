import { contract } from '@brilla/contract'
import { hotPost, ids } from './seed/world.ts'
import type { Subject } from './subject.ts'

/** Each turn toggles, so that the data stays what it was. */
export const likes: Subject = {
  name: 'Like, unlike',
  call: ({ postId }) => ({ method: 'POST', path: contract.likePost.path.replace('{id}', postId) }),
  statement: `
    with gone as (
      delete from post_like where account_id = $1 and post_id = $2 returning 1
    ), made as (
      insert into post_like select $2, $1, now() where not exists (select from gone) on conflict do nothing returning 1
    )
    update post_count set likes = likes + (select count(*) from made) - (select count(*) from gone)
    where post_id = $2 returning likes`,
  about: ({ postId }) => postId,
  restore: async (pool) => void (await pool.query('vacuum post_like, post_count')),
}

/** The first comments of the newest posts. */
export const commentLikes: Subject = {
  name: 'Like, unlike a comment',
  call: ({ commentId }) => ({ method: 'POST', path: contract.likeComment.path.replace('{id}', commentId) }),
  statement: `
    with gone as (
      delete from comment_like where account_id = $1 and comment_id = $2 returning 1
    ), made as (
      insert into comment_like select $2, $1, now() where not exists (select from gone) on conflict do nothing returning 1
    )
    update comment set likes_count = likes_count + (select count(*) from made) - (select count(*) from gone)
    where id = $2 returning likes_count`,
  about: ({ commentId }) => commentId,
  restore: async (pool) => void (await pool.query('vacuum comment_like, comment')),
}

/** The same on the post that everybody likes. */
const hottest = ids.post(hotPost)
export const hotLikes: Subject = {
  ...likes,
  name: 'Like, unlike one hot post',
  call: (target) => likes.call({ ...target, postId: hottest }),
  about: () => hottest,
}
