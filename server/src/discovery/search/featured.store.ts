import { sql } from 'kysely'
import { interestWeight } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** A talent with recent activity around their profile. */
export interface Candidate {
  id: string
  categories: number[]
}

/**
 * Finds complete, visible profiles ordered by activity since `since` (P-discovery-2). Weights: follow 4, share 3, comment 2,
 * like 1, with a half-life of one week. Of one person, the square root of the sum counts, divided by the square root of the
 * number of people who drew that person's interest, and weighted by the account (`interestWeight`).
 */
export async function findCandidates(
  db: Database,
  { since, now, max }: { since: Date; now: Date; max: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with interest as (
      select followed_id as id, follower_id as by, 4 as weight, created_at from follow where created_at > ${since}
      union all
      select post.author_id, liked.account_id, 1, liked.created_at
      from post_like liked join post on post.id = liked.post_id where liked.created_at > ${since}
      union all
      select post.author_id, comment.author_id, 2, comment.created_at
      from comment join post on post.id = comment.post_id where comment.created_at > ${since}
      union all
      select original.author_id, share.author_id, 3, share.created_at
      from post share join post original on original.id = share.shared_post_id where share.created_at > ${since}
    ), by_person as (
      select id, by,
        sqrt(sum(weight * power(0.5, extract(epoch from ${now}::timestamptz - created_at)::float8 / 604800)))
          / sqrt(count(*) over (partition by by)) as score
      from interest where id <> by group by id, by
    )
    select by_person.id,
      array(select category_id from account_category where account_id = by_person.id order by 1) as categories
    from by_person
    join talent_listing listed on listed.category_id = 0 and listed.complete and listed.account_id = by_person.id
    join account fan on fan.id = by_person.by
    cross join lateral (select ${interestWeight('fan', now)} as weight) counted
    where counted.weight > 0
    group by by_person.id
    order by sum(score * counted.weight) desc, by_person.id desc
    limit ${sql.lit(max)}
  `.execute(db)
  return rows
}

/** A computation of the featured people. */
export interface FeaturedRefresh {
  rulesVersion: number
  refreshedAt: Date
}

/** Finds the last computation of the featured people. */
export async function findFeaturedRefresh(db: Database): Promise<FeaturedRefresh | undefined> {
  return db
    .selectFrom('featured_refresh')
    .select(['rules_version as rulesVersion', 'refreshed_at as refreshedAt'])
    .executeTakeFirst()
}

/** Replaces the featured people by these, best first. */
export async function replaceFeatured(
  db: Database,
  ids: string[],
  { rulesVersion, refreshedAt }: FeaturedRefresh,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serializes concurrent runs, which would otherwise conflict on the primary key.
    await sql`lock table featured in share row exclusive mode`.execute(trx)
    await trx.deleteFrom('featured').execute()
    const refresh = { rules_version: rulesVersion, refreshed_at: refreshedAt }
    await trx
      .insertInto('featured_refresh')
      .values(refresh)
      .onConflict((conflict) => conflict.column('singleton').doUpdateSet(refresh))
      .execute()
    await sql`
      insert into featured (rank, account_id)
      select place, account.id from unnest(${ids}::uuid[]) with ordinality as chosen(id, place)
      join account on account.id = chosen.id
    `.execute(trx)
  })
}
