import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createActions } from '../notification/notification.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { enqueueDigests } from './activity-mail.jobs.ts'
import { createMailActions } from './activity-mail.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
// So that what happened in the tests before is in no digest.
beforeEach(() => server.advance(3 * day))
afterAll(() => server.stop())

const { createPeople, follow } = createActions(() => server)
const { run, mailsTo } = createMailActions(() => server)

describe('P-notifications-17: one-click unsubscribe', () => {
  async function receiveMail() {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    await follow(Bea, Ana)
    await run(enqueueDigests)
    const [mail] = mailsTo(Ana, 'seguidores nuevos')
    const header = mail!.headers!['List-Unsubscribe']!
    const url = new URL(header.slice(1, -1))
    return { Ana, mail: mail!, url, path: url.pathname + url.search, token: url.searchParams.get('t')! }
  }
  const readFlags = async ({ token }: TestPerson) => {
    const { followers, photos_videos, messages, following, searches } = (
      await server.call('getSelf', { token })
    ).body
    return { followers, photos_videos, messages, following, searches }
  }
  const allOn = { followers: true, photos_videos: true, messages: true, following: true, searches: true }

  test('a mail has the headers of RFC 8058 and the link in its text', async () => {
    const { mail, url } = await receiveMail()
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${url.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail.text).toContain(url.href)
    expect(mail.text).toContain('/user/settings/notifications')
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a mail program turns these mails off with a POST of %s, without a login',
    async (type) => {
      const { Ana, path } = await receiveMail()
      const post = () =>
        server.send('POST', path, {
          headers: { 'content-type': type },
          payload: 'List-Unsubscribe=One-Click',
        })
      expect((await post()).status).toBe(200)
      expect((await post()).status).toBe(200)
      expect(await readFlags(Ana)).toEqual({ ...allOn, followers: false })
    },
  )

  test('opening the link changes nothing; the button of its page turns these mails off', async () => {
    const { Ana, path, token } = await receiveMail()
    await server.send('GET', path)
    expect(await readFlags(Ana)).toEqual(allOn)
    const { status, body } = await server.call('unsubscribe', { body: { token } })
    expect([status, body]).toEqual([200, { type: 'followers' }])
    expect(await readFlags(Ana)).toEqual({ ...allOn, followers: false })
  })

  test('a token of something else is a 404', async () => {
    const { Ana, token } = await receiveMail()
    const [, id, signature] = token.split('.')
    const tokens = [
      '',
      'x',
      `messages.${id}.${signature}`,
      `followers.${crypto.randomUUID()}.${signature}`,
      `followers.${id}.`,
    ]
    for (const wrong of tokens) {
      expect((await server.call('unsubscribe', { body: { token: wrong } })).status).toBe(404)
      expect((await server.send('POST', `/user/unsubscribe?t=${wrong}`)).status).toBe(404)
    }
    expect((await server.send('POST', '/user/unsubscribe?t=a&t=b')).status).toBe(404)
    expect(await readFlags(Ana)).toEqual(allOn)
  })
})
