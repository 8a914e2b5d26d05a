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
    await pool.query("delete from comment where id > '01910000-0000-7000-8000-000000000000'")
    await pool.query(`
      update post_count set comments = counted.n
      from (select post_id, count(*) as n from comment group by post_id) counted
      where counted.post_id = post_count.post_id and comments <> counted.n`)
    await pool.query(`
      update post_count set comments = 0
      where comments > 0 and not exists (select from comment where comment.post_id = post_count.post_id)`)
    await pool.query('vacuum comment, post_count')
  },
}
