/** For tests: every counter beside what it counts. */
import { sql } from 'kysely'
import type { Database } from './platform/database/index.ts'

/** Counters that are not what can be counted of people who are here; an empty list when all is right. */
export async function findWrongCounters(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with here as (select id from account where status = 'active')
    select 'post' as of, post_id as id, likes, comments, shares from post_count c where
      likes <> (select count(*) from post_like where post_id = c.post_id and account_id in (select id from here)) or
      comments <> (select count(*) from comment where post_id = c.post_id and author_id in (select id from here)) or
      shares <> (select count(*) from post where shared_post_id = c.post_id and author_id in (select id from here))
    union all select 'account', id, followers_count, following_count, 0 from account a where
      followers_count <> (select count(*) from follow where followed_id = a.id and follower_id in (select id from here)) or
      following_count <> (select count(*) from follow where follower_id = a.id and followed_id in (select id from here))
    union all select 'comment', id, likes_count, 0, 0 from comment c where
      likes_count <> (select count(*) from comment_like where comment_id = c.id and account_id in (select id from here))
    union all select 'posts', id, posts_count, 0, 0 from account a where
      posts_count <> (select count(*) from post where author_id = a.id)
    union all select 'total', null, sum(posts)::int, 0, 0 from post_total
      having sum(posts) <> (select count(*) from post where author_id in (select id from here))
  `.execute(db)
  return rows
}
