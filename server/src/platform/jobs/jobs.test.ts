import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { Registry } from 'prom-client'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { type OpenDatabase, openDatabase } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import { createOutboxMailer, createSmtpMailer } from '../mail.ts'
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

/** Jobs that are claimed by a process without a lock. */
async function countUnlocked(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs
    where locked_by is not null and pg_try_advisory_xact_lock_shared(hashtextextended(locked_by, 0))
  `.execute(open.db)
  return rows[0]!.n
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

test('P-operation-14: a process claims no job before it holds its lock', async () => {
  const ran: object[] = []
  const waiting = 20
  const definition: JobDefinition<object> = {
    name: 'waiting',
    async run(data) {
      await sleep(20)
      ran.push(data)
    },
  }
  const setup = await start([definition])
  await setup.stop()
  for (let n = 0; n < 3; n++) {
    await setup.sendAll(
      open.db,
      'waiting',
      Array.from({ length: waiting }, () => ({})),
    )
    const starting = start([definition])
    while (ran.length < (n + 1) * waiting) expect(await countUnlocked()).toBe(0)
    await (await starting).stop()
  }
})

test('P-operation-14: a serial job that was claimed over a connection that broke is run', async () => {
  let ran = 0
  let worker: string | undefined
  const naming: JobDefinition<object> = {
    name: 'naming',
    async run() {
      const { rows } = await sql<{ locked_by: string }>`
        select locked_by from graphile_worker.jobs where task_identifier = 'naming'
      `.execute(open.db)
      worker = rows[0]!.locked_by
    },
  }
  const definition: JobDefinition<object> = {
    name: 'unheard',
    isSerial: true,
    async run() {
      ran++
    },
  }
  const jobs = await start([naming, definition])
  await jobs.send(open.db, 'naming', {})
  await expect.poll(() => worker).toBeDefined()
  await open.db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'unheard', {})
    await sql`
      with claimed as (
        update graphile_worker._private_jobs job set locked_by = ${worker}, locked_at = now(), attempts = 1
        from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = 'unheard'
        returning job_queue_id
      )
      update graphile_worker._private_job_queues queue set locked_by = ${worker}, locked_at = now()
      from claimed where queue.id = job_queue_id
    `.execute(trx)
  })
  await jobs.send(open.db, 'unheard', {})
  await expect.poll(() => ran).toBe(2)
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

test('P-operation-19: jobs go on after PostgreSQL could not record the ends of several', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table graphile_worker.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(open.db)
  const ran: number[] = []
  const hidden = Promise.withResolvers<void>()
  const jobs = await start([
    {
      name: 'unrecorded',
      async run({ n }: { n: number }) {
        ran.push(n)
        if (ran.length === 4) {
          await rename('_private_jobs', 'hidden_jobs')
          hidden.resolve()
        }
        await hidden.promise
        // The last end while the library waits for it before it starts again.
        await sleep(n === 3 ? 300 : 5 * n)
      },
    },
  ])
  await jobs.sendAll(open.db, 'unrecorded', [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }])
  await expect.poll(() => lines.some((line) => line.includes('starting them again'))).toBe(true)
  await rename('hidden_jobs', '_private_jobs')
  await expect.poll(() => countJobs('unrecorded')).toBe(0)
  // The last end may come late enough to be recorded.
  expect(ran.filter((n) => n < 3).toSorted()).toEqual([0, 0, 1, 1, 2, 2])
  expect(ran).toContain(3)
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
  expect(metrics).toContain('job_attempts_total{name="hopeless",outcome="exhausted"} 1')
  expect(metrics).toContain('jobs_failed 1')
  expect(metrics).toContain('jobs_pending 0')
})

test('P-operation-33: the last failure of a job whose failures are no errors counts as any other', async () => {
  const definition: JobDefinition<object> = {
    name: 'optional',
    retries: 0,
    logFailuresAsInfo: true,
    async run() {
      throw new Error('no poster')
    },
  }
  const jobs = await start([definition])
  await jobs.send(open.db, 'optional', {})
  await expect.poll(() => scrape(jobs)).toContain('job_attempts_total{name="optional",outcome="failed"} 1')
  expect(await scrape(jobs)).toContain('job_attempts_total{name="optional",outcome="exhausted"} 0')
})

test('P-operation-33: the metrics tell for how long the oldest job has been due', async () => {
  const jobs = await start([{ name: 'another', run: async () => {} }])
  await jobs.sendAll(open.db, 'unknown', [{ n: 1 }, { n: 2 }])
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select min(id) from graphile_worker.jobs where task_identifier = 'unknown'),
      run_at => now() - interval '1 hour'
    )
  `.execute(open.db)
  const [, seconds] = /^jobs_oldest_pending_seconds (\S+)$/m.exec(await scrape(jobs))!
  expect(Math.floor(Number(seconds) / 60)).toBe(60)
})

test('P-operation-34: a mail that its job sends again is the same file with the same Message-ID, and no other mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-mail-'))
  const mailer = createOutboxMailer(folder, 'Brilla <hola@brilla.example>', systemClock)
  const attempts: string[] = []
  const definition: JobDefinition<{ to: string }> = {
    name: 'mail',
    async run({ to }) {
      attempts.push(to)
      for (const subject of ['Hola', 'Adiós']) await mailer.send({ to, subject, text: '', html: '' })
      if (attempts.length < 3) throw new Error('what follows a mail fails')
    },
  }
  const jobs = await start([definition])
  await jobs.sendAll(open.db, 'mail', [{ to: 'ana@gente.example' }, { to: 'bea@gente.example' }])
  await expect.poll(() => countJobs('mail')).toBe(0)
  expect(attempts).toHaveLength(4)
  const names = await readdir(folder)
  expect(names).toHaveLength(4)
  for (const name of names) {
    const { messageId } = await PostalMime.parse(await readFile(join(folder, name)))
    expect(messageId).toBe(`<${parse(name).name}@brilla.example>`)
  }
  await jobs.send(open.db, 'mail', { to: 'ana@gente.example' })
  await expect.poll(() => countJobs('mail')).toBe(0)
  expect(await readdir(folder)).toHaveLength(6)
  await rm(folder, { recursive: true })
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
