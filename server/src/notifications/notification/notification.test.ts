import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { createActions } from './notification.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => checkCounters())
afterAll(() => server.stop())

const { createPeople, named, publish, share, comment, like, likeComment, follow, unfollow, block, ...reads } =
  createActions(() => server)
const { read, readTexts, readProfileUrl, readUnread, markRead, checkCounters } = reads

describe('P-notifications-3: what is notified', () => {
  test('comment, reply, likes, follower, share and mention, each with actor, target, text and excerpt', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const name = named('Bea')
    const post = await publish(Ana)
    const first = await comment(Bea, post, 'Qué voz')
    const own = await comment(Ana, post, 'Gracias')
    const reply = await comment(Bea, post, 'A ti', own)
    await like(Bea, post)
    await likeComment(Bea, own)
    await follow(Bea, Ana)
    const shared = await share(Bea, post)
    const mentioning = await publish(Bea, `Con @${(await readProfileUrl(Ana)).toUpperCase()}`)
    const { rows, count, unread, next } = await read(Ana)
    const actor = {
      id: Bea.id,
      fullname: name,
      type: 'talento',
      profileImage: null,
      verified: false,
      profile_url: await readProfileUrl(Bea),
    }
    const about = { postId: post, commentId: null, excerpt: null }
    const expected = [
      {
        ...about,
        type: 'COMMENT',
        commentId: first,
        text: `${name} comentó tu publicación.`,
        excerpt: 'Qué voz',
      },
      {
        ...about,
        type: 'REPLY',
        commentId: reply,
        text: `${name} respondió a tu comentario.`,
        excerpt: 'A ti',
      },
      { ...about, type: 'LIKE_POST', text: `A ${name} le gustó tu publicación.`, excerpt: 'Mi baile' },
      {
        ...about,
        type: 'LIKE_COMMENT',
        commentId: own,
        text: `A ${name} le gustó tu comentario.`,
        excerpt: 'Gracias',
      },
      { ...about, type: 'FOLLOWER', postId: null, text: `${name} empezó a seguirte.` },
      { ...about, type: 'SHARE', postId: shared, text: `${name} compartió tu publicación.` },
      {
        ...about,
        type: 'MENTION',
        postId: mentioning,
        text: `${name} te mencionó en una publicación.`,
        excerpt: expect.any(String),
      },
    ]
    // Handlers of different events run at the same time, so their order is that of their completion.
    expect(rows).toHaveLength(expected.length)
    for (const each of expected) {
      expect(rows).toContainEqual(expect.objectContaining({ ...each, actor, others: 0, is_read: false }))
    }
    expect({ count, unread, next }).toEqual({ count: 7, unread: 7, next: null })
    expect(await readUnread(Ana)).toBe(7)
    const english = await read(Ana, {}, 'en')
    expect(english.rows.map(({ text }) => text)).toContain(`${name} replied to your comment.`)
  })

  test('its time is that of what was done', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const post = await publish(Ana)
    await comment(Bea, post)
    const [row] = (await read(Ana)).rows
    const { rows } = (await server.call('getComments', { token: Ana.token, query: { postId: post } })).body
    expect(row?.createdAt).toBe(rows[0]?.createdAt)
  })
})

describe('P-notifications-6: who is notified', () => {
  test('nobody of what they did themselves', async () => {
    const { Ana } = await createPeople('Ana')
    const url = await readProfileUrl(Ana)
    const post = await publish(Ana, `Yo, @${url}`)
    const own = await comment(Ana, post, `Yo, @${url}`)
    await comment(Ana, post, 'Otra vez yo', own)
    await like(Ana, post)
    await likeComment(Ana, own)
    expect((await read(Ana)).rows).toEqual([])
  })

  test('each person once for a comment: a reply rather than a mention, a mention rather than a comment', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [ana, carla] = [await readProfileUrl(Ana), await readProfileUrl(Carla)]
    const post = await publish(Ana)
    const first = await comment(Ana, post, 'Hola')
    await comment(Bea, post, `@${ana} @${carla} @${ana}`, first)
    await comment(Bea, post, `@${ana} y @${carla}`)
    expect((await readTexts(Ana)).toSorted()).toEqual([
      `${named('Bea')} respondió a tu comentario.`,
      `${named('Bea')} te mencionó en un comentario.`,
    ])
    expect(await readTexts(Carla)).toEqual(Array(2).fill(`${named('Bea')} te mencionó en un comentario.`))
  })

  test('the author of the comment that was replied to, also where that is a reply itself', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    const first = await comment(Ana, post)
    const reply = await comment(Bea, post, 'Sí', first)
    await comment(Carla, post, 'No', reply)
    expect(await readTexts(Bea)).toEqual([`${named('Carla')} respondió a tu comentario.`])
    expect(await readTexts(Ana)).toContain(`${named('Carla')} comentó tu publicación.`)
  })

  test('none between people of whom one has blocked the other, nor on their posts', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [ana, bea] = [await readProfileUrl(Ana), await readProfileUrl(Bea)]
    const [post, theirs, third] = [await publish(Ana), await publish(Bea), await publish(Carla)]
    const own = await comment(Ana, theirs)
    await comment(Carla, theirs, 'Sí', own)
    await like(Bea, post)
    await follow(Bea, Ana)
    await follow(Ana, Bea)
    await comment(Ana, theirs)
    expect((await read(Ana)).count).toBe(3)
    expect((await read(Bea)).count).toBe(4)
    await block(Ana, Bea)
    expect(await read(Ana)).toMatchObject({ rows: [], count: 0, unread: 0 })
    expect(await readTexts(Bea)).toEqual([`${named('Carla')} comentó tu publicación.`])

    await comment(Bea, third, `@${ana}`)
    await comment(Carla, theirs, `@${ana}`)
    await comment(Carla, post, `@${bea}`)
    await likeComment(Carla, own)
    expect((await read(Ana)).rows).toMatchObject([{ type: 'COMMENT', postId: post }])
    expect((await readTexts(Bea)).filter((text) => text.includes('mencionó'))).toEqual([])
  })

  test('what a suspended or deactivated person did is hidden until they are back', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    await like(Carla, post)
    await like(Bea, post)
    await follow(Bea, Ana)
    expect(await readUnread(Ana)).toBe(3)
    const { email, password } = Bea
    await server.call('cancelAccount', { token: Bea.token })
    expect(await read(Ana, { grouped: 'true' })).toMatchObject({
      rows: [{ text: `A ${named('Carla')} le gustó tu publicación.`, others: 0 }],
      count: 1,
      unread: 1,
    })
    await checkCounters()
    await server.call('authenticate', { body: { email, password } })
    expect(await read(Ana, { grouped: 'true' })).toMatchObject({ count: 2, unread: 3 })
  })
})

describe('P-notifications-9: what is undone or deleted', () => {
  test('an unread notification of a like or follow that was undone is removed, a read one stays', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const post = await publish(Ana)
    const own = await comment(Ana, post)
    const again = async (reacted: boolean) => {
      await like(Bea, post, reacted)
      await likeComment(Bea, own, reacted)
      await (reacted ? follow : unfollow)(Bea, Ana)
    }
    await again(true)
    const { rows } = await read(Ana)
    expect(rows).toHaveLength(3)
    await again(false)
    expect(await read(Ana)).toMatchObject({ rows: [], count: 0, unread: 0 })
    await again(true)
    const { rows: second } = await read(Ana)
    await markRead(
      Ana,
      second.map(({ id }) => id),
    )
    await again(false)
    await again(true)
    expect((await read(Ana)).rows).toEqual(second.map((row) => ({ ...row, is_read: true })))
  })

  test('liking and unliking in quick succession ends in what is true', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const post = await publish(Ana)
    await Promise.all(
      Array.from({ length: 20 }, () => [Bea, Carla])
        .flat()
        .map((who) => like(who, post, Math.random() < 0.5)),
    )
    await like(Bea, post, true)
    await like(Carla, post, false)
    expect((await read(Ana)).rows.map(({ actor }) => actor?.id)).toEqual([Bea.id])
  })

  test('deleting a comment, post or share removes what was notified of it, read or not', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const [post, other] = [await publish(Ana), await publish(Ana)]
    const own = await comment(Ana, post)
    const reply = await comment(Bea, post, 'Sí', own)
    await likeComment(Bea, own)
    await like(Bea, other)
    const shared = await share(Bea, other, `@${await readProfileUrl(Ana)}`)
    await comment(Bea, other)
    const { rows } = await read(Ana)
    expect(rows.map(({ type }) => type).toSorted()).toEqual([
      'COMMENT',
      'LIKE_COMMENT',
      'LIKE_POST',
      'REPLY',
      'SHARE',
    ])
    await markRead(Ana, [rows[0]!.id], 'all')
    const readTypes = async () => (await read(Ana)).rows.map(({ type }) => type).toSorted()
    await server.call('deleteComment', { token: Bea.token, params: { id: reply } })
    expect(await readTypes()).toEqual(['COMMENT', 'LIKE_COMMENT', 'LIKE_POST', 'SHARE'])
    await server.call('deletePost', { token: Bea.token, params: { id: shared } })
    expect(await readTypes()).toEqual(['COMMENT', 'LIKE_COMMENT', 'LIKE_POST'])
    await server.call('deleteComment', { token: Ana.token, params: { id: own } })
    expect(await readTypes()).toEqual(['COMMENT', 'LIKE_POST'])
    await server.call('deletePost', { token: Ana.token, params: { id: other } })
    expect(await readTypes()).toEqual([])
  })
})

describe('P-notifications-8: mentions', () => {
  test('an edit notifies who is new, and takes back who is no longer mentioned and has not read it', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [bea, carla] = [await readProfileUrl(Bea), await readProfileUrl(Carla)]
    const { token } = Ana
    const post = await publish(Ana, `@${bea}`)
    const own = await comment(Ana, post, `@${bea}`)
    expect((await read(Bea)).count).toBe(2)
    await server.call('editPost', { token, body: { id: post, description: `@${carla}` } })
    await server.call('editComment', { token, body: { id: own, comment: `@${carla}` } })
    expect((await read(Bea)).count).toBe(0)
    expect((await read(Carla)).count).toBe(2)
    await server.call('editComment', { token, body: { id: own, comment: `Hola, @${carla}` } })
    expect((await read(Carla)).count).toBe(2)
  })

  test('nobody beyond the first ten is notified', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    const [bea, carla] = [await readProfileUrl(Bea), await readProfileUrl(Carla)]
    const nobody = Array.from({ length: 9 }, (_, n) => `@nadie-${n}`).join(' ')
    await publish(Ana, `${nobody} @${bea} @${carla}`)
    expect((await read(Bea)).count).toBe(1)
    expect((await read(Carla)).count).toBe(0)
  })

  test('edits notify nobody beyond the first ten, and those again whom an edit has left out', async () => {
    const names = Array.from({ length: 13 }, (_, n) => `P${n}`)
    const { Ana } = await createPeople('Ana')
    const people = Object.values(await createPeople(...names))
    const urls = await Promise.all(people.map(readProfileUrl))
    const mention = (from: number, to: number) =>
      urls
        .slice(from, to)
        .map((url) => `@${url}`)
        .join(' ')
    const { token } = Ana
    const post = await publish(Ana, mention(0, 6))
    const own = await comment(Ana, post, mention(0, 6))
    const countAll = async () => Promise.all(people.map(async (person) => (await read(person)).count))
    const edit = async (text: string) => {
      await server.call('editPost', { token, body: { id: post, description: text } })
      await server.call('editComment', { token, body: { id: own, comment: text } })
      return countAll()
    }
    const repeat = (count: number, times: number) => Array<number>(times).fill(count)
    expect(await countAll()).toEqual([...repeat(2, 6), ...repeat(0, 7)])
    expect(await edit(mention(6, 13))).toEqual([...repeat(0, 6), ...repeat(2, 4), ...repeat(0, 3)])
    expect(await edit(mention(4, 11))).toEqual([...repeat(0, 4), ...repeat(2, 6), ...repeat(0, 3)])
  })
})
