/** Test helper that compares every counter with the rows it counts. */
import { sql } from 'kysely'
import { countedRelations } from './content/counted-relation/index.ts'
import type { Database } from './platform/database/index.ts'

const wrongCounters = countedRelations.map(({ table, owner, key, where = sql`true`, counter }) => {
  const [id, column] = [sql.ref(`counter.${counter.id}`), sql.ref(`counter.${counter.column}`)]
  return sql`
    select ${sql.lit(`${counter.table}.${counter.column}`)} as of, ${id} as id, ${column} as n, 0, 0
    from ${sql.table(counter.table)} counter where ${column} <> (
      select count(*) from ${sql.table(table)} counted join account who on who.id = ${sql.ref(`counted.${owner}`)}
      where ${sql.ref(`counted.${key}`)} = ${id} and ${where} and who.status = 'active'
    )
  `
})

/** Returns counters that differ from the number of rows of active accounts; empty when all are correct. */
export async function findWrongCounters(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    ${sql.join(wrongCounters, sql` union all `)}
    union all select 'posts', id, posts_count, 0, 0 from account a where
      posts_count <> (select count(*) from post where author_id = a.id)
    union all select 'total', null, sum(posts)::int, 0, 0 from post_total
      having sum(posts) <> (select count(*) from post join account who on who.id = author_id where who.status = 'active')
    union all select 'unread', account_id, unread, 0, 0 from notification_state state where unread <> (
      select count(*) from notification n join notification_group line on line.id = n.group_id
      left join account actor on actor.id = n.actor_id
      where n.recipient_id = account_id and not n.read and n.seq > line.read_seq and n.seq > state.read_seq
        and (actor.id is null or actor.status = 'active'))
    union all select 'line', id, count, last_seq::int, 0 from notification_group line where
      count <> (select count(*) from notification n left join account actor on actor.id = n.actor_id
        where n.group_id = line.id and (actor.id is null or actor.status = 'active')) or
      (count > 0 and last_seq <> (select max(seq) from notification n left join account actor on actor.id = n.actor_id
        where n.group_id = line.id and (actor.id is null or actor.status = 'active')))
    union all select 'conversation', conversation_id, unread, 0, 0 from conversation_member member where unread <> (
      select count(*) from message where message.conversation_id = member.conversation_id and sender_id = contact_id
        and seq > greatest(read_seq, deleted_seq) and withdrawn_at is null and not undelivered)
  `.execute(db)
  return rows
}
