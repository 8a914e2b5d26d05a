import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@brilla/server/testing'
import { writeConversation } from './conversations.ts'
import { conversations } from './data.ts'
import { sendReport } from './desk.ts'
import { createSeedClient } from './seed-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('conversations are written at their times, some unread or not answered; repeating that changes nothing', async () => {
  const people = await server.registerTalents('Ana', 'Itzel')
  const { Estrella } = await server.registerPeople('agencia', 'Estrella')
  const ids = new Map([
    ['join ana', people.Ana.id],
    ['join itzel', people.Itzel.id],
    ['begin estrella-global', Estrella.id],
  ])
  const client = await createSeedClient(server.context)
  const world = { client, now: server.context.clock.now(), getId: (step: string) => ids.get(step)! }
  const wanted = conversations.filter(({ between }) => ['itzel', 'estrella-global'].includes(between[0]))
  for (let times = 0; times < 2; times++) for (const each of wanted) await writeConversation(world, each)
  const about = { messageFrom: 'estrella-global' }
  await sendReport(world, { by: 'ana', about, reason: 'scam', text: 'Pide un depósito.', daysAgo: 0.2 })
  await client.close()
  const list = async (requests: 'true' | 'false') =>
    (await server.call('getContacts', { token: people.Ana.token, query: { requests } })).body.rows
  expect(await list('false')).toMatchObject([{ id: people.Itzel.id, unread: 1, request: false }])
  const [scam] = await list('true')
  expect(scam).toMatchObject({ unread: 1, request: true })
  const { body } = await server.call('getMessages', {
    token: people.Ana.token,
    params: { id: people.Itzel.id },
    query: {},
  })
  expect(body.rows).toHaveLength(7)
  const age = world.now.getTime() - Date.parse(body.rows[0]!.createdAt)
  expect(age / 86_400_000).toBeCloseTo(3.1, 3)
  const minutes = body.rows.map(({ createdAt }, index) =>
    index === 0 ? 0 : (Date.parse(createdAt) - Date.parse(body.rows[index - 1]!.createdAt)) / 60_000,
  )
  const written = wanted.find(({ between }) => between.includes('itzel'))!.messages
  expect(minutes).toEqual(written.map(({ minutesLater }) => minutesLater))
  const warned = await server.call('getMessages', {
    token: people.Ana.token,
    params: { id: Estrella.id },
    query: {},
  })
  expect(warned.body.rows).toMatchObject([{ warning: expect.any(String) }])
  const again = await server.call('report', {
    token: people.Ana.token,
    body: { messageId: warned.body.rows[0]!.id, description: 'Pide un depósito.' },
  })
  expect(again.body).toEqual({ already: true })
})
