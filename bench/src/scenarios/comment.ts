import { contract } from '@brilla/contract'
import type { Scenario } from './scenario.ts'

export const comment: Scenario = {
  name: 'Comment',
  createRequest: ({ postId }) => ({
    method: 'POST',
    path: contract.createComment.path,
    body: { postId, comment: 'Uno más' },
  }),
  statement: `
    with inserted as (
      insert into comment (id, post_id, author_id, text, created_at)
      values (uuidv7(), $2, $1, 'Uno más', now()) returning *
    ), counted as (
      update post_count set comments = comments + 1 where post_id = $2
    )
    select inserted.*, account.full_name, account.profile_url, account.profile_image, account.type
    from inserted join account on account.id = inserted.author_id`,
  getParameter: ({ postId }) => postId,
  async restore(pool) {
    await pool.query(`
      with deleted as (delete from comment where id > '01910000-0000-7000-8000-000000000000' returning post_id)
      update post_count set comments = comments - deleted.n
      from (select post_id, count(*) as n from deleted group by post_id) deleted
      where deleted.post_id = post_count.post_id`)
    await pool.query('vacuum comment, post_count')
  },
}
