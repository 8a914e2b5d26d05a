/** Cases of the moderators' desk, for measurements of its queue; undone afterwards. */
import type pg from 'pg'

/** Makes the account a moderator and adds open cases of every reason about others, one in 100 of them urgent. */
export async function addCases(pool: pg.Pool, moderator: string, count: number): Promise<void> {
  await pool.query('update account set moderator = true where id = $1', [moderator])
  await pool.query(
    `insert into moderation_case (id, kind, subject_type, subject_id, account_id, reason, priority, reports_count, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'report', 'post', md5('case ' || n)::uuid,
       people.ids[1 + n % cardinality(people.ids)],
       (array['harassment', 'nudity', 'scam', 'impersonation', 'spam', 'other'])[1 + n % 6],
       case when n % 100 = 0 then 1 else 0 end, 1, now()
     from generate_series(1, $2::int) n,
       (select array_agg(id) as ids from (select id from account where id <> $1 order by id limit 1000) other) people`,
    [moderator, count],
  )
  await pool.query('vacuum analyze moderation_case')
}

/** The id of the case of this number. */
export const getCaseId = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

export async function removeCases(pool: pg.Pool, moderator: string): Promise<void> {
  await pool.query(`delete from moderation_case where id < '00000001-0000-0000-0000-000000000000'`)
  await pool.query('update account set moderator = false where id = $1', [moderator])
}
