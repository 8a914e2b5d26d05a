import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActions } from '../notification/notification.testing.ts'
import type { Database } from '../../platform/database/index.ts'
import { hour } from '../../platform/duration.ts'
import { likeAdded } from '../../content/like/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createSubscriptionKeys } from './push.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { createPeople, named, publish, comment, like, follow, block, readProfileUrl } = createActions(
  () => server,
)

let made = 0
/** Subscribes the person's session and returns the endpoint. */
async function subscribe({ token }: { token: string }, host = 'push.example'): Promise<string> {
  made += 1
  const endpoint = `https://${host}/send/${made}`
  const { status } = await server.call('addPushSubscription', {
    token,
    // What the browser's own toJSON() returns.
    body: { endpoint, expirationTime: null, keys: createSubscriptionKeys() },
  })
  expect(status).toBe(204)
  return endpoint
}
const logIn = async ({ email, password }: TestPerson) =>
  (await server.call('authenticate', { body: { email, password } })).body
const setFlag = ({ token }: TestPerson, type: 'followers' | 'messages' | 'following', status: boolean) =>
  server.call('setNotification', { token, body: { type, status, channel: 'push' } })
const write = ({ token }: TestPerson, { id }: TestPerson, message: string) =>
  server.call('sendMessage', {
    token,
    body: { receiverId: id, message, clientId: crypto.randomUUID() },
  } as never)

/** What was sent to an endpoint, once all events have been handled. */
async function listPushes(endpoint: string) {
  await server.eventsHandled()
  return server.pushes.filter((push) => push.endpoint === endpoint)
}

describe('P-notifications-11: pushes', () => {
  test('a notification goes to each subscribed session, in the language of the account', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const phone = await logIn(Ana)
    const endpoints = [await subscribe(Ana), await subscribe(phone)]
    const post = await publish(Ana)
    const commentId = await comment(Bea, post)
    for (const endpoint of endpoints) {
      expect(await listPushes(endpoint)).toMatchObject([
        {
          urgency: 'normal',
          ttl: 86_400,
          payload: {
            title: 'Brilla',
            body: `${named('Bea')} comentó tu publicación.`,
            url: `/noticias/${post}#comment-${commentId}`,
            tag: expect.stringMatching(/^COMMENT /),
            lang: 'es',
          },
        },
      ])
    }
    await server.call('changeLanguage', { token: Ana.token, body: { langCode: 'en' } })
    await follow(Bea, Ana)
    expect((await listPushes(endpoints[0]!)).at(-1)!.payload).toMatchObject({
      body: `${named('Bea')} started following you.`,
      url: `/profile/${await readProfileUrl(Bea)}`,
      lang: 'en',
    })
  })

  test('what joins an unread group is not pushed again', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const endpoint = await subscribe(Ana)
    const post = await publish(Ana)
    await like(Bea, post)
    await server.eventsHandled()
    await like(Carla, post)
    expect(await listPushes(endpoint)).toHaveLength(1)
  })

  test('each kind has a flag, on by default', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const endpoint = await subscribe(Ana)
    const post = await publish(Ana)
    const readFlags = async () => (await server.call('getSelf', { token: Ana.token })).body.push
    expect(await readFlags()).toEqual({ followers: true, messages: true, following: true, searches: true })
    expect((await setFlag(Ana, 'followers', false)).status).toBe(204)
    expect(await readFlags()).toEqual({ followers: false, messages: true, following: true, searches: true })
    await follow(Bea, Ana)
    expect(await listPushes(endpoint)).toEqual([])
    await like(Bea, post)
    expect(await listPushes(endpoint)).toHaveLength(1)
    await setFlag(Ana, 'following', false)
    await comment(Bea, post)
    expect(await listPushes(endpoint)).toHaveLength(1)
    expect((await server.call('getSelf', { token: Ana.token })).body).toMatchObject({
      followers: true,
      following: true,
    })
    const body = { type: 'photos_videos', status: false, channel: 'push' } as const
    const refused = await server.call('setNotification', { token: Ana.token, body })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'type', error: 'not_a_choice' }] },
    })
  })

  test('a message is pushed with its text and opens the conversation; a request is not pushed', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const [ana, bea] = [await subscribe(Ana), await subscribe(Bea)]
    await write(Ana, Bea, 'Hola, ¿bailas el sábado?')
    expect(await listPushes(bea)).toEqual([])
    await write(Bea, Ana, 'Sí, claro')
    expect(await listPushes(ana)).toMatchObject([
      {
        urgency: 'high',
        payload: {
          title: named('Bea'),
          body: 'Sí, claro',
          url: `/conversaciones/${await readProfileUrl(Bea)}`,
        },
      },
    ])
    await setFlag(Ana, 'messages', false)
    await write(Bea, Ana, 'Otra cosa')
    expect(await listPushes(ana)).toHaveLength(1)
  })

  test('nothing of people who are hidden from the recipient', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const endpoint = await subscribe(Ana)
    const third = await publish(Carla)
    await block(Ana, Bea)
    await comment(Bea, third, `@${await readProfileUrl(Ana)}`)
    expect(await listPushes(endpoint)).toEqual([])
  })

  /** Adds a like of this age, whose event is handled after the commit of what `also` does. */
  async function likeAt(
    { id }: TestPerson,
    post: string,
    age: number,
    also?: (trx: Database) => Promise<unknown>,
  ): Promise<void> {
    const { clock, db, outbox } = server.context
    await db.transaction().execute(async (trx) => {
      const created_at = new Date(clock.now().getTime() - age)
      await trx.insertInto('post_like').values({ post_id: post, account_id: id, created_at }).execute()
      const payload = { accountId: id, postId: post, commentId: null }
      await outbox.publish(trx, likeAdded, payload)
      await also?.(trx)
    })
  }

  test('nothing that waits to be sent when its sender is blocked', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const endpoint = await subscribe(Ana)
    const post = await publish(Ana)
    await likeAt(Bea, post, 0, (trx) =>
      trx
        .insertInto('block')
        .values({ blocker_id: Ana.id, blocked_id: Bea.id, created_at: server.context.clock.now() })
        .execute(),
    )
    expect(await listPushes(endpoint)).toEqual([])
    expect((await server.call('getNotifications', { token: Ana.token })).body.rows).toEqual([])
  })

  test('nothing of a person whom a block hides by the time of a later attempt, before its event is handled', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    const post = await publish(Ana)
    const ofBea = await publish(Bea)
    for (const who of [Bea, Carla, Dora]) await write(Ana, who, 'Hola')
    const endpoint = await subscribe(Ana)
    const { clock, db, push } = server.context
    const { send } = push
    let failed = 0
    push.send = () => {
      failed += 1
      return Promise.reject(new Error('the push service is down'))
    }
    try {
      for (const who of [Bea, Carla, Dora]) {
        await comment(who, post)
        await write(who, Ana, 'Hola, Ana')
      }
      await comment(Carla, ofBea, `@${await readProfileUrl(Ana)}`)
      await expect.poll(() => failed).toBeGreaterThanOrEqual(7)
      // Without their events, which may be handled after the pushes.
      const created_at = clock.now()
      const blocks = [
        { blocker_id: Ana.id, blocked_id: Bea.id, created_at },
        { blocker_id: Dora.id, blocked_id: Ana.id, created_at },
      ]
      await db.insertInto('block').values(blocks).execute()
    } finally {
      push.send = send
    }
    await server.jobsDone('push.')
    const pushed = (await listPushes(endpoint)).map(
      ({ payload }) => payload as Record<'title' | 'body', string>,
    )
    // Notifications and messages have handlers of their own, whose order is not defined.
    expect(pushed.map(({ title, body }) => `${title}: ${body}`).toSorted()).toEqual([
      `Brilla: ${named('Carla')} comentó tu publicación.`,
      `${named('Carla')}: Hola, Ana`,
    ])
  })

  test('nothing about what is older than a day', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const endpoint = await subscribe(Ana)
    const post = await publish(Ana)
    await likeAt(Bea, post, 25 * hour)
    expect(await listPushes(endpoint)).toEqual([])
    const { body } = await server.call('getNotifications', { token: Ana.token })
    expect(body.rows).toMatchObject([{ type: 'LIKE_POST' }])
  })
})

describe('P-notifications-12: subscriptions', () => {
  test('end with the session, with logout, by request, and when the push service says so', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const sessions = [await logIn(Ana), await logIn(Ana), await logIn(Ana), await logIn(Ana)]
    const [out, off, gone, on] = [
      await subscribe(sessions[0]!),
      await subscribe(sessions[1]!),
      await subscribe(sessions[2]!, 'gone.example'),
      await subscribe(sessions[3]!),
    ]
    await server.call('logout', { token: sessions[0]!.token })
    expect((await server.call('deletePushSubscription', { token: sessions[1]!.token })).status).toBe(204)
    const post = await publish(Ana)
    await like(Bea, post)
    expect(await listPushes(gone)).toHaveLength(1)
    await comment(Bea, post)
    expect(await listPushes(on)).toHaveLength(2)
    expect(await listPushes(gone)).toHaveLength(1)
    for (const endpoint of [out, off]) expect(await listPushes(endpoint)).toEqual([])
    server.advance(13 * hour)
    const later = await logIn(Bea)
    await server.call('followUser', { token: later.token, body: { id: Ana.id } })
    expect(await listPushes(on)).toHaveLength(2)
    server.advance(-13 * hour)
  })

  test('a session has one; a browser that another account subscribes is no longer the first one’s', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [former, endpoint] = [await subscribe(Ana), await subscribe(Ana)]
    const body = { endpoint, keys: createSubscriptionKeys() }
    await follow(Bea, Ana)
    expect(await listPushes(former)).toEqual([])
    expect(await listPushes(endpoint)).toHaveLength(1)
    await server.call('addPushSubscription', { token: Carla.token, body })
    await comment(Bea, await publish(Ana))
    expect(await listPushes(endpoint)).toHaveLength(1)
  })

  test.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user:pass@push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'ftp://push.example/a',
    'push.example',
  ])('the address %s is refused', async (endpoint) => {
    const { Ana } = await createPeople('Ana')
    const { status, body } = await server.call('addPushSubscription', {
      token: Ana.token,
      body: { endpoint, keys: createSubscriptionKeys() },
    })
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'endpoint', error: 'invalid' }] }])
  })

  test('a key that is no point of the curve is refused', async () => {
    const { Ana } = await createPeople('Ana')
    const keys = { ...createSubscriptionKeys(), p256dh: 'B'.repeat(87) }
    const { status } = await server.call('addPushSubscription', {
      token: Ana.token,
      body: { endpoint: 'https://push.example/a', keys },
    })
    expect(status).toBe(422)
  })
})
