import { sql } from 'kysely'
import { interestWeight } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Posts of one author in the list of a category, so that nobody fills it alone. */
const perAuthor = 3

/**
 * Replaces the featured work: for all and for each category, the posts of the days since `since` with the most interest
 * (P-discovery-15). Weights: share 3, comment 2, like 1; a post loses half of its score in a week. Of one person, the square
 * root of the sum counts, divided by the square root of the number of posts that drew that person's interest, so that who
 * likes everything moves nothing, and weighted by the account (`interestWeight`).
 */
export async function replaceFeaturedWork(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serializes concurrent runs, which would otherwise conflict on the primary key.
    await sql`lock table featured_work in share row exclusive mode`.execute(trx)
    await sql`delete from featured_work`.execute(trx)
    await sql`
      with work as materialized (
        select id, author_id, power(0.5, extract(epoch from ${now}::timestamptz - created_at)::float8 / 604800) as freshness
        from post where created_at > ${since} and kind in ('photos', 'video') and audience = 'everyone'
      ), interest as (
        select post_id, account_id as fan_id, 1 as weight from post_like where created_at > ${since}
        union all select post_id, author_id, 2 from comment where created_at > ${since}
        union all select shared_post_id, author_id, 3 from post share
        where shared_post_id is not null and created_at > ${since}
      ), by_fan as (
        select work.id, fan_id, sqrt(sum(weight)) / sqrt(count(*) over (partition by fan_id)) as score
        from interest join work on work.id = interest.post_id
        where fan_id <> work.author_id
        group by work.id, fan_id
      ), scored as (
        select work.id, work.author_id, sum(by_fan.score * counted.weight) * work.freshness as score
        from by_fan join work on work.id = by_fan.id
        join account fan on fan.id = by_fan.fan_id
        cross join lateral (select ${interestWeight('fan', now)} as weight) counted
        where counted.weight > 0
        group by work.id, work.author_id, work.freshness
      ), of_author as (
        select scored.*, row_number() over (partition by author_id order by score desc, id desc) as number from scored
      ), ranked as (
        select listed.category_id, of_author.id,
          row_number() over (partition by listed.category_id order by score desc, of_author.id desc) as rank
        from of_author join work_listing listed on listed.post_id = of_author.id
        where number <= ${sql.lit(perAuthor)}
      )
      insert into featured_work (category_id, place, post_id)
      select category_id, ('00000000-0000-0000-0000-' || lpad((${sql.lit(serverLimits.featuredWorkMax)} - rank)::text, 12, '0'))::uuid, id
      from ranked where rank <= ${sql.lit(serverLimits.featuredWorkMax)}
    `.execute(trx)
  })
}
