import { contract } from '@brilla/contract'
import { hotPost, ids } from '../seed/dataset.ts'
import type { Scenario } from './scenario.ts'

/** Every other request removes the like again, so the number of likes hardly changes. */
export const likes: Scenario = {
  name: 'Like, unlike',
  createRequest: ({ postId }) => ({ method: 'POST', path: contract.likePost.path.replace('{id}', postId) }),
  statement: `
    with deleted as (
      delete from post_like where account_id = $1 and post_id = $2 returning 1
    ), inserted as (
      insert into post_like select $2, $1, now() where not exists (select from deleted) on conflict do nothing returning 1
    )
    update post_count set likes = likes + (select count(*) from inserted) - (select count(*) from deleted)
    where post_id = $2 returning likes`,
  getParameter: ({ postId }) => postId,
  restore: async (pool) => void (await pool.query('vacuum post_like, post_count')),
}

/** The first comments of the newest posts. */
export const commentLikes: Scenario = {
  name: 'Like, unlike a comment',
  createRequest: ({ commentId }) => ({
    method: 'POST',
    path: contract.likeComment.path.replace('{id}', commentId),
  }),
  statement: `
    with deleted as (
      delete from comment_like where account_id = $1 and comment_id = $2 returning 1
    ), inserted as (
      insert into comment_like select $2, $1, now() where not exists (select from deleted) on conflict do nothing returning 1
    )
    update comment set likes_count = likes_count + (select count(*) from inserted) - (select count(*) from deleted)
    where id = $2 returning likes_count`,
  getParameter: ({ commentId }) => commentId,
  restore: async (pool) => void (await pool.query('vacuum comment_like, comment')),
}

/** All likes on one post: contention on its counter. */
const hotPostId = ids.post(hotPost)
export const hotLikes: Scenario = {
  ...likes,
  name: 'Like, unlike one hot post',
  createRequest: (target) => likes.createRequest({ ...target, postId: hotPostId }),
  getParameter: () => hotPostId,
}
