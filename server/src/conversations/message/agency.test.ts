import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueueDigests, enqueueUnreadMails } from '../../notifications/activity-mail/activity-mail.jobs.ts'
import { createMailActions } from '../../notifications/activity-mail/activity-mail.testing.ts'
import { findWrongCounters } from '../../counters.testing.ts'
import { minute } from '../../platform/duration.ts'
import { createSubscriptionKeys } from '../../notifications/push/push.testing.ts'
import { startTestServer, type TestPerson, type TestServer, toFirstName } from '../../testing.ts'
import { createMessageClient } from './message.testing.ts'

let server: TestServer
let client: ReturnType<typeof createMessageClient>
beforeAll(async () => {
  server = await startTestServer()
  client = createMessageClient(server)
})
afterAll(() => server.stop())

const { run, mailsTo } = createMailActions(() => server)
let made = 0

/** A talent and an agency that have not written to each other. */
async function createPair({ verified = true } = {}): Promise<{ Ana: TestPerson; Cumbre: TestPerson }> {
  made += 1
  const [Ana] = Object.values(await server.registerTalents(`Ana${made}`))
  const [Cumbre] = Object.values(await server.registerPeople('agencia', `Cumbre${made}`))
  await server.context.db.updateTable('account').set({ verified }).where('id', '=', Cumbre!.id).execute()
  return { Ana: Ana!, Cumbre: Cumbre! }
}

const getSelf = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body
const listNotifications = async ({ token }: TestPerson) => {
  await server.eventsHandled()
  return (await server.call('getNotifications', { token })).body
}
const mute = ({ token }: TestPerson, { id }: TestPerson) =>
  server.call('muteUser', { token, body: { userId: id } })
const unmute = ({ token }: TestPerson, { id }: TestPerson) =>
  server.call('unmuteUser', { token, body: { userId: id } })

/** Sends the mails about unread messages that are due after 15 minutes. */
async function waitForMail() {
  await server.eventsHandled()
  server.advance((limits.unreadMailMinutes + 1) * minute)
  await run(enqueueUnreadMails)
}

describe('P-messages-20, P-notifications-22: requests of agencies', () => {
  test('one of a verified agency is counted, notified, pushed and mailed, until it is answered', async () => {
    const { Ana, Cumbre } = await createPair()
    const endpoint = `https://push.example/send/agency${made}`
    await server.call('addPushSubscription', {
      token: Ana.token,
      body: { endpoint, expirationTime: null, keys: createSubscriptionKeys() },
    })
    const { profile_url } = await getSelf(Cumbre)
    await client.send(Cumbre, Ana, 'Buscamos bailarinas')
    await client.send(Cumbre, Ana, '¿Te interesa?')
    expect(await getSelf(Ana)).toMatchObject({
      messageRequestsCount: 1,
      agencyRequestsCount: 1,
      unreadMessagesCount: 0,
    })
    const { rows, unread } = await listNotifications(Ana)
    const text = `${toFirstName(`Cumbre${made}`)} Prueba te envió una solicitud de mensaje.`
    expect(rows).toMatchObject([{ type: 'MESSAGE_REQUEST', text, is_read: false, actor: { profile_url } }])
    expect(unread).toBe(1)
    const pushed = server.pushes.filter((push) => push.endpoint === endpoint)
    expect(pushed.map(({ payload }) => payload)).toMatchObject([
      { body: text, url: `/conversaciones/${profile_url}` },
    ])
    await waitForMail()
    expect(mailsTo(Ana, 'sin leer').map((mail) => mail.text)).toEqual([
      expect.stringContaining(`${toFirstName(`Cumbre${made}`)} Prueba: 2 mensajes`),
    ])

    await client.send(Ana, Cumbre, 'Sí')
    expect(await getSelf(Ana)).toMatchObject({ messageRequestsCount: 0, agencyRequestsCount: 0 })
    expect(await listNotifications(Ana)).toMatchObject({ count: 0, unread: 0 })
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })

  test.each(['read', 'accepted', 'deleted', 'withdrawn', 'muted'])(
    'a notification that was not read ends when its request is %s',
    async (how) => {
      const { Ana, Cumbre } = await createPair()
      const { id } = (await client.send(Cumbre, Ana)).body
      expect(await listNotifications(Ana)).toMatchObject({ unread: 1 })
      if (how === 'read') await client.markRead(Ana, Cumbre)
      if (how === 'accepted') await client.accept(Ana, Cumbre)
      if (how === 'deleted') await client.deleteRequest(Ana, Cumbre)
      if (how === 'withdrawn') await client.withdraw(Cumbre, id)
      if (how === 'muted') await mute(Ana, Cumbre)
      expect(await listNotifications(Ana)).toMatchObject({ count: 0, unread: 0 })
      const isWaiting = how === 'read' || how === 'withdrawn'
      expect(await getSelf(Ana)).toMatchObject({
        messageRequestsCount: isWaiting ? 1 : 0,
        agencyRequestsCount: 0,
      })
    },
  )

  test('one of an unverified agency is counted, and told in the daily mail by the flag of messages', async () => {
    const { Ana, Cumbre } = await createPair({ verified: false })
    await client.send(Cumbre, Ana)
    expect(await getSelf(Ana)).toMatchObject({ messageRequestsCount: 1, agencyRequestsCount: 1 })
    expect(await listNotifications(Ana)).toMatchObject({ count: 0 })
    await waitForMail()
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    const setFlag = (status: boolean) =>
      server.call('setNotification', { token: Ana.token, body: { type: 'messages', status } })
    await setFlag(false)
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    await setFlag(true)
    for (let time = 0; time < 2; time++) await run(enqueueDigests)
    expect(mailsTo(Ana, 'sin leer').map((mail) => mail.text)).toEqual([
      expect.stringContaining(`${toFirstName(`Cumbre${made}`)} Prueba (agencia sin verificar): 1 mensaje`),
    ])
  })

  test('one of a talent is in the count of requests alone', async () => {
    const { Ana } = await createPair()
    const [Bea] = Object.values(await server.registerTalents(`Bea${made}`))
    await client.send(Bea!, Ana)
    expect(await getSelf(Ana)).toMatchObject({ messageRequestsCount: 1, agencyRequestsCount: 0 })
    expect(await listNotifications(Ana)).toMatchObject({ count: 0 })
    await waitForMail()
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
  })
})

describe('P-messages-19: agencies from which a talent wants no messages', () => {
  test('what they send is sent for them and reaches nobody, also after they may write again', async () => {
    const { Ana, Cumbre } = await createPair()
    await client.send(Cumbre, Ana, 'Hola')
    await client.send(Ana, Cumbre, 'Hola, Cumbre')
    await client.send(Cumbre, Ana, 'Antes')
    for (let time = 0; time < 2; time++) expect((await mute(Ana, Cumbre)).status).toBe(204)
    const { readUpTo } = await client.getContact(Cumbre, Ana)
    const sent = await client.send(Cumbre, Ana, 'Durante', 'durante')
    expect(sent.status).toBe(201)
    expect((await client.send(Cumbre, Ana, 'Durante', 'durante')).body).toEqual(sent.body)
    const { id } = (await client.send(Cumbre, Ana, 'Retirado')).body
    expect((await client.withdraw(Cumbre, id)).status).toBe(204)

    expect(await client.readTexts(Ana, Cumbre)).toEqual(['Hola', 'Hola, Cumbre', 'Antes'])
    expect(await client.readTexts(Cumbre, Ana)).toEqual(['Hola', 'Hola, Cumbre', 'Antes', 'Durante', ''])
    expect(await client.getContact(Ana, Cumbre)).toMatchObject({
      muted: true,
      unread: 0,
      lastMessage: 'Antes',
    })
    expect(await client.getContact(Cumbre, Ana)).toMatchObject({ muted: false, writeError: null, readUpTo })
    expect(await client.countUnread(Ana)).toBe(0)
    expect(await listNotifications(Ana)).toMatchObject({ count: 0 })
    await waitForMail()
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    const report = await server.call('report', {
      token: Ana.token,
      body: { messageId: sent.body.id, description: 'No debería verlo.' },
    })
    expect(report.status).toBe(404)
    expect(await client.send(Ana, Cumbre)).toMatchObject({
      status: 422,
      body: { error: 'agencia_silenciada' },
    })

    expect((await unmute(Ana, Cumbre)).status).toBe(204)
    await client.send(Cumbre, Ana, 'Después')
    expect(await client.readTexts(Ana, Cumbre)).toEqual(['Hola', 'Hola, Cumbre', 'Antes', 'Después'])
    expect(await client.getContact(Ana, Cumbre)).toMatchObject({ muted: false, unread: 1 })
    expect((await client.send(Ana, Cumbre)).status).toBe(201)
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })

  test('a first message of a muted agency is no request, and one that waited leaves the list but can be read and reported', async () => {
    const { Ana, Cumbre } = await createPair({ verified: false })
    const { id: messageId } = (await client.send(Cumbre, Ana, 'Hola')).body
    await mute(Ana, Cumbre)
    expect(await client.findContacts(Ana)).toEqual({ rows: [], count: 0 })
    expect(await getSelf(Ana)).toMatchObject({ messageRequestsCount: 0, agencyRequestsCount: 0 })
    expect(await client.readTexts(Ana, Cumbre)).toEqual(['Hola'])
    const report = await server.call('report', { token: Ana.token, body: { messageId, reason: 'spam' } })
    expect(report.status).toBe(201)
    const { Otra } = await server.registerPeople('agencia', 'Otra')
    await mute(Ana, Otra)
    expect((await client.send(Otra, Ana, 'Hola')).status).toBe(201)
    expect(await getSelf(Ana)).toMatchObject({ messageRequestsCount: 0, agencyRequestsCount: 0 })
    expect(await client.getMessages(Ana, Otra)).toEqual({ rows: [], next: null })
    await run(enqueueDigests)
    expect(mailsTo(Ana, 'sin leer')).toEqual([])
    await unmute(Ana, Otra)
    await client.send(Otra, Ana, 'Hola otra vez')
    expect(await client.getContact(Ana, Otra)).toMatchObject({ request: true, unread: 1 })
    expect(await client.readTexts(Ana, Otra)).toEqual(['Hola otra vez'])
  })

  test('only a talent mutes, and only an agency', async () => {
    const { Ana, Cumbre } = await createPair()
    const [Bea] = Object.values(await server.registerTalents(`Bea${made}`))
    expect(await mute(Ana, Bea!)).toMatchObject({ status: 422, body: { error: 'silenciar_talento' } })
    expect(await mute(Cumbre, Ana)).toMatchObject({ status: 403 })
    expect((await mute(Ana, { ...Bea!, id: '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2e' })).status).toBe(404)
    expect((await unmute(Ana, Cumbre)).status).toBe(204)
  })
})
