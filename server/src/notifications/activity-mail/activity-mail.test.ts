import { limits } from '@brilla/contract/platform/limits'
import type { NotificationFlag } from '@brilla/contract/notifications/notification-flags'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createActions } from '../notification/notification.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { enqueueDigests, enqueueUnreadMails } from './activity-mail.jobs.ts'
import { createMailActions } from './activity-mail.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
// So that what happened in the tests before is in no digest.
beforeEach(() => server.advance(3 * day))
afterAll(() => server.stop())

const { createPeople, named, publish, comment, like, follow, block, read, markRead } = createActions(
  () => server,
)

const write = ({ token }: TestPerson, { id }: TestPerson, message: string) =>
  server.call('sendMessage', { token, body: { receiverId: id, message, clientId: crypto.randomUUID() } })
const publishPhoto = async (who: TestPerson, description: string) => {
  const id = await publish(who, description)
  await server.context.db.updateTable('post').set({ kind: 'photos' }).where('id', '=', id).execute()
}
const setMailFlag = ({ token }: TestPerson, type: NotificationFlag, status: boolean) =>
  server.call('setNotification', { token, body: { type, status } })

const { run, mailsTo } = createMailActions(() => server)

describe('P-notifications-2, P-notifications-16: daily digests', () => {
  test('new followers and activity on own posts, one mail each, with what has not been read', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    const post = await publish(Ana)
    await follow(Bea, Ana)
    await like(Bea, post)
    await server.eventsHandled()
    await like(Carla, post)
    await comment(Dora, post)
    await run(enqueueDigests)
    const [followers, ...more] = mailsTo(Ana, 'seguidores nuevos')
    expect(more).toEqual([])
    expect(followers!.text).toContain(`${named('Bea')} empezó a seguirte.`)
    const [activity] = mailsTo(Ana, 'menciones')
    expect(activity!.text).toContain(`A ${named('Carla')} y a 1 persona más les gustó tu publicación.`)
    expect(activity!.text).toContain(`${named('Dora')} comentó tu publicación.`)
    expect(activity!.html).toContain(`${named('Dora')} comentó tu publicación.`)
    expect(activity!.text).not.toContain('seguirte')
    await run(enqueueDigests)
    expect(mailsTo(Ana, '')).toHaveLength(3)
    expect(mailsTo(Bea, 'Brilla').filter(({ subject }) => /seguidores|menciones/.test(subject))).toEqual([])
  })

  test('not what has been read, and nothing of people who are hidden by then', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    await follow(Bea, Ana)
    await like(Bea, post)
    const { rows } = await read(Ana)
    await markRead(Ana, [rows[0]!.id], 'all')
    await follow(Carla, Ana)
    await comment(Carla, post)
    await server.eventsHandled()
    await block(Ana, Carla)
    await run(enqueueDigests)
    expect(mailsTo(Ana, '').filter(({ subject }) => /seguidores|menciones/.test(subject))).toEqual([])
  })

  test('new photos and videos of followed people, by person', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    for (const who of [Bea, Carla]) await follow(Ana, who)
    await publishPhoto(Bea, 'Uno')
    await publishPhoto(Bea, 'Dos')
    await publish(Bea, 'Sin foto')
    await publishPhoto(Carla, 'Tres')
    await publishPhoto(Dora, 'De alguien más')
    await server.call('cancelAccount', { token: Carla.token })
    await run(enqueueDigests)
    const [mail] = mailsTo(Ana, 'Fotos y videos')
    expect(mail!.text).toContain(`${named('Bea')}: 2 publicaciones nuevas`)
    for (const name of ['Carla', 'Dora']) expect(mail!.text).not.toContain(named(name))
    expect(mailsTo(Bea, 'Fotos y videos')).toEqual([])
    server.advance(2 * day)
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'Fotos y videos')).toHaveLength(1)
  })

  test('one mail a day, also when the job runs again after more has happened; the next day tells that', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    await follow(Bea, Ana)
    await run(enqueueDigests)
    server.advance(minute)
    await follow(Carla, Ana)
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'seguidores nuevos')).toHaveLength(1)
    server.advance(day - 2 * minute)
    await run(enqueueDigests)
    const [, second] = mailsTo(Ana, 'seguidores nuevos')
    expect(second!.text).toContain(named('Carla'))
    expect(second!.text).not.toContain(named('Bea'))
  })

  test('each kind only while its flag is on, in the language of the account', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    await setMailFlag(Ana, 'followers', false)
    await server.call('changeLanguage', { token: Ana.token, body: { langCode: 'en' } })
    await follow(Bea, Ana)
    await like(Bea, await publish(Ana))
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'new followers')).toEqual([])
    const [mail] = mailsTo(Ana, 'mentions')
    expect(mail!.text).toContain(`${named('Bea')} liked your post.`)
    expect(mail!.html).toContain('Unsubscribe')
  })
})

describe('P-notifications-2: messages unread after 15 minutes', () => {
  const wait = limits.unreadMailMinutes * minute

  /** Two people whose conversation is accepted, and a third. */
  async function createPair() {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    await write(Ana, Bea, 'Hola')
    await write(Bea, Ana, 'Hola, Ana')
    await server.call('markConversationRead', {
      token: Ana.token,
      body: { profile_url: await profileUrl(Bea) },
    })
    await server.eventsHandled()
    server.advance(wait + minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    return { Ana, Bea, Carla }
  }
  const profileUrl = async ({ token }: TestPerson) =>
    (await server.call('getSelf', { token })).body.profile_url
  const markAllRead = async (who: TestPerson, other: TestPerson) =>
    server.call('markConversationRead', { token: who.token, body: { profile_url: await profileUrl(other) } })

  test('one mail, without the text of the messages, and no other until they have been read', async () => {
    const { Ana, Bea } = await createPair()
    await write(Bea, Ana, 'Un secreto')
    await write(Bea, Ana, 'Otro secreto')
    await server.eventsHandled()
    server.advance(wait - minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    server.advance(2 * minute)
    await run(enqueueUnreadMails)
    const [mail] = mailsTo(Ana, 'sin leer')
    expect(mail!.text).toContain(`${named('Bea')}: 2 mensajes`)
    expect(mail!.text).not.toContain('secreto')

    await write(Bea, Ana, 'Tercero')
    await server.eventsHandled()
    server.advance(wait + minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toHaveLength(1)

    await markAllRead(Ana, Bea)
    await write(Bea, Ana, 'Cuarto')
    await server.eventsHandled()
    server.advance(wait + minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toHaveLength(2)
  })

  test('none when they were read meanwhile; what came later waits for its own 15 minutes', async () => {
    const { Ana, Bea } = await createPair()
    await write(Bea, Ana, 'Primero')
    await server.eventsHandled()
    server.advance(10 * minute)
    await markAllRead(Ana, Bea)
    await write(Bea, Ana, 'Segundo')
    await server.eventsHandled()
    server.advance(10 * minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    server.advance(6 * minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toHaveLength(1)
  })

  test('none of requests and of people who are hidden by then', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    await write(Carla, Ana, 'Hola')
    await write(Ana, Bea, 'Hola')
    await write(Bea, Ana, 'Hola')
    await server.eventsHandled()
    await block(Ana, Bea)
    server.advance(wait + minute)
    await run(enqueueUnreadMails)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
  })

  test.each(['block', 'deactivation'])(
    'what is unread of a person hidden by %s keeps back no mail about others',
    async (how) => {
      const { Ana, Bea, Carla } = await createPair()
      await write(Ana, Carla, 'Hola, Carla')
      await write(Bea, Ana, 'Hola otra vez')
      await server.eventsHandled()
      server.advance(wait + minute)
      await run(enqueueUnreadMails)
      expect(mailsTo(Ana, 'sin leer')).toHaveLength(1)
      // A cancellation requires a recent login.
      const { token } = (
        await server.call('authenticate', { body: { email: Bea.email, password: Bea.password } })
      ).body
      if (how === 'block') await block(Ana, Bea)
      else expect((await server.call('cancelAccount', { token })).status).toBe(202)
      await write(Carla, Ana, 'Hola, Ana')
      await server.eventsHandled()
      server.advance(wait + minute)
      await run(enqueueUnreadMails)
      const [, second] = mailsTo(Ana, 'sin leer')
      expect(second!.text).toContain(named('Carla'))
      expect(second!.text).not.toContain(named('Bea'))
    },
  )
})
