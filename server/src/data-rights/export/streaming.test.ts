/** P-export-2: an export takes the same memory whatever its size, and leaves nothing open. */
import { readdir, readlink } from 'node:fs/promises'
import { get as openRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { collectToFile } from './collect-to-file.ts'
import { createExport, downloadExport, getExportState } from './export.testing.ts'

let server: TestServer
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana } = await server.registerTalents('Ana'))
  const files = [{ filename: await uploadFile(server, Ana), type: 'image' as const }]
  await server.call('createPost', { token: Ana.token, body: { files } })
})
afterAll(() => server.stop())

/** Comments, likes and followers that fill several pages. */
const count = 1_234

async function createLongLists({ id }: TestPerson): Promise<void> {
  await sql`
    insert into account (id, first_name, last_name, email, birthdate, country, city, profile_url, language,
      terms_version, terms_accepted_at, created_at)
    select md5('fan ' || n)::uuid, 'Fan', n::text, 'fan' || n || '@gente.example', '1990-01-01', 'MX', 'Lima', 'fan-' || n,
      'es', '1', now(), now() from generate_series(1, ${count}::int) n
  `.execute(server.context.db)
  await sql`
    insert into follow (follower_id, followed_id, created_at)
    select md5('fan ' || n)::uuid, ${id}, now() + n * interval '1 us' from generate_series(1, ${count}::int) n
  `.execute(server.context.db)
}

test('lists of several pages are complete and in order, as JSON and as HTML', async () => {
  const { Elsa } = await server.registerTalents('Elsa')
  await createLongLists(Elsa)
  const files = await downloadExport(server, Elsa)
  const text = files['data/followers.json']!.toString()
  const followers: { fullname: string }[] = JSON.parse(text)
  expect(followers.map(({ fullname }) => fullname)).toEqual(
    Array.from({ length: count }, (_, n) => `Fan ${n + 1}`),
  )
  expect(text).toBe(`${JSON.stringify(followers, null, 2)}\n`)
  const section = /<section id="followers">.*?<\/section>/s.exec(files['index.html']!.toString())![0]
  expect([...section.matchAll(/<td>Fan (\d+)<\/td>/g)].map(([, n]) => Number(n))).toEqual(
    Array.from({ length: count }, (_, n) => n + 1),
  )
  expect(section.match(/<thead>/g)).toHaveLength(1)
  expect(files['data/blocked.json']!.toString()).toBe('[]\n')
})

/** Starts a download whose second file never ends. */
async function openEndlessDownload({ token }: TestPerson) {
  const endless = new Readable({ read() {} })
  endless.push('beginning')
  const open = vi.spyOn(server.context.storage, 'open')
  open.mockResolvedValueOnce({ bytes: Infinity, stream: endless })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest(
      address + getRouteUrl(contract.downloadExport),
      { headers: { 'x-access-token': token } },
      resolve,
    ).once('error', reject)
  })
  await expect.poll(() => open.mock.calls.length).toBe(1)
  open.mockRestore()
  return { response: response.resume(), endless }
}

async function countOpenTransactions(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'
  `.execute(server.context.db)
  return rows[0]!.n
}

/** Open files of this process whose names say that they belong to an export. */
async function countTemporaryFiles(): Promise<number> {
  const names = await readdir('/proc/self/fd')
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return targets.filter((target) => target.includes('brilla-export-')).length
}

test.runIf(process.platform === 'linux')(
  'a download holds no connection while it is sent, and everything is closed when the reader leaves',
  async () => {
    const { response, endless } = await openEndlessDownload(Ana)
    expect(await countOpenTransactions()).toBe(0)
    expect(await countTemporaryFiles()).toBe(2)
    response.destroy()
    await expect.poll(() => endless.destroyed).toBe(true)
    await expect.poll(countTemporaryFiles).toBe(0)
  },
)

test('a job whose export is deleted stops and leaves no file', async () => {
  const endless = new Readable({ read() {} })
  const open = vi.spyOn(server.context.storage, 'open')
  open.mockResolvedValueOnce({ bytes: Infinity, stream: endless })
  await server.call('startExport', { token: Ana.token })
  await expect.poll(() => open.mock.calls.length).toBe(1)
  open.mockRestore()
  expect((await getExportState(server, Ana)).state).toBe('making')
  await server.context.db.deleteFrom('account_export').where('account_id', '=', Ana.id).execute()
  await expect.poll(() => endless.destroyed).toBe(true)
  await createExport(server, Ana)
})

test('a job whose export is deleted before its file is opened stops', async () => {
  const { storage, db } = server.context
  const { putStream } = storage
  const put = vi.spyOn(storage, 'putStream')
  const { promise: written, resolve: onWritten } = Promise.withResolvers<'refused' | number>()
  put.mockImplementationOnce(async (key, stream) => {
    await db.deleteFrom('account_export').where('account_id', '=', Ana.id).execute()
    await expect.poll(() => stream.destroyed).toBe(true)
    const writing = putStream(key, stream)
    onWritten(writing.catch(() => 'refused' as const))
    return writing
  })
  await server.call('startExport', { token: Ana.token })
  expect(await written).toBe('refused')
  put.mockRestore()
  await createExport(server, Ana)
})

test.each(['fetch 500', 'commit'])(
  'an abort during the collection, at "%s", ends it with its transaction and its files',
  async (statement) => {
    const { db } = server.context
    const stopping = new AbortController()
    const original = pg.Client.prototype.query
    const query = vi.spyOn(pg.Client.prototype, 'query')
    query.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      if (JSON.stringify(args[0]).includes(statement)) stopping.abort(new Error('stopped'))
      return Reflect.apply(original, this, args)
    } as never)
    await expect(collectToFile(db, Ana.id, stopping.signal)).rejects.toThrow('stopped')
    query.mockRestore()
    expect(await countOpenTransactions()).toBe(0)
    if (process.platform === 'linux') expect(await countTemporaryFiles()).toBe(0)
  },
)
