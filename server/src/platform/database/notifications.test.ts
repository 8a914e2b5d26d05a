import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { createLog } from '../log.ts'
import { createNotifications, type Notifications } from './notifications.ts'

const log = createLog('silent')
let database: TestDatabase
let db: Database
let closeDatabase: () => Promise<void>
let one: Notifications
let two: Notifications

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db, close: closeDatabase } = openDatabase(database.connection, log))
  one = createNotifications(db, database.connection, log)
  two = createNotifications(db, database.connection, log)
  await Promise.all([one.connect(), two.connect()])
})
afterAll(async () => {
  await one.stop()
  await two.stop()
  await closeDatabase()
  await database.drop()
})

test('each process receives what any of them sends, in order, and stops when it unsubscribes', async () => {
  const received: Record<'one' | 'two', string[]> = { one: [], two: [] }
  const stop = one.listen('test', (payload) => received.one.push(payload))
  two.listen('test', (payload) => received.two.push(payload))
  const sent = Array.from({ length: 50 }, (_, index) => `${index}`)
  await Promise.all(sent.map((payload) => one.notify('test', payload)))
  await expect.poll(() => received).toEqual({ one: sent, two: sent })
  stop()
  await two.notify('test', 'last')
  await expect.poll(() => received.two.at(-1)).toBe('last')
  expect(received.one.at(-1)).toBe('49')
})

test('a lost connection is reopened, and listeners are notified that messages may have been missed', async () => {
  const received: string[] = []
  two.listen('after', (payload) => received.push(payload))
  const interrupted = new Promise<void>((resolve) => two.onInterruption(resolve))
  const admin = new pg.Client(database.connection)
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  )
  await admin.end()
  await interrupted
  await one.notify('after', 'again')
  await expect.poll(() => received).toEqual(['again'])
})
