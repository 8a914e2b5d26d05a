import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import { createSmtpMailer } from '../mail.ts'
import { createJobs, findFailedJobs, type JobDefinition, type RunningJobs } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
let running: RunningJobs[] = []
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase(database.connection, log)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  lines.length = 0
  await sql`delete from graphile_worker._private_jobs`.execute(open.db)
})

/** Starts what one server process has of the jobs. */
async function start(definitions: JobDefinition<never>[], grace = 10_000): Promise<RunningJobs> {
  const jobs = createJobs(database.connection, log, { grace, concurrency: 4, pollInterval: 50 })
  running.push(jobs)
  await jobs.start(definitions)
  return jobs
}

interface StoredJob {
  attempts: number
  error: string | null
}

/** Jobs of this name that are not done, without those that are running. */
async function findJobs(name: string): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select attempts, last_error as error from graphile_worker.jobs
    where task_identifier = ${name} and locked_at is null order by id
  `.execute(open.db)
  return rows
}

const countJobs = async (name: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = ${name}
  `.execute(open.db)
  return rows[0]!.count
}

async function scrape(jobs: RunningJobs): Promise<string> {
  const registry = new Registry()
  jobs.metrics.register(registry, open.db)
  return registry.metrics()
}

test('P-operation-19: a stop interrupts a long job between two batches, and the next process runs it again with all its attempts', async () => {
  const batches: string[] = []
  const begun = Promise.withResolvers<void>()
  const long = (process: string, total: number): JobDefinition<never> => ({
    name: 'long',
    retries: 0,
    async run(_, { signal }) {
      for (let n = 0; n < total; n++) {
        signal.throwIfAborted()
        batches.push(process)
        begun.resolve()
        await setImmediate()
      }
    },
  })
  const first = await start([long('first', Infinity)])
  await first.send(open.db, 'long', {})
  await begun.promise
  await first.stop()
  expect(await findJobs('long')).toMatchObject([{ attempts: 0 }])
  const done = batches.length

  const second = await start([long('second', 3)])
  await expect.poll(() => countJobs('long')).toBe(0)
  expect(batches.slice(done)).toEqual(['second', 'second', 'second'])
  expect(lines.filter((line) => line.includes('failed'))).toEqual([])
  await second.stop()
})

test('a stop waits for a job that is nearly done, and gives up one that ignores its signal', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const jobs = await start(
    [
      {
        name: 'short',
        async run(_, { signal }) {
          begun[0]!.resolve()
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
        },
      },
      {
        name: 'deaf',
        async run() {
          begun[1]!.resolve()
          await new Promise(() => {})
        },
      },
    ],
    200,
  )
  await jobs.send(open.db, 'short', {})
  await jobs.send(open.db, 'deaf', {})
  await Promise.all(begun.map(({ promise }) => promise))
  await jobs.stop()
  expect(await countJobs('short')).toBe(0)
  expect(await findJobs('deaf')).toMatchObject([{ attempts: 0 }])
})

test('P-operation-19: each job is settled on its own: one that hangs holds up neither those before nor those after it', async () => {
  const ran: number[] = []
  const release = Promise.withResolvers<void>()
  const definition: JobDefinition<{ n: number }> = {
    name: 'mixed',
    async run({ n }) {
      if (n === 0) await release.promise
      ran.push(n)
    },
  }
  const jobs = await start([definition])
  await jobs.sendAll(
    open.db,
    'mixed',
    Array.from({ length: 7 }, (_, n) => ({ n })),
  )
  await expect.poll(() => countJobs('mixed')).toBe(1)
  expect(ran).not.toContain(0)
  release.resolve()
  await expect.poll(() => countJobs('mixed')).toBe(0)
})

test('serial jobs run one after the other, in all processes together', async () => {
  let running = 0
  let runningMax = 0
  const definition: JobDefinition<object> = {
    name: 'serial',
    isSerial: true,
    async run() {
      runningMax = Math.max(runningMax, ++running)
      await setImmediate()
      running--
    },
  }
  const [jobs] = await Promise.all([start([definition]), start([definition])])
  await jobs.sendAll(
    open.db,
    'serial',
    Array.from({ length: 20 }, () => ({})),
  )
  await expect.poll(() => countJobs('serial')).toBe(0)
  expect(runningMax).toBe(1)
})

test('P-operation-14: a job that takes long is not taken for that of a process that died', async () => {
  let attempts = 0
  const definition: JobDefinition<object> = {
    name: 'lasting',
    async run() {
      attempts++
      // Longer than two looks of the processes.
      await sleep(11_000)
    },
  }
  const [jobs] = await Promise.all([start([definition]), start([definition])])
  await jobs.send(open.db, 'lasting', {})
  await expect.poll(() => countJobs('lasting')).toBe(0)
  expect(attempts).toBe(1)
})

test('P-operation-14: a lock that is lost is taken again', async () => {
  await start([])
  const findHolders = async () =>
    (
      await sql<{
        pid: number
      }>`select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`.execute(
        open.db,
      )
    ).rows
  for (let round = 0; round < 2; round++) {
    await expect.poll(findHolders).toHaveLength(1)
    const [holder] = await findHolders()
    await sql`select pg_terminate_backend(${holder!.pid})`.execute(open.db)
    await expect.poll(findHolders).toEqual([])
  }
  await expect.poll(findHolders).toHaveLength(1)
})

test('P-operation-19: jobs go on after PostgreSQL could not record the end of one', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table graphile_worker.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(open.db)
  let attempts = 0
  const jobs = await start([
    {
      name: 'unrecorded',
      async run() {
        if (++attempts === 1) await rename('_private_jobs', 'hidden_jobs')
      },
    },
  ])
  await jobs.send(open.db, 'unrecorded', {})
  await expect.poll(() => lines.some((line) => line.includes('starting them again'))).toBe(true)
  await rename('hidden_jobs', '_private_jobs')
  await expect.poll(() => countJobs('unrecorded')).toBe(0)
  expect(attempts).toBe(2)
})

test('a job that misses its deadline has failed, and is tried again', async () => {
  let attempts = 0
  const reasons: unknown[] = []
  const jobs = await start([
    {
      name: 'slow',
      expireAfter: 1,
      async run(_, { signal }) {
        if (++attempts > 1) return
        signal.addEventListener('abort', () => reasons.push(signal.reason))
        await new Promise(() => {})
      },
    },
  ])
  await jobs.send(open.db, 'slow', {})
  await expect.poll(() => countJobs('slow')).toBe(0)
  expect(attempts).toBe(2)
  expect(reasons).toEqual([expect.objectContaining({ message: 'not done after 1 s' })])
})

test('P-operation-9 and P-operation-19: the last failure is an error in the log and counted, without what the message names', async () => {
  const exhausted: object[] = []
  const definition: JobDefinition<{ n: number }> = {
    name: 'hopeless',
    retries: 0,
    async run() {
      throw Object.assign(new Error('550 <ana@gente.example> is unknown'), { responseCode: 550 })
    },
    onExhausted: async (data) => void exhausted.push(data),
  }
  const jobs = await start([definition])
  await jobs.send(open.db, 'hopeless', { n: 1 })
  await expect.poll(() => findFailedJobs(open.db, 1)).toMatchObject([{ name: 'hopeless' }])
  expect(exhausted).toEqual([{ n: 1 }])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, job: 'hopeless', msg: 'a job failed for the last time' }),
  )
  expect(JSON.stringify([lines, await findJobs('hopeless')])).not.toContain('gente.example')
  const metrics = await scrape(jobs)
  expect(metrics).toContain('job_attempts_total{job="hopeless",outcome="exhausted"} 1')
  expect(metrics).toContain('jobs_failed 1')
  expect(metrics).toContain('jobs_pending 0')
})

test('P-operation-19: a mail that hangs delays no other, and is sent when its server replies again', async () => {
  const delivered: string[] = []
  let replies = false
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (replies || address !== 'lenta@gente.example') done(null)
    },
    onData(stream, { envelope }, done) {
      delivered.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'hola@brilla.example', 1_000)
  const definition: JobDefinition<{ to: string }> = {
    name: 'mail',
    run: ({ to }) => mailer.send({ to, subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }),
  }
  const jobs = await start([definition])
  const others = ['uno', 'dos', 'tres'].map((name) => `${name}@gente.example`)
  await open.db.transaction().execute(async (trx) => {
    for (const to of ['lenta@gente.example', ...others]) await jobs.send(trx, 'mail', { to })
  })
  await expect.poll(() => delivered.toSorted()).toEqual(others.toSorted())
  replies = true
  await expect.poll(() => delivered).toContain('lenta@gente.example')
  await expect.poll(() => countJobs('mail')).toBe(0)
  expect(delivered).toHaveLength(4)
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})
