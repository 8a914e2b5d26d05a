/** What requests read when a conversation has 20,000 messages and an account 3,000 contacts (P-messages-14). */
import { encodeCursor } from '@brilla/contract/platform/cursor'
import { CompiledQuery, type QueryExecutor, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createMessageClient } from './message.testing.ts'

const messages = 20_000
const contacts = 3_000
const unreadContacts = 200

let server: TestServer
let client: ReturnType<typeof createMessageClient>
/** Ana has written with Bea, from whom there are as many messages, and once with each contact; Carla with Bea alone. */
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  client = createMessageClient(server)
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
  const { Ana, Bea, Carla } = people
  for (const [one, other] of [
    [Ana, Bea],
    [Carla, Bea],
  ] as const) {
    await client.send(one, other)
    await client.send(other, one)
  }
  await sql`
    with thread as (
      select conversation_id from conversation_member where account_id = ${Ana.id} and contact_id = ${Bea.id}
    ), sent as (
      insert into message (conversation_id, seq, id, sender_id, text, created_at)
      select conversation_id, n, gen_random_uuid(), case when n % 2 = 0 then ${Ana.id}::uuid else ${Bea.id}::uuid end,
        'mensaje ' || n, now() + n * interval '1 millisecond'
      from thread, generate_series(3, ${sql.lit(messages)}) n
    ), ended as (
      update conversation set last_seq = ${sql.lit(messages)}, last_at = now() + ${sql.lit(messages)} * interval '1 millisecond'
      from thread where id = conversation_id
    ), crowd as (
      insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
        profile_url, language, terms_version, terms_accepted_at, created_at)
      select gen_random_uuid(), type, first_name, last_name, n || email, now(), birthdate, country, city,
        profile_url || n, language, terms_version, now(), now()
      from account, generate_series(1, ${sql.lit(contacts)}) n where id = ${Carla.id} returning id
    ), numbered as (
      select id, gen_random_uuid() as conversation_id, row_number() over () as n from crowd
    ), begun as (
      insert into conversation (id, first_id, second_id, started_by, started_at, last_seq, last_at)
      select conversation_id, least(id, ${Ana.id}::uuid), greatest(id, ${Ana.id}::uuid), id, now(), 1, now() from numbered
    ), joined as (
      insert into conversation_member (account_id, contact_id, conversation_id, accepted, unread, last_seq, last_at)
      select ${Ana.id}::uuid, id, conversation_id, true, (n <= ${sql.lit(unreadContacts)})::int, 1, now() + n * interval '1 millisecond'
      from numbered
      union all select id, ${Ana.id}::uuid, conversation_id, true, 0, 1, now() from numbered
    )
    insert into message (conversation_id, seq, id, sender_id, text, created_at)
    select conversation_id, 1, gen_random_uuid(), id, 'Hola', now() from numbered
  `.execute(server.context.db)
  await sql`
    update conversation_member set last_seq = ${sql.lit(messages)}, last_at = now() + interval '1 hour'
    where conversation_id = (select id from conversation order by last_seq desc limit 1)
  `.execute(server.context.db)
  await sql`analyze`.execute(server.context.db)
})
afterAll(() => server.stop())

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Rows that the scans of a plan have read, also those that a filter removed. */
function countScanned(plan: Plan): number {
  const { Plans: inner = [], 'Actual Loops': loops } = plan
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * loops
    : 0
  return inner.reduce((sum, each) => sum + countScanned(each), own)
}

/** Sends a request; returns how many rows its statements that read messages, conversations or contacts scan. */
async function countRows(request: () => Promise<unknown>): Promise<number[]> {
  const { db } = server.context
  const executor = Object.getPrototypeOf(db.getExecutor()) as QueryExecutor
  const spy = vi.spyOn(executor, 'executeQuery')
  await request()
  const sent: CompiledQuery[] = spy.mock.calls.map(([query]) => query)
  spy.mockRestore()
  const reads = sent.filter(
    ({ sql: text }) =>
      /^\s*select/.test(text) && /conversation|message/.test(text) && !text.includes('for no key'),
  )
  const counts = []
  for (const { sql: text, parameters } of reads) {
    const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
    counts.push(countScanned(rows[0]!['QUERY PLAN'][0].Plan))
  }
  expect(counts.length).toBeGreaterThan(0)
  return counts
}

const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0)

describe('P-messages-14: reads stay cheap', () => {
  test('opening a conversation of 20,000 messages reads one page, like one of two messages', async () => {
    const { Ana, Bea, Carla } = people
    expect((await client.getMessages(Ana, Bea)).rows.at(-1)).toMatchObject({ message: `mensaje ${messages}` })
    const small = sum(await countRows(() => client.getMessages(Carla, Bea)))
    expect(sum(await countRows(() => client.getMessages(Ana, Bea)))).toBeLessThan(small + 120)
    const { id } = await server.context.db
      .selectFrom('message')
      .select('id')
      .where('seq', '=', messages / 2)
      .executeTakeFirstOrThrow()
    const after = encodeCursor(id)
    expect((await client.getMessages(Ana, Bea, after)).rows.at(-1)).toMatchObject({
      message: `mensaje ${messages / 2 - 1}`,
    })
    expect(sum(await countRows(() => client.getMessages(Ana, Bea, after)))).toBeLessThan(small + 120)
  })

  test('the badge reads the unread conversations alone, and a contact one row of each table', async () => {
    const { Ana, Bea } = people
    expect(await client.countUnread(Ana)).toBe(unreadContacts + 1)
    expect(sum(await countRows(() => client.countUnread(Ana)))).toBeLessThan(4 * unreadContacts)
    expect(sum(await countRows(() => client.getContact(Ana, Bea)))).toBeLessThan(20)
  })

  test('a page of contacts reads its rows; their number is counted from the index of the list', async () => {
    const { Ana } = people
    expect(await client.findContacts(Ana)).toMatchObject({ count: contacts + 1 })
    const [count, page] = await countRows(() => client.findContacts(Ana))
    expect(page).toBeLessThan(200)
    expect(count).toBeLessThan(4 * contacts)
    expect(sum(await countRows(() => client.findContacts(Ana, { requests: 'true' })))).toBeLessThan(20)
  })
})
