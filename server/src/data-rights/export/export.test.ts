import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { createJpeg } from '../../media/media.samples.ts'
import { retryAtOnce, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute, second } from '../../platform/duration.ts'
import { collectToFile } from './collect-to-file.ts'
import { createExport, getExportState, unzip } from './export.testing.ts'
import { failSilentExports, sweepExports } from './export.jobs.ts'

let server: TestServer
let Ana: TestPerson
let Bea: TestPerson
let photo: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana, Bea } = await server.registerTalents('Ana', 'Bea'))
  const { token } = Ana
  const { body } = await server.call('presignPostFile', {
    token,
    body: { filename: 'baile.jpg', type: 'image/jpeg' },
  })
  await server.send('PUT', body.url.slice(server.context.config.PUBLIC_URL.length), {
    headers: { 'content-type': 'image/jpeg' },
    payload: await createJpeg(),
  })
  const kept = await server.app.inject({ url: mediaPaths.file(body.filename) })
  photo = kept.rawPayload
  const files = [{ filename: body.filename, type: 'image' as const, alt: 'En el aire' }]
  const post = await server.call('createPost', { token, body: { description: '<b>¡Mi baile!</b>', files } })
  await server.call('subscribeCategory', { token, body: { categoryId: 2 } })
  await server.call('followUser', { token, body: { id: Bea.id } })
  await server.call('followUser', { token: Bea.token, body: { id: Ana.id } })
  await server.call('createComment', { token, body: { postId: post.body.id, comment: 'Gracias a todos' } })
  await server.call('createComment', {
    token: Bea.token,
    body: { postId: post.body.id, comment: 'Secreto de Bea' },
  })
  await server.call('likePost', { token, params: { id: post.body.id }, body: { reacted: true } })
  await server.call('savePost', { token, params: { id: post.body.id } })
  const search = { name: 'Coros', query: { q: 'coro', country: 'MX' }, alerts: true }
  await server.call('createSavedSearch', { token, body: search })
  const facts = {
    languages: { items: [{ code: 'fr', level: 'native' as const }], audience: 'agencies' as const },
  }
  await server.call('saveFacts', { token, body: facts })
})
afterAll(() => server.stop())

const get = (url: string, token?: string) =>
  server.app.inject({ url, ...(token !== undefined && { headers: { 'x-access-token': token } }) })
const getState = (who: TestPerson) => getExportState(server, who)

describe('P-export-1: GET users/self/export returns a ZIP of all data of the account', () => {
  test('contains an HTML page, JSON and files, and of other people only their names', async () => {
    const response = await get(getRouteUrl(contract.downloadExport), Ana.token)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="brilla-ana-prueba-[\d-]+\.zip"$/,
    )
    const files = await unzip(response.rawPayload)
    const json = (name: string) => JSON.parse(files[`data/${name}.json`]!.toString())
    expect(json('account')).toMatchObject({ email: Ana.email, birthdate: '1995-04-12', ciudad: 'Mérida' })
    expect(json('categories')).toEqual([{ slug: 'musica', name: 'Música y danza' }])
    expect(json('following')).toMatchObject([{ fullname: 'Bea Prueba', profile_url: 'bea-prueba' }])
    expect(json('followers')).toMatchObject([{ fullname: 'Bea Prueba' }])
    expect(json('comments')).toMatchObject([{ text: 'Gracias a todos' }])
    expect(json('likes')).toHaveLength(1)
    expect(json('savedPosts')).toMatchObject([{ post: json('posts')[0].id }])
    expect(json('savedSearches')).toMatchObject([
      { name: 'Coros', search: { q: 'coro', country: 'MX' }, alerts: true },
    ])
    const [post] = json('posts')
    expect(post).toMatchObject({
      description: '<b>¡Mi baile!</b>',
      categoryId: 1,
      likes: 1,
      comments: 2,
    })
    expect(files[post.files[0].file]).toEqual(photo)
    expect(json('facts')).toContainEqual({
      fact: 'languages',
      audience: 'agencies',
      value: [{ code: 'fr', level: 'native' }],
    })
    const index = files['index.html']!.toString()
    expect(index).toContain('Idioma: francés · Nivel: Nativo')
    expect(index).toContain('<html lang="es">')
    expect(index).toContain('Tus publicaciones')
    expect(index).toContain('<th>País</th><td>México</td>')
    expect(index).toContain('<th>Correo</th><td>ana@gente.example</td>')
    expect(index.match(/<th>Nombre<\/th><td>/g)).toHaveLength(1)
    expect(index).not.toMatch(/<script|https?:/)
    expect(index).toContain(`<img src="${post.files[0].file}"`)
    expect(index).not.toContain('<b>¡Mi baile!')
    const all = Object.entries(files)
      .filter(([path]) => !path.startsWith('files/'))
      .join('\n')
    for (const secret of ['argon2', 'password', 'Secreto de Bea', Bea.email, 'fresh_until']) {
      expect(all).not.toContain(secret)
    }
  })

  test('requires a fresh session', async () => {
    server.advance(16 * minute)
    const response = await get(getRouteUrl(contract.downloadExport), Ana.token)
    expect([response.statusCode, response.json().error]).toEqual([403, 'reauthenticate'])
    expect(await server.call('startExport', { token: Ana.token })).toMatchObject({ status: 403 })
    server.advance(-16 * minute)
  })

  test('created by a job with progress; the download URL is valid for ten minutes', async () => {
    expect(await getState(Bea)).toMatchObject({ state: 'none', url: null })
    const files = await unzip(await createExport(server, Bea))
    expect(JSON.parse(files['data/comments.json']!.toString())).toMatchObject([{ text: 'Secreto de Bea' }])
    const { url, progress, bytes } = await getState(Bea)
    expect([progress, bytes]).toEqual([1, expect.any(Number)])
    const path = url!.slice(server.context.config.PUBLIC_URL.length)
    expect((await get(path.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(404)
    expect((await get(path.split('?')[0]!)).statusCode).toBe(404)
    server.advance(11 * minute)
    expect((await get(path)).statusCode).toBe(404)
    server.advance(5 * minute)
    expect(await getState(Bea)).toMatchObject({ state: 'ready', url: null })
    server.advance(-16 * minute)
  })

  test('P-export-3: failures are retried, and only the last one is reported', async () => {
    const { Celia } = await server.registerTalents('Celia')
    const put = vi.spyOn(server.context.storage, 'putStream')
    const fail = async (_key: string, stream: Readable) => {
      stream.destroy()
      throw new Error('the disk is full')
    }
    /** Collects the states until the export is finished. */
    async function collectStates(failures: number): Promise<string[]> {
      put.mockReset()
      for (let n = 0; n < failures; n++) put.mockImplementationOnce(fail)
      await server.call('startExport', { token: Celia.token })
      const states = new Set<string>()
      await expect
        .poll(
          async () => {
            await retryAtOnce(server.context.db)
            return states.add((await getState(Celia)).state).size
          },
          { interval: 20 },
        )
        .toBe(2)
      return [...states]
    }
    expect(await collectStates(1)).toEqual(['making', 'ready'])
    expect(await collectStates(3)).toEqual(['making', 'failed'])
    put.mockRestore()
    await createExport(server, Celia)
  })

  test('P-export-3: an export abandoned by a crashed server fails within minutes and can be requested again', async () => {
    const { Dora } = await server.registerTalents('Dora')
    await server.call('startExport', { token: Dora.token })
    await expect.poll(async () => (await getState(Dora)).state).toBe('ready')
    const { db } = server.context
    const setLastProgress = (minutes: number) =>
      db
        .updateTable('account_export')
        .set({ ready_at: null, bytes: null, heartbeat_at: new Date(Date.now() - minutes * minute) })
        .where('account_id', '=', Dora.id)
        .execute()
    await setLastProgress(1)
    await failSilentExports(server.context)
    expect((await getState(Dora)).state).toBe('making')
    await setLastProgress(6)
    await failSilentExports(server.context)
    expect((await getState(Dora)).state).toBe('failed')
    await createExport(server, Dora)
  })

  test('ten concurrent requests create one export; it is deleted after a day', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => server.call('startExport', { token: Ana.token })),
    )
    expect(responses.every(({ status }) => status === 202)).toBe(true)
    await expect.poll(async () => (await getState(Ana)).state).toBe('ready')
    const path = (await getState(Ana)).url!.slice(server.context.config.PUBLIC_URL.length)
    const [id] = /[0-9a-f-]{36}/.exec(path)!
    server.advance(day + second)
    await sweepExports(server.context)
    server.advance(-day - second)
    expect((await getState(Ana)).state).toBe('none')
    expect((await get(path)).statusCode).toBe(404)
    const key = `exports/${id.slice(34, 36)}/${id}.zip`
    const isStored = async () => {
      const file = await server.context.storage.open(key)
      // The file may be removed before it is opened.
      file?.stream.on('error', () => {}).destroy()
      return file !== null
    }
    await expect.poll(isStored).toBe(false)
  })
})

describe('P-export-5: people whom the account has blocked or muted', () => {
  test('P-suspension-3, P-deactivation-1, P-blocks-2: they are exported without their names while they are hidden', async () => {
    const { Eva, Fina, Gala, Hana, Iris } = await server.registerTalents(
      'Eva',
      'Fina',
      'Gala',
      'Hana',
      'Iris',
    )
    const { Luz, Mar, Sol } = await server.registerPeople('agencia', 'Luz', 'Mar', 'Sol')
    const { token } = Eva
    const { db } = server.context
    for (const { id: userId } of [Fina, Gala, Hana, Iris])
      expect((await server.call('blockUser', { token, body: { userId } })).status).toBe(204)
    for (const { id: userId } of [Luz, Mar, Sol])
      expect((await server.call('muteUser', { token, body: { userId } })).status).toBe(204)
    for (const canceled of [Gala, Mar])
      expect((await server.call('cancelAccount', { token: canceled.token })).status).toBe(202)
    await db
      .updateTable('account')
      .set({ status: 'suspended', suspended_at: server.context.clock.now() })
      .where('id', 'in', [Hana.id, Sol.id])
      .execute()
    const back = { blocker_id: Iris.id, blocked_id: Eva.id, created_at: server.context.clock.now() }
    await db.insertInto('block').values(back).execute()

    const files = await unzip(await createExport(server, Eva))
    const json = (name: string) => JSON.parse(files[`data/${name}.json`]!.toString())
    const hidden = { fullname: null, profile_url: null, since: expect.any(String) }
    const fina = { fullname: 'Fina Prueba', profile_url: 'fina-prueba', since: expect.any(String) }
    expect(json('blocked')).toEqual([fina, hidden, hidden, hidden])
    const luz = { fullname: 'Luz Prueba', profile_url: 'luz-prueba', since: expect.any(String) }
    expect(json('mutedAgencies')).toEqual([luz, hidden, hidden])
    const index = files['index.html']!.toString()
    for (const [section, count] of [
      ['blocked', 3],
      ['mutedAgencies', 2],
    ] as const) {
      const [html] = new RegExp(`<section id="${section}">.*?</section>`, 's').exec(index)!
      expect(html.match(/<td>–<\/td><td>–<\/td><td><time /g)).toHaveLength(count)
    }
    expect(Object.values(files).join('\n')).not.toMatch(/(Gala|Hana|Iris|Mar|Sol)[ -]Prueba/i)
  })
})

describe('P-export-4: completeness', () => {
  /** Tables that refer to accounts, directly or through other tables, and are not exported. */
  const excluded: Record<string, string> = {
    email_token: 'one-time tokens',
    passkey_challenge: 'unused challenges of passkeys, for minutes',
    two_step: 'the secret of an authenticator app, which must not leave the database',
    recovery_code: 'hashes of recovery codes',
    known_browser: 'hashes that recognize browsers, which mean nothing to their owner',
    login_notice: 'one-time tokens of mails about logins, whose sessions are exported',
    confirmation_request: 'counts requests for confirmation mails, for their rate limit',
    discovery: 'derived from the account and its categories, for the search',
    talent_listing: 'derived from the account and its categories, for lists of people',
    activity_digest: 'until when a mail about activity has told the account',
    unread_mail: 'when a mail about unread messages is due',
    featured: 'derived from what others do',
    post_hashtag: 'derived from the texts of posts',
    work_listing: 'derived from posts and categories, for lists of posts',
    featured_work: 'derived from what others do',
    translation: 'derived from the texts of posts, comments and biographies, for a month',
    account_export: 'the export itself',
    conversation: 'order of messages, no data of its own',
    bulk_message: 'for some days, of messages that are exported',
  }

  test('every table that refers to accounts is read by the export or excluded here with a reason', async () => {
    const { db } = server.context
    const { rows } = await sql<{ name: string }>`
      with recursive referring (id) as (
        select 'account'::regclass::oid
        union
        select conrelid from pg_constraint join referring on confrelid = referring.id where contype = 'f'
      )
      select id::regclass::text as name from referring
    `.execute(db)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const collected = await collectToFile(db, Ana.id, new AbortController().signal)
    const texts = query.mock.calls.map(([first]) => JSON.stringify(first) ?? '')
    query.mockRestore()
    await collected.close()
    const read = new Set(
      texts
        .filter((text) => !/graphile_worker|outbox_/.test(text))
        .flatMap((text) => [...text.matchAll(/\b(?:from|join) [\\"]*(\w+)/g)].map(([, name]) => name!)),
    )
    const names = rows.map(({ name }) => name)
    // A job of the server may read one of the excluded tables at the same time.
    expect(names.filter((name) => !read.has(name) && !(name in excluded))).toEqual([])
    expect(Object.keys(excluded).filter((name) => !names.includes(name))).toEqual([])
  })
})
