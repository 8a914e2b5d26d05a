import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { termsVersion } from '@brilla/contract/platform/limits'
import { systemClock } from './platform/clock.ts'
import { createTestDatabase, toUrl } from './platform/database/testing.ts'
import { day } from './platform/duration.ts'
import { runCommand } from './run-command.ts'
import { createServerProcess, type ServerProcess } from './server-process.testing.ts'
import { createRegistration } from './testing.ts'

const { email, password } = createRegistration('Sara')

let server: ServerProcess
let token: string

beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
  token = await server.register('Sara')
})
afterAll(() => server.dispose())

interface Ended {
  code: number
  output: string
  errors: string
}

/** Runs a command next to the server, in this process: starting another takes longer than most commands. */
const run = (...args: string[]): Promise<Ended> => runWith(server.env, ...args)

/** The same with other variables. */
async function runWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  const code = await runCommand(args, env, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  })
  return { code, output: written.stdout.trim(), errors: written.stderr.trim() }
}

/** The same in a process of its own. */
function runProcess(...args: string[]): Promise<Ended> {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env: server.env }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: output.trim(), errors: errors.trim() }),
    )
  })
}

async function logIn(): Promise<string> {
  const body = { email, password }
  return (await server.call<{ token: string }>('POST', '/users/authenticate', null, body)).token
}

interface PostPage {
  posts: { id: string }[]
}

const readSelf = (session: string) => server.call<{ email: string }>('GET', '/users/self', session)

test('P-moderation-3: appoints and revokes moderators next to a running server', async () => {
  const session = await logIn()
  const readQueue = () => server.call('GET', '/moderation/cases', session)
  await expect(readQueue()).rejects.toThrow('404')
  expect(await run('moderator', 'appoint', email)).toMatchObject({
    code: 0,
    output: `${email} is now a moderator.`,
  })
  // The running server hears of it from the command's event.
  await expect.poll(() => readQueue().catch(() => null)).toMatchObject({ rows: [] })
  expect(await run('moderator', 'revoke', email)).toMatchObject({ code: 0 })
  await expect.poll(() => readQueue().catch((error: Error) => error.message)).toContain('404')
  expect(await run('moderator', 'revoke', 'nadie@gente.example')).toMatchObject({
    code: 1,
    output: 'There is no account with the email nadie@gente.example.',
  })
  expect((await run('moderator', 'promote', email)).errors).toContain('Usage')
})

test('P-operation-8: suspends an account and lifts that next to a running server', async () => {
  expect((await readSelf(token)).email).toBe(email)
  expect(await runProcess('suspend', email, '--reason', 'Una razón')).toMatchObject({
    code: 0,
    output: `${email} is suspended.`,
  })
  await expect(readSelf(token)).rejects.toThrow('401')
  const suspended = await logIn()
  await expect(readSelf(suspended)).rejects.toThrow('403')
  expect(await server.call('GET', '/users/suspension', suspended)).toMatchObject({ reason: 'Una razón' })
  expect(await run('suspend', email, '--reason', 'Otra')).toMatchObject({
    code: 0,
    output: `${email} was suspended already.`,
  })
  expect(await run('unsuspend', email, '--reason', 'Fue un error')).toMatchObject({
    code: 0,
    output: `${email} is active again.`,
  })
  expect((await readSelf(await logIn())).email).toBe(email)
})

test('P-sessions-18: switches two-step login off next to a running server', async () => {
  const off = `Two-step login was off for ${email}.`
  expect(await run('two-step-off', email)).toMatchObject({ code: 0, output: off })
  const session = await logIn()
  const { secret } = await server.call<{ secret: string }>('POST', '/users/two-step/setup', session)
  const code = new TOTP({ secret }).generate()
  await server.call('POST', '/users/two-step', session, { code })
  await expect(logIn()).rejects.toThrow('401')
  expect(await run('two-step-off', email)).toMatchObject({
    code: 0,
    output: `Two-step login is off for ${email}.`,
  })
  expect((await readSelf(await logIn())).email).toBe(email)
})

test('P-discovery-18: rebuilds discovery next to a running server', async () => {
  expect(await run('discovery', 'rebuild')).toMatchObject({
    code: 0,
    output: 'The rows of 1 account were written again.',
  })
  expect(await run('discovery', 'drop')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') })
})

test('P-legal-4: announces new terms next to a running server, once', async () => {
  const announce = () => run('terms', 'announce', '--es', 'Cambia algo.', '--en', 'Something changes.')
  const dayBefore = (days: number) => new Date(Date.parse(`${termsVersion}T12:00Z`) - days * day)
  const now = vi.spyOn(systemClock, 'now').mockReturnValue(dayBefore(41))
  expect(await run('terms', 'announce', '--es', 'Cambia algo.')).toMatchObject({ code: 1 })
  expect(await announce()).toMatchObject({
    code: 1,
    output: `The version of ${termsVersion} takes effect in less than 42 days.`,
  })
  now.mockReturnValue(dayBefore(42))
  // Its only account has registered with this version.
  expect(await announce()).toMatchObject({
    code: 0,
    output: `The version of ${termsVersion} is announced: 0 accounts are told by mail.`,
  })
  expect(await announce()).toMatchObject({ code: 1, output: expect.stringContaining('announced before') })
  now.mockRestore()
})

test('P-operation-8: does the same while the server is stopped', async () => {
  await server.stop()
  expect(await run('suspend', email, '--reason', 'Una razón')).toMatchObject({
    code: 0,
    output: `${email} is suspended.`,
  })
  await server.start()
  await expect(readSelf(await logIn())).rejects.toThrow('403')
})

test('P-media-23: makes missing placeholders next to a running server', async () => {
  expect(await run('placeholders')).toMatchObject({
    code: 0,
    output: '0 placeholders were made; 0 images cannot be read.',
  })
})

test('P-operation-20: recounts next to a running server, continues at a place', async () => {
  const compared = /^\d+ rows were compared and 0 counters corrected\.$/
  expect(await run('recount')).toMatchObject({ code: 0, output: expect.stringMatching(compared), errors: '' })
  const place = `post_count:${crypto.randomUUID()}`
  expect(await run('recount', '--from', place)).toMatchObject({
    code: 0,
    output: '16 rows were compared and 0 counters corrected.',
  })
})

test('P-operation-13: a backup that was taken during changes becomes a server of its own', async () => {
  const restored = await createServerProcess({ empty: true })
  const folder = join(server.env.DATA_DIR!, 'a backup')
  const session = await server.register('Berta')
  const write = async (description: string) =>
    (await server.call<{ id: string }>('POST', '/posts', session, { description })).id
  try {
    const written = [await write('Antes')]
    await mkdir(join(server.env.DATA_DIR!, 'files'), { recursive: true })
    await writeFile(join(server.env.DATA_DIR!, 'files', 'kept'), 'a file')
    const backup = { isRunning: true }
    const [ended] = await Promise.all([
      run('backup', folder).finally(() => (backup.isRunning = false)),
      (async () => {
        while (backup.isRunning) written.push(await write('Mientras'))
      })(),
    ])
    expect(ended).toMatchObject({ code: 0, output: `The backup is in ${folder}.` })
    written.push(await write('Después'))
    expect((await run('backup', folder)).errors).toContain('exists already')
    expect((await run('restore', folder)).errors).toContain('holds a database')

    const { DATA_DIR } = restored.env
    expect(await runWith({ ...server.env, DATA_DIR }, 'restore', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(DATA_DIR!, 'files', 'kept'), 'utf8')).toBe('a file')
    await restored.start()
    const { posts } = await restored.call<PostPage>('GET', '/posts', session)
    // Everything until some moment during the backup, and nothing after it.
    const last = written.indexOf(posts[0]?.id ?? '')
    expect(last).toBeGreaterThanOrEqual(0)
    expect(last).toBeLessThan(written.length - 1)
    const expected = written.slice(0, last + 1).toReversed()
    expect(posts.map(({ id }) => id)).toEqual(expected.slice(0, posts.length))
    await restored.call('POST', '/posts', session, { description: 'En la copia' })
  } finally {
    await restored.dispose()
  }
})

test('P-operation-13: prints the configuration without secrets', async () => {
  const env = {
    ...server.env,
    AUTH_SECRET: 'x'.repeat(40),
    SMTP_URL: 'smtp://brilla:mariposa@mail.example:587',
  }
  const { code, output } = await runWith({ ...env, OIDC_CASA_ISSUER: '' }, 'config')
  expect(code).toBe(0)
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      `DATA_DIR=${server.env.DATA_DIR}`,
      'RATE_LIMITS=off',
      'DEMO=1 (default)',
      'AUTH_SECRET=(secret)',
      'METRICS_TOKEN is not set',
      'SMTP_URL=smtp://brilla:***@mail.example:587',
    ]),
  )
  expect(output).not.toMatch(/mariposa|xxx/)
  expect(await runWith({ ...env, DATABASE_URL: 'mysql://x' }, 'config')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('DATABASE_URL cannot be used'),
  })
  expect(
    await runWith({ ...env, DATABASE_URL: 'postgres://x@127.0.0.1/y' }, 'backup', '/tmp/nowhere'),
  ).toMatchObject({ code: 1, errors: expect.stringContaining('DATABASE_URL is set') })
})

test('P-operation-13: migrates an empty database before its processes start, with a role of theirs', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await client.query(
      'drop schema public cascade; drop schema if exists graphile_worker cascade; create schema public',
    )
    const env = {
      ...server.env,
      ROLE: 'worker',
      AUTH_SECRET: 'x'.repeat(40),
      DATABASE_URL: toUrl(database.connection),
    }
    for (const _ of ['first', 'again']) {
      expect(await runWith(env, 'migrate')).toEqual({
        code: 0,
        output: 'The database has the migrations of this version.',
        errors: '',
      })
    }
    await client.query('select from account, graphile_worker.jobs')
  } finally {
    await client.end()
    await database.drop()
  }
})

test('an unknown account fails; no job has failed', async () => {
  expect(await run('suspend', 'nadie@gente.example', '--reason', 'Una razón')).toMatchObject({
    code: 1,
    output: 'There is no account with the email nadie@gente.example.',
  })
  expect(await run('jobs')).toMatchObject({ code: 0, output: 'There are no failed jobs.' })
  expect(await run('jobs', 'retry')).toMatchObject({ code: 0, output: '0 jobs are tried again.' })
})

test('wrong usage ends a process with exit code 1', async () => {
  expect(await runProcess('suspend')).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^Usage: /),
  })
})

test.each([
  { args: [] },
  { args: ['suspend'] },
  { args: ['suspend', email] },
  { args: ['suspend', email, '--reason', ' '] },
  { args: ['unsuspend', email] },
  { args: ['unsuspend', email, 'more', '--reason', 'Fue un error'] },
  { args: ['jobs', 'drop'] },
  { args: ['recount', 'likes'] },
  { args: ['recount', '--from', 'session'] },
  { args: ['recount', '--from', 'comment:1'] },
  { args: ['suspend', email, '--because', 'Una razón'] },
  { args: ['backup'] },
  { args: ['restore', 'a', 'b'] },
  { args: ['config', 'all'] },
  { args: ['migrate', 'all'] },
  { args: ['placeholders', 'all'] },
])('wrong usage prints how the commands are used: $args', async ({ args }) => {
  const { code, output, errors } = await run(...args)
  expect([code, output]).toEqual([1, ''])
  expect(errors).toMatch(/^Usage: suspend <email>/)
})
