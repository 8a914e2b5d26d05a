import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../accounts/auth/index.ts'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { createTotalCaches } from './post.total-cache.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-blocks-2: a count that was begun before the caller blocks somebody is not kept', async () => {
  const { db, events } = server.context
  const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
  await server.call('createPost', { token: Bea.token, body: { description: 'Hola' } })
  // Of somebody who hides very many.
  const caller = { accountId: Ana.id, hiddenAccountIds: null } as Caller
  const { hiddenPosts } = createTotalCaches(server.context)
  await server.eventsHandled()
  const { counting } = await db.transaction().execute(async (trx) => {
    await sql`lock table block in access exclusive mode`.execute(trx)
    const begun = hiddenPosts(caller)
    await expect.poll(() => waitingForLocks(db)).toBe(1)
    events.emit('accountChanged', Ana.id)
    return { counting: begun }
  })
  expect(await counting).toBe(0)
  await sql`insert into block (blocker_id, blocked_id, created_at) values (${Ana.id}, ${Bea.id}, now())`.execute(
    db,
  )
  expect(await hiddenPosts(caller)).toBe(1)
  expect(await hiddenPosts(caller)).toBe(1)
})
