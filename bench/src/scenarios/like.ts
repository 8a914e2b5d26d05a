import { contract } from '@brilla/contract'
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
