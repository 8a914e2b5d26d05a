/** What the test files of the outbox share: an event with steps, and processes that stop after each test. */
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { defineEvent, type EventHandler } from './index.ts'
import { type OutboxProcess, type ProcessOptions, startOutboxProcess } from './testing.ts'

/** The payload of the events in these tests; events of one key are in order. */
export interface Step {
  key: string
  n: number
}
export const happened = defineEvent<Step>('test.happened', 'key')

export function createHandler(
  name: string,
  handle: EventHandler<Step>['handle'],
  options: Partial<EventHandler<Step>> = {},
): EventHandler<Step> {
  return { name, events: [happened], handle, backoff: 1, ...options }
}

/** Publishes one event for each step, in one transaction. */
export const publish = ({ db, outbox }: OutboxProcess, ...steps: Step[]) =>
  db.transaction().execute(async (trx) => {
    for (const step of steps) await outbox.publish(trx, happened, step)
  })

export const createSteps = (count: number, key = 'a'): Step[] =>
  Array.from({ length: count }, (_, n) => ({ key, n }))

/** Gives a test file a database, whose processes stop after each test; call it once, outside of the tests. */
export function useOutboxProcesses() {
  let database: TestDatabase
  let processes: OutboxProcess[] = []
  const start = (handlers: EventHandler<Step>[], options?: ProcessOptions): OutboxProcess => {
    const started = startOutboxProcess(database.connection, handlers, options)
    processes.push(started)
    return started
  }
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  afterEach(async () => {
    const { db } = start([createHandler('cleanup', async () => {})], { worker: false })
    await db.deleteFrom('outbox_event').execute()
    await db.deleteFrom('outbox_batch').execute()
    await db.deleteFrom('outbox_delivery').execute()
    await Promise.all(processes.map((each) => each.stop()))
    processes = []
  })
  return { start, getConnection: () => database.connection }
}
