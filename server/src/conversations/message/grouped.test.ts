/** Messages that are sent at the same time are written in groups; each keeps its own outcome (P-messages-13, P-messages-17). */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { addMessage, createClientId } from './message.testing.ts'
import { usePair } from './pair.testing.ts'

const pair = usePair()

/** Talents who have written to Bea, and she to them. */
async function createFriends(count: number): Promise<TestPerson[]> {
  const { Bea, client, made, server } = pair
  const names = Array.from({ length: count }, (_, n) => `Con${made}n${n}`)
  const friends = Object.values(await server.registerTalents(...names)) as TestPerson[]
  for (const friend of friends) {
    await client.send(friend, Bea)
    await client.send(Bea, friend)
  }
  await server.eventsHandled()
  return friends
}

describe('P-messages-17: messages that are sent at the same time', () => {
  test('are written by few transactions', async () => {
    const { Bea, client, server } = pair
    const friends = await createFriends(12)
    const replies = await Promise.all(friends.map((friend) => client.send(friend, Bea, 'a la vez')))
    expect(replies.map(({ status }) => status)).toEqual(friends.map(() => 201))
    const { rows } = await sql<{ transactions: number }>`
      select count(distinct xmin::text) as transactions from message where text = 'a la vez'
    `.execute(server.context.db)
    expect(rows[0]!.transactions).toBeLessThan(friends.length / 2)
  })

  test('each has its own outcome', async () => {
    const { Ana, Bea, client, server } = pair
    const [Blocked, Friend, Twice] = (await createFriends(3)) as [TestPerson, TestPerson, TestPerson]
    const [Stranger] = Object.values(await server.registerTalents(`Nueva${pair.made}`)) as [TestPerson]
    await client.block(Bea, Blocked)
    const clientId = createClientId()
    const replies = await Promise.all([
      client.send(Ana, Bea),
      client.send(Blocked, Bea),
      client.send(Stranger, Bea),
      client.send(Twice, Bea, 'Una', clientId),
      client.send(Twice, Ana, 'Otra', clientId),
      client.send(Twice, Bea, 'Una', clientId),
      client.send(Friend, Bea),
    ])
    expect(replies.map(({ status }) => status)).toEqual([201, 404, 201, 201, 409, 201, 201])
    expect(replies[5]!.body).toEqual(replies[3]!.body)
    expect((await client.readTexts(Bea, Twice)).slice(2)).toEqual(['Una'])
    expect((await client.findContacts(Bea, { requests: 'true' })).rows).toMatchObject([{ id: Stranger.id }])
  })

  test('in one conversation have the order in which their sender sent them', async () => {
    const { Ana, Bea, client, connect } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    const texts = Array.from({ length: 20 }, (_, n) => `número ${n}`)
    await Promise.all(
      texts.flatMap((message) => [
        addMessage(ana.socket, { message, receiverId: Bea.id }),
        addMessage(bea.socket, { message, receiverId: Ana.id }),
      ]),
    )
    const { rows: newest, next } = await client.getMessages(Ana, Bea)
    const rows = [...(await client.getMessages(Ana, Bea, next!)).rows, ...newest].slice(2)
    for (const { id } of [Ana, Bea])
      expect(rows.filter(({ sender }) => sender.id === id).map(({ message }) => message)).toEqual(texts)
    const times = rows.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...new Set(times)].toSorted())
  })

  test('do not wait for a conversation that is locked', async () => {
    const { Ana, Bea, client, server } = pair
    const [Friend] = (await createFriends(1)) as [TestPerson]
    let isSent = false
    const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>()
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
    const holding = server.context.db.transaction().execute(async (trx) => {
      await sql`select from conversation where ${Ana.id} in (first_id, second_id) for update`.execute(trx)
      onLocked()
      await unlocked
    })
    await locked
    const waiting = client.send(Ana, Bea).then(({ status }) => {
      isSent = true
      return status
    })
    const startedAt = performance.now()
    for (let n = 0; n < 3; n++) expect((await client.send(Friend, Bea)).status).toBe(201)
    // Waiting ends with an error after ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(8_000)
    expect(isSent).toBe(false)
    unlock()
    await holding
    expect(await waiting).toBe(201)
  })

  test('an event of the outbox is written only for a push or a mail that is to come', async () => {
    const { Ana, Bea, client, server } = pair
    const { db } = server.context
    const countWritten = async () => {
      await server.eventsHandled()
      const { rows } = await sql<{ last_value: number }>`select last_value from outbox_event_id_seq`.execute(
        db,
      )
      return rows[0]!.last_value
    }
    const before = await countWritten()
    // The mail about unread messages is planned already.
    await client.send(Ana, Bea)
    expect(await countWritten()).toBe(before)
    await sql`delete from unread_mail`.execute(db)
    await client.send(Ana, Bea)
    expect(await countWritten()).toBe(before + 1)
    expect(await db.selectFrom('unread_mail').select('account_id').execute()).toEqual([
      { account_id: Bea.id },
    ])
  })
})

test('P-messages-8: the event of a message has the number of unread messages in all conversations', async () => {
  const { Ana, Bea, client, connect, server } = pair
  const [Friend] = (await createFriends(1)) as [TestPerson]
  const [Stranger] = Object.values(await server.registerTalents(`Nueva${pair.made}`)) as [TestPerson]
  await client.markRead(Bea, Friend)
  const bea = await connect(Bea)
  const listUnread = () =>
    bea.events.flatMap(([name, payload]) =>
      name === 'message' ? [(payload as { unread: number }).unread] : [],
    )
  // One after the other: the count is that of the time when the event is sent.
  for (const [n, sender] of [Ana, Friend, Stranger, Ana].entries()) {
    await client.send(sender, Bea)
    await expect.poll(listUnread).toEqual([1, 2, 2, 3].slice(0, n + 1))
  }
  expect(await client.countUnread(Bea)).toBe(3)
})
