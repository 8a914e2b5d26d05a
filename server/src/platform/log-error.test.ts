import { createServer } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from './database/index.ts'
import { createTestDatabase, type TestDatabase } from './database/testing.ts'
import { createLog } from './log.ts'

let database: TestDatabase
let open: OpenDatabase
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase(database.connection, log)
  await sql`create table person (email text primary key, age int)`.execute(open.db)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

/** The line that is logged for what `fail` throws. */
async function logged(fail: () => Promise<unknown>) {
  const error: unknown = await fail().then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  )
  log.warn(error, 'it failed')
  const line = lines.at(-1)!
  expect(line).not.toMatch(/secreta|example/)
  return (JSON.parse(line) as { err: Record<string, unknown> }).err
}

const run = (text: string) => sql.raw(text).execute(open.db)

test('errors of PostgreSQL are named without the values that they quote', async () => {
  await run(`insert into person values ('secreta@gente.example', 1)`)
  expect(await logged(() => run(`insert into person values ('secreta@gente.example', 2)`))).toMatchObject({
    code: '23505',
    table: 'person',
    constraint: 'person_pkey',
    message: expect.stringContaining('duplicate key'),
    stack: expect.stringContaining('log-error.test.ts'),
  })
  const invalid = await logged(() => run(`insert into person values ('a', 'secreta')`))
  expect(invalid).toMatchObject({ code: '22P02' })
  expect(invalid).not.toHaveProperty('message')
  expect(await logged(() => run('select nowhere'))).toMatchObject({
    code: '42703',
    message: expect.stringContaining('nowhere'),
  })
})

test('a mail server that quotes an address, a parser that quotes its input, and what caused an error', async () => {
  const server = createServer((socket) => {
    socket.write('220 hello\r\n')
    socket.on('data', (data) => {
      const refused = String(data).startsWith('RCPT')
      socket.write(refused ? '550 <secreta@gente.example> is unknown\r\n' : '250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const mail = { from: 'a@b.example', to: 'secreta@gente.example', text: '' }
  expect(await logged(() => transport.sendMail(mail))).toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
  server.close()
  expect(await logged(async () => JSON.parse('secreta'))).toMatchObject({ type: 'SyntaxError' })
  const cause = Object.assign(new Error('secreta@gente.example is away'), { detail: 'secreta' })
  expect(
    await logged(async () => {
      throw new TypeError('it broke', { cause })
    }),
  ).toMatchObject({ type: 'TypeError', message: 'it broke', cause: { message: '[email] is away' } })
})
