import { contract } from '@brilla/contract'
import type pg from 'pg'
import type { Scenario } from './scenario.ts'

/** Comments on the posts of each account, notified of and unread; each is a group of its own. */
async function createNotifications(pool: pg.Pool): Promise<void> {
  await pool.query('truncate notification, notification_group, notification_state')
  await pool.query(`
    with listed as (
      select gen_random_uuid() as id, gen_random_uuid() as group_id, post.author_id as recipient_id,
        row_number() over (partition by post.author_id order by comment.id) as seq, comment.author_id as actor_id,
        comment.id as comment_id, comment.post_id, comment.created_at
      from comment join post on post.id = comment.post_id join account actor on actor.id = comment.author_id
      where comment.author_id <> post.author_id and actor.status = 'active'
    ), state as (
      insert into notification_state (account_id, last_seq, unread)
      select recipient_id, max(seq), count(*) from listed group by recipient_id
    ), grouped as (
      insert into notification_group (id, recipient_id, type, subject_id, open, count, last_seq)
      select group_id, recipient_id, 'COMMENT', comment_id, true, 1, seq from listed
    )
    insert into notification (recipient_id, seq, id, group_id, type, actor_id, source_id, post_id, comment_id, created_at)
    select recipient_id, seq, id, group_id, 'COMMENT', actor_id, comment_id, post_id, comment_id, created_at from listed`)
  for (const table of ['notification', 'notification_group', 'notification_state'])
    await pool.query(`vacuum analyze ${table}`)
}

export const notifications: Scenario = {
  name: 'Notifications',
  createRequest: () => ({ method: 'GET', path: `${contract.getNotifications.path}?grouped=true` }),
  prepare: createNotifications,
  statement: `
    select notification.*, actor.full_name, actor.profile_url, actor.profile_image, actor.type as actor_type,
      actor.verified, comment.text, state.unread, (select count(*) from notification_group where recipient_id = $1) as count
    from (
      select id, last_seq, count from notification_group where recipient_id = $1 order by last_seq desc limit 12
    ) listed
    join notification on notification.group_id = listed.id and notification.seq = listed.last_seq
    join account actor on actor.id = notification.actor_id join comment on comment.id = notification.comment_id
    join notification_state state on state.account_id = notification.recipient_id
    where $2::uuid is not null order by listed.last_seq desc`,
  getParameter: ({ postId }) => postId,
}
