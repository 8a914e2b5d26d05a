/** Accepted conversations for the bench of messages. */
import type pg from 'pg'

type Pair = readonly [string, string]

/** Ids in the order of the conversation's columns. */
const sortPair = ([one, other]: Pair): Pair => (one < other ? [one, other] : [other, one])

export async function addConversations(pool: pg.Pool, pairs: Pair[]): Promise<void> {
  const sorted = pairs.map(sortPair)
  await pool.query(
    `with created as (
       insert into conversation (id, first_id, second_id, started_by, started_at, last_at)
       select gen_random_uuid(), first, second, first, now(), date_trunc('milliseconds', now()) from unnest($1::uuid[], $2::uuid[]) pair (first, second)
       returning *
     )
     insert into conversation_member (account_id, contact_id, conversation_id, accepted, last_at)
     select first_id, second_id, id, true, last_at from created
     union all select second_id, first_id, id, true, last_at from created`,
    [sorted.map(([first]) => first), sorted.map(([, second]) => second)],
  )
}

export async function removeConversations(pool: pg.Pool): Promise<void> {
  await pool.query('truncate conversation cascade')
}
