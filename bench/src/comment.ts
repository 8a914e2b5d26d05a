import { contract } from '@brilla/contract'
import type { Subject } from './subject.ts'

export const comment: Subject = {
  name: 'Comment',
  call: ({ postId }) => ({
    method: 'POST',
    path: contract.createComment.path,
    body: { postId, comment: 'Uno más' },
  }),
  statement: `
    with made as (
      insert into comment (id, post_id, author_id, text, created_at)
      values (uuidv7(), $2, $1, 'Uno más', now()) returning *
    ), counted as (
      update post_count set comments = comments + 1 where post_id = $2
    )
    select made.*, account.full_name, account.profile_url, account.profile_image, account.type
    from made join account on account.id = made.author_id`,
  about: ({ postId }) => postId,
  async restore(pool) {
    await pool.query(`
      with gone as (delete from comment where id > '01910000-0000-7000-8000-000000000000' returning post_id)
      update post_count set comments = comments - gone.n
      from (select post_id, count(*) as n from gone group by post_id) gone
      where gone.post_id = post_count.post_id`)
    await pool.query('vacuum comment, post_count')
  },
}
