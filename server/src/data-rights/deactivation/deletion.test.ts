import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaClient } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { deleteExpiredAccounts } from './deactivation.jobs.ts'
import { interact as interactOn, publish as publishAs, readWrongCounters } from './deactivation.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const cancel = ({ token }: TestPerson) => server.call('cancelAccount', { token })
const login = ({ email, password }: TestPerson) => server.call('authenticate', { body: { email, password } })
const wrongCounters = () => readWrongCounters(server)
const publish = (who: TestPerson, body?: object) => publishAs(server, who, body)
const interact = (one: TestPerson, other: TestPerson) => interactOn(server, one, other)

const { upload, uploadPhoto } = createMediaClient(() => server)

/** Returns the paths of all stored files. */
async function storedFiles(): Promise<string[]> {
  const files = await readdir(`${server.context.config.DATA_DIR}/files`, { recursive: true })
  return files.filter((name) => /\.\w+$/.test(name))
}

/** Returns the table name of every row that contains the text. */
async function findRowsContaining(text: string): Promise<string[]> {
  const { db } = server.context
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'
  `.execute(db)
  const found = []
  for (const { name } of tables.rows) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(
      db,
    )
    found.push(...rows.map(() => name))
  }
  return found
}

describe('P-deactivation-3 and P-deactivation-4: deletion', () => {
  test('P-sessions-8: after four weeks no row, file or crop remains, no token is accepted, and the counts of others are correct', async () => {
    const { Hilda, Inma } = await server.registerTalents('Hilda', 'Inma')
    const posts = await interact(Hilda, Inma)
    const { token } = Hilda
    const image = await upload(Hilda)
    await server.call('saveProfileImage', { token, body: { filename: image } })
    const photo = await uploadPhoto(Hilda)
    await publish(Hilda, { files: [{ filename: photo, type: 'image' }] })
    const unclaimed = await uploadPhoto(Hilda)
    for (const name of [image, photo]) {
      expect((await server.send('GET', `/resize/c92x92/${name}`)).status).toBe(200)
    }
    await server.call('changeProfileUrl', { token, body: { profile_url: 'hilda-nueva' } })
    await server.call('saveWizard', { token, body: { shareContats: ['hilda.amiga@lejos.example'] } })
    await server.call('startExport', { token })
    await expect.poll(async () => (await server.call('getExport', { token })).body.state).toBe('ready')
    const mine = async () =>
      (await storedFiles()).filter((path) =>
        [image, photo, unclaimed, '.zip'].some((name) => path.includes(name)),
      )
    expect((await mine()).length).toBeGreaterThanOrEqual(6)

    await cancel(Hilda)
    server.advance(28 * day - minute)
    await deleteExpiredAccounts(server.context)
    expect(await findRowsContaining(Hilda.id)).not.toEqual([])
    server.advance(120_000)
    expect(await login(Hilda)).toMatchObject({ status: 401, body: { error: 'credentials' } })
    expect((await server.call('getSelf', { token })).status).toBe(401)
    await deleteExpiredAccounts(server.context)
    await server.eventsHandled()

    for (const trace of [Hilda.id, Hilda.email, 'hilda', image, photo, unclaimed]) {
      expect([trace, await findRowsContaining(trace)]).toEqual([trace, []])
    }
    await expect.poll(mine).toEqual([])
    expect(await wrongCounters()).toEqual([])
    const inma = (await login(Inma)).body.token
    const kept = await server.call('getPost', { token: inma, params: { id: posts.other } })
    expect(kept.body).toMatchObject({ likesCount: 0, commentsCount: 0 })
    expect((await server.call('emailExists', { params: { email: Hilda.email } })).body).toEqual({
      exists: false,
    })
    server.advance(-28 * day - minute)
  })

  test('content of others remains, except on deleted posts (docs/decisions/0013)', async () => {
    const { Julia, Kim, Lola } = await server.registerTalents('Julia', 'Kim', 'Lola')
    const post = await publish(Julia)
    const other = await publish(Kim)
    for (const postId of [post, other]) {
      await server.call('createComment', { token: Lola.token, body: { postId, comment: 'De Lola' } })
      await server.call('createComment', { token: Julia.token, body: { postId, comment: 'De Julia' } })
    }
    const share = await server.call('sharePost', {
      token: Kim.token,
      body: { id: post, description: 'Miren esto' },
    })
    await cancel(Julia)
    server.advance(28 * day + minute)
    await deleteExpiredAccounts(server.context)

    const { token } = (await login(Kim)).body
    const comments = await server.call('getComments', { token, query: { postId: other } })
    expect(comments.body.rows).toMatchObject([{ comment: 'De Lola' }])
    const shared = await server.call('getPost', { token, params: { id: share.body.id } })
    expect(shared.body).toMatchObject({ description: 'Miren esto', sharedPost: null })
    expect((await server.call('getComments', { token, query: { postId: post } })).status).toBe(404)
    expect(await wrongCounters()).toEqual([])
    server.advance(-28 * day - minute)
  })

  test('P-deactivation-6: every foreign key to accounts cascades or is set to null', async () => {
    const { rows } = await sql<{ rule: string; at: string }>`
      select confdeltype::text as rule, conrelid::regclass::text as at from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass and confdeltype not in ('c', 'n')
    `.execute(server.context.db)
    expect(rows).toEqual([])
  })
})
