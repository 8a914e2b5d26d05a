import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPostmaster, isProcessAlive, startEmbeddedPostgres } from './index.ts'

/** An owner in a process of its own: reports what happened, and shuts down in order on SIGTERM. */
const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)}
  const report = (message) => process.stdout.write(JSON.stringify(message) + '\\n')
  const log = { info() {}, warn: (text) => process.stderr.write(text + '\\n'), error() {} }
  try {
    const database = await startEmbeddedPostgres({ dataDir: process.argv[1], name: 'garden', log })
    database.announce('http://127.0.0.1:' + process.pid)
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)))
    report({ adopted: database.adopted, connection: database.connection })
    setInterval(() => {}, 1000)
  } catch (error) {
    report({ error: error.name, text: error.message, url: error.url })
  }
`
type Report = { adopted?: boolean; connection?: pg.ClientConfig; error?: string; text?: string; url?: string }

/** A data folder whose PostgreSQL is stopped, which tests copy: creating one takes longer than most of them. */
let prepared: string
let dataDir: string
let children: ChildProcess[]

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  const log = { info() {}, warn() {}, error() {} }
  await (await startEmbeddedPostgres({ dataDir: prepared, name: 'garden', log, ephemeral: true })).stop()
})
afterAll(() => rm(prepared, { recursive: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  children = []
})

afterEach(async () => {
  for (const child of children) await end(child, 'SIGKILL')
  for (const folder of [dataDir, join(dataDir, deep)]) {
    const left = findPostmaster(join(folder, 'postgres'))
    if (left) process.kill(left.pid, 'SIGKILL')
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function start(folder = dataDir): Promise<{ child: ChildProcess; report: Report }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, report: JSON.parse(line) }
}

/** The same in a folder that had a database before. */
async function startAgain() {
  const created = join(prepared, 'postgres')
  // Without user namespaces the files of root are elsewhere.
  if (existsSync(created)) await cp(created, join(dataDir, 'postgres'), { recursive: true })
  return start()
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function query(connection: pg.ClientConfig | undefined, sql: string): Promise<unknown> {
  const client = new pg.Client(connection).on('error', () => {})
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

const deep = `a folder, with a name ${'so long that no socket fits '.repeat(4)}`

test('P-operation-3: a fresh folder gets a database that orders and folds case the same on every machine', async () => {
  const { child, report } = await start()
  expect(report).toMatchObject({ adopted: false })
  expect(await query(report.connection, "select lower('ÑANDÚ')")).toBe('ñandú')
  expect(await query(report.connection, "select current_setting('listen_addresses')")).toBe('')
  await end(child, 'SIGTERM')
  expect(findPostmaster(join(dataDir, 'postgres'))).toBe(undefined)
  expect(existsSync(join(dataDir, 'server.json'))).toBe(false)
})

test('a second start reports the URL of the first and does not affect it', async () => {
  const first = await startAgain()
  const second = await start()
  const url = `http://127.0.0.1:${first.child.pid}`
  expect(second.report).toMatchObject({ error: 'AlreadyRunningError', url })
  expect(second.report.text).toContain(url)
  expect(await query(first.report.connection, 'select 1')).toBe(1)
})

test('of two concurrent starts exactly one succeeds', async () => {
  const both = await Promise.all([start(), start()])
  const outcomes = both.map(({ report }) => report.error ?? 'up').toSorted()
  expect(outcomes).toEqual(['AlreadyRunningError', 'up'])
  const winner = both.find(({ report }) => !report.error)!
  expect(await query(winner.report.connection, 'select 1')).toBe(1)
})

test('adopts the PostgreSQL of a killed server with its data, and stops it at shutdown', async () => {
  const first = await startAgain()
  await query(first.report.connection, 'create table kept as select 7 as seven')
  await end(first.child, 'SIGKILL')
  const second = await start()
  expect(second.report).toMatchObject({ adopted: true })
  expect(await query(second.report.connection, 'select seven from kept')).toBe(7)
  await end(second.child, 'SIGTERM')
  expect(findPostmaster(join(dataDir, 'postgres'))).toBe(undefined)
})

test('after a kill of everything the next start recovers', async () => {
  const first = await startAgain()
  await query(first.report.connection, 'create table kept as select 7 as seven')
  process.kill(findPostmaster(join(dataDir, 'postgres'))!.pid, 'SIGKILL')
  await end(first.child, 'SIGKILL')
  const second = await start()
  expect(second.report).toMatchObject({ adopted: false })
  expect(await query(second.report.connection, 'select seven from kept')).toBe(7)
})

test('a server whose PostgreSQL is killed starts it again', async () => {
  const { child, report } = await startAgain()
  const { pid } = findPostmaster(join(dataDir, 'postgres'))!
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => query(report.connection, 'select 1').catch(() => 0)).toBe(1)
  expect((await start()).report.error).toBe('AlreadyRunningError')
  expect(child.exitCode).toBe(null)
})

test('a PostgreSQL that could not be started again is started once it can be', async () => {
  const { report } = await startAgain()
  const cluster = join(dataDir, 'postgres')
  const settings = join(cluster, 'postgresql.auto.conf')
  const before = await readFile(settings, 'utf8')
  await writeFile(settings, 'no setting')
  process.kill(findPostmaster(cluster)!.pid, 'SIGKILL')
  await expect.poll(() => readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('contains errors')
  await writeFile(settings, before)
  await expect.poll(() => query(report.connection, 'select 1').catch(() => 0)).toBe(1)
})

test('a path too long for a socket is served from a short private folder', async () => {
  const { report } = await start(join(dataDir, deep))
  expect(report.connection?.host).toContain(tmpdir())
  expect(await query(report.connection, 'select 1')).toBe(1)
})

test('ignores a pid file that names a process other than PostgreSQL', async () => {
  const first = await startAgain()
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = await readFile(pidFile, 'utf8')
  await end(first.child, 'SIGTERM')
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  children.push(stranger)
  await writeFile(pidFile, lines.replace(/^\d+/, String(stranger.pid)))
  const second = await start()
  expect(second.report).toMatchObject({ adopted: false })
  await end(second.child, 'SIGTERM')
  expect(isProcessAlive(stranger.pid!)).toBe(true)
})
