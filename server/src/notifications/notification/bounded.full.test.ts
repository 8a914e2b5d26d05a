/** How much creating and reading notifications read, however many people like one post. */
import { CompiledQuery, type QueryExecutor, sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { createActions } from './notification.testing.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => checkCounters())
afterAll(() => server.stop())

const { createPeople, publish, like, read, markRead, checkCounters } = createActions(() => server)

describe('P-notifications-10: bounded', () => {
  const fans = 3_000

  interface Plan {
    'Actual Rows': number
    'Actual Loops': number
    'Rows Removed by Filter'?: number
    Plans?: Plan[]
  }

  /** The most rows that a step of the statements' plans reads. */
  async function countRows(statements: CompiledQuery[]): Promise<number> {
    const read = (plan: Plan): number[] => [
      (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
      ...(plan.Plans ?? []).flatMap(read),
    ]
    const counts: number[] = []
    for (const { sql: text, parameters } of statements) {
      const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
      const { rows } = await server.context.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
      counts.push(...read(rows[0]!['QUERY PLAN'][0].Plan))
    }
    return Math.max(...counts)
  }

  test('a page and another like read a bounded number of rows, however many like a post', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const { db } = server.context
    // What is sent to connections is read for those who have one.
    const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { token: Ana.token } })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const post = await publish(Ana)
    await like(Bea, post)
    await read(Ana)
    // As the likes of that many people make them.
    await sql`
      with fan as (
        insert into account (id, first_name, last_name, email, birthdate, country, city, language, type, profile_url, terms_version,
          terms_accepted_at, created_at, email_confirmed_at, status)
        select gen_random_uuid(), 'Fan', n::text, 'fan-' || n || '@gente.example', '1990-01-01', 'MX', '', 'es', 'talento',
          'fan-de-lista-' || n, 'x', now(), now(), now(), 'active'
        from generate_series(2, ${sql.lit(fans)}) n returning id
      ), numbered as (select id, row_number() over () + 1 as seq from fan), liked as (
        insert into post_like (post_id, account_id, created_at) select ${post}::uuid, id, now() from numbered
      ), counted as (update post_count set likes = ${sql.lit(fans)} where post_id = ${post}
      ), state as (
        update notification_state set last_seq = ${sql.lit(fans)}, unread = ${sql.lit(fans)} where account_id = ${Ana.id}
      ), line as (
        update notification_group set last_seq = ${sql.lit(fans)}, count = ${sql.lit(fans)} where recipient_id = ${Ana.id}
      )
      insert into notification (recipient_id, seq, id, group_id, type, actor_id, source_id, post_id, created_at)
      select ${Ana.id}::uuid, seq, gen_random_uuid(), (select id from notification_group where recipient_id = ${Ana.id}),
        'LIKE_POST', id, ${post}::uuid, ${post}::uuid, now()
      from numbered
    `.execute(db)
    // The search would read each of them again.
    await sql`delete from outbox_event`.execute(db)
    await sql`analyze`.execute(db)
    const { Carla } = await createPeople('Carla')
    // Transactions have executors of their own, of the same class.
    const executor = Object.getPrototypeOf(db.getExecutor()) as QueryExecutor
    const spy = vi.spyOn(executor, 'executeQuery')
    const { rows } = await read(Ana, { grouped: 'true' })
    await like(Carla, post)
    await server.eventsHandled()
    const sent = spy.mock.calls.map(([query]) => query)
    spy.mockRestore()
    expect(rows).toMatchObject([{ others: fans - 1 }])
    const statements = sent.filter(
      (query) =>
        query.sql.includes('notification_') &&
        /^\s*(\/\*.*?\*\/\s*)?(select|with)/.test(query.sql) &&
        !query.sql.includes('insert'),
    )
    expect(statements.length).toBeGreaterThan(2)
    // Far fewer than there are likes; the exact number depends on how deliveries are batched.
    expect(await countRows(statements)).toBeLessThan(300)
    const [newest] = (await read(Ana, { grouped: 'true' })).rows
    expect(newest).toMatchObject({ others: fans })
    expect(await markRead(Ana, [newest!.id], 'line')).toBe(0)
    await like(Carla, post, false)
    await like(Bea, post, false)
    expect((await read(Ana)).count).toBe(fans + 1)
    await server.call('deletePost', { token: Ana.token, params: { id: post } })
    expect(await read(Ana)).toMatchObject({ rows: [], count: 0, unread: 0 })
    socket.disconnect()
  })
})
