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

/** Adds a conversation with `messages` messages, all of them read. */
export async function addLongConversation(pool: pg.Pool, pair: Pair, messages: number): Promise<void> {
  const [first, second] = sortPair(pair)
  await pool.query(`delete from conversation where first_id = $1 and second_id = $2`, [first, second])
  await addConversations(pool, [[first, second]])
  await pool.query(
    `with target as (
       update conversation set last_seq = $3::bigint where first_id = $1 and second_id = $2 returning *
     ), marked as (
       update conversation_member set read_seq = $3::bigint, last_seq = $3::bigint from target where conversation_id = target.id
     )
     insert into message (conversation_id, seq, id, sender_id, text, created_at)
     select target.id, seq, gen_random_uuid(), case when seq % 2 = 0 then $1::uuid else $2::uuid end,
       'Mensaje ' || seq, target.last_at - ($3::bigint - seq) * interval '1 minute'
     from target, generate_series(1, $3::bigint) seq`,
    [first, second, messages],
  )
  await pool.query('analyze message')
}

export async function removeConversations(pool: pg.Pool): Promise<void> {
  await pool.query('truncate conversation cascade')
}
