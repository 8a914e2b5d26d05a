import { limits } from '@brilla/contract/platform/limits'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createActions } from './notification.testing.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => checkCounters())
afterAll(() => server.stop())

const { createPeople, named, publish, comment, like, likeComment, follow, ...reads } = createActions(
  () => server,
)
const { read, readTexts, readUnread, markRead, checkCounters } = reads

/** Reads all pages by their cursors. */
async function readAll(who: TestPerson, grouped: 'true' | 'false') {
  const rows = []
  let next: string | null = null
  do {
    const page = await read(who, { grouped, ...(next !== null && { after: next }) })
    rows.push(...page.rows)
    next = page.next
  } while (next !== null)
  return rows
}

describe('P-notifications-5: groups', () => {
  test('likes of one post, likes of one comment and new followers are one row each, in the order of the newest', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    const [post, other] = [await publish(Ana, 'Uno'), await publish(Ana, 'Dos')]
    const own = await comment(Ana, post)
    for (const who of [Bea, Carla, Dora]) {
      await like(who, post)
      await likeComment(who, own)
      await follow(who, Ana)
      await server.eventsHandled()
    }
    await like(Bea, other)
    await comment(Bea, other)
    await server.eventsHandled()
    await comment(Carla, other)
    const { rows, count, unread } = await read(Ana, { grouped: 'true' })
    expect(rows.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `A ${named('Dora')} y a 2 personas más les gustó tu publicación.`,
        `A ${named('Dora')} y a 2 personas más les gustó tu comentario.`,
        `${named('Dora')} y 2 personas más empezaron a seguirte.`,
        `A ${named('Bea')} le gustó tu publicación.`,
        `${named('Bea')} comentó tu publicación.`,
      ]),
    )
    expect(rows[0]!.text).toBe(`${named('Carla')} comentó tu publicación.`)
    expect({ length: rows.length, count, unread }).toEqual({ length: 6, count: 6, unread: 12 })
    const each = await read(Ana)
    expect(each).toMatchObject({ count: 12, unread: 12, next: null })
    expect(new Set(each.rows.map(({ lineId }) => lineId))).toEqual(new Set(rows.map(({ lineId }) => lineId)))
    const english = await read(Ana, { grouped: 'true' }, 'en')
    expect(english.rows.map(({ text }) => text)).toContain(
      `${named('Dora')} and 2 others started following you.`,
    )
  })

  test('what comes after a row was read is a new row', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    for (const scope of ['each', 'line', 'all'] as const) {
      const post = await publish(Ana)
      await like(Bea, post)
      await markRead(Ana, [(await read(Ana)).rows[0]!.id], scope)
      await like(Carla, post)
      await server.eventsHandled()
      await like(Dora, post)
      const rows = (await read(Ana, { grouped: 'true' })).rows.filter(({ postId }) => postId === post)
      expect(rows).toMatchObject([
        { actor: { id: Dora.id }, others: 1, is_read: false },
        { actor: { id: Bea.id }, others: 0, is_read: true },
      ])
    }
  })

  test('the newest that is left stands for the row when its newest was undone', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [post, other] = [await publish(Ana), await publish(Ana)]
    for (const [who, id] of [
      [Bea, post],
      [Carla, other],
      [Carla, post],
    ] as const) {
      await like(who, id)
      await server.eventsHandled()
    }
    await like(Carla, post, false)
    expect((await read(Ana, { grouped: 'true' })).rows).toMatchObject([
      { postId: other, others: 0 },
      { postId: post, others: 0, actor: { id: Bea.id } },
    ])
  })
})

describe('P-notifications-4: pages', () => {
  test.each(['true', 'false'] as const)(
    'each row once, by cursor and by number; grouped: %s',
    async (grouped) => {
      const { Ana, Bea } = await createPeople('Ana', 'Bea')
      const post = await publish(Ana)
      const total = 2 * limits.pageSize + 3
      for (let n = 0; n < total; n++) await comment(Bea, post, `Comentario ${n}`)
      const rows = await readAll(Ana, grouped)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(total)
      expect(rows).toHaveLength(total)
      const second = await read(Ana, { grouped, page: '2' })
      expect(second.rows).toEqual(rows.slice(limits.pageSize, 2 * limits.pageSize))
      expect(second.count).toBe(total)
      expect(await read(Ana, { grouped, page: '4' })).toMatchObject({
        rows: [],
        count: total,
        next: null,
        unread: total,
      })
    },
  )

  test('reading by cursor shows nothing twice when more arrives', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const post = await publish(Ana)
    for (let n = 0; n < limits.pageSize + 2; n++) await comment(Bea, post, `Comentario ${n}`)
    const first = await read(Ana)
    await comment(Bea, post, 'Más')
    const second = await read(Ana, { after: first.next! })
    expect(second.rows).toHaveLength(2)
    expect(second.next).toBe(null)
  })
})

describe('P-notifications-7: unread', () => {
  test('each: only these; a second time changes nothing', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    await like(Bea, post)
    await server.eventsHandled()
    await like(Carla, post)
    const { rows } = await read(Ana)
    expect(await markRead(Ana, [rows[0]!.id])).toBe(1)
    expect(await markRead(Ana, [rows[0]!.id])).toBe(1)
    expect((await read(Ana)).rows.map(({ is_read }) => is_read)).toEqual([true, false])
    expect((await read(Ana, { grouped: 'true' })).rows).toMatchObject([{ is_read: false, others: 1 }])
  })

  test('line: the older ones of the row too, and nothing else', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    const [post, other] = [await publish(Ana), await publish(Ana)]
    for (const who of [Bea, Carla]) {
      await like(who, other)
      await like(who, post)
      await server.eventsHandled()
    }
    const row = (await read(Ana, { grouped: 'true' })).rows.find(({ postId }) => postId === post)!
    await like(Dora, post)
    await server.eventsHandled()
    expect(await markRead(Ana, [row.id], 'line')).toBe(3)
    const rows = (await read(Ana)).rows.filter(({ is_read }) => !is_read)
    expect(rows.map(({ postId, actor }) => [postId, actor!.id]).toSorted()).toEqual(
      [
        [post, Dora.id],
        [other, Bea.id],
        [other, Carla.id],
      ].toSorted(),
    )
  })

  test('all: the older ones; what has arrived meanwhile stays unread', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    await comment(Bea, post)
    await like(Bea, post)
    await follow(Bea, Ana)
    const seen = (await read(Ana)).rows[0]!
    await follow(Carla, Ana)
    await server.eventsHandled()
    expect(await markRead(Ana, [seen.id], 'all')).toBe(1)
    expect(await markRead(Ana, [seen.id], 'all')).toBe(1)
    expect((await read(Ana)).rows.map(({ is_read }) => is_read)).toEqual([false, true, true, true])
    expect(await readUnread(Ana)).toBe(1)
  })

  test('unknown ids, those of others and none at all change nothing', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    await follow(Bea, Ana)
    await follow(Ana, Bea)
    const [theirs] = (await read(Bea)).rows
    for (const scope of ['each', 'line', 'all'] as const) {
      expect(await markRead(Ana, [theirs!.id, 'x', crypto.randomUUID()], scope)).toBe(1)
      expect(await markRead(Ana, [], scope)).toBe(1)
    }
    expect(await readUnread(Bea)).toBe(1)
  })

  test('the counters stay exact whatever happens in whatever order', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    const posts = [await publish(Ana), await publish(Ana)]
    const choose = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!
    for (let n = 0; n < 40; n++) {
      const isBack = n <= 20 || n > 30
      const who = choose(isBack ? [Bea, Carla, Dora] : [Bea, Carla])
      await like(who, choose(posts), Math.random() < 0.6)
      if (n % 4 === 0)
        await server.call(choose(['followUser', 'unfollowUser'] as const), {
          token: who.token,
          body: { id: Ana.id },
        })
      if (n % 5 === 0) {
        const { rows } = await read(Ana, { grouped: choose(['true', 'false']) })
        if (rows.length > 0) await markRead(Ana, [choose(rows).id], choose(['each', 'line', 'all']))
      }
      if (n === 20) await server.call('cancelAccount', { token: Dora.token })
      if (n === 30)
        Object.assign(
          Dora,
          (await server.call('authenticate', { body: { email: Dora.email, password: Dora.password } })).body,
        )
    }
    const { rows, unread } = await read(Ana)
    expect(rows.filter(({ is_read }) => !is_read)).toHaveLength(unread)
  })
})

describe('P-realtime-8: events', () => {
  test('a notification is sent as its grouped row with the unread count; reading and undoing send the count', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { token: Ana.token } })
    const events: unknown[][] = []
    // Also sent up to a second after an account was restored (P-realtime-9), as in tests before.
    socket.onAny((...event: unknown[]) => event[0] !== 'refresh' && events.push(event))
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const expectNext = async (...event: unknown[]) => {
      await expect.poll(() => events.length).toBeGreaterThan(0)
      expect(events.shift()).toEqual(event)
    }
    await like(Bea, post)
    await expectNext('notification', { ...(await read(Ana, { grouped: 'true' })).rows[0], unread: 1 })
    await like(Carla, post)
    const [row] = (await read(Ana, { grouped: 'true' })).rows
    expect(row).toMatchObject({ others: 1 })
    await expectNext('notification', { ...row, unread: 2 })
    await like(Carla, post, false)
    await expectNext('notifications-read', { unread: 1 })
    await markRead(Ana, [row!.id], 'all')
    await expectNext('notifications-read', { unread: 1 })
    await markRead(Ana, [(await read(Ana)).rows[0]!.id], 'all')
    await expectNext('notifications-read', { unread: 0 })
    socket.disconnect()
    expect(await readTexts(Ana)).toHaveLength(1)
  })
})
