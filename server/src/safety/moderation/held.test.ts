import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfBytes } from '../../media/media.samples.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { minute, second } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { findWrongCounters } from '../../counters.testing.ts'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { subjectKinds } from '../subject/index.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
/** A minor, a friend of theirs, and an adult whom the minor does not follow. */
let Nina: TestPerson
let Olga: TestPerson
let Raul: TestPerson
let postId: string
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara } = await registerModerators(server, 'Mara'))
  ;({ Nina, Olga, Raul } = await server.registerTalents('Nina', 'Olga', 'Raul'))
  const birthdate = `${server.context.clock.now().getUTCFullYear() - 15}-01-01`
  await server.context.db.updateTable('account').set({ birthdate }).where('id', '=', Nina.id).execute()
  await server.call('followUser', { token: Nina.token, body: { id: Olga.id } })
  postId = await publish(Nina, 'Mi baile')
})
afterAll(() => server.stop())

const publish = async ({ token }: TestPerson, description: string) =>
  (await server.call('createPost', { token, body: { description } })).body.id
const write = ({ token }: TestPerson, comment: string, post = postId, replyTo?: string) =>
  server.call('createComment', { token, body: { postId: post, comment, ...(replyTo && { replyTo }) } })
const readComments = async ({ token }: TestPerson, post = postId) =>
  (await server.call('getComments', { token, query: { postId: post } })).body
const readPost = async ({ token }: TestPerson, id: string) =>
  server.call('getPost', { token, params: { id } })
const setCommentsFrom = async (
  { token, email }: TestPerson,
  commentsFrom: 'everyone' | 'following' | 'nobody',
) => {
  const { body: self } = await server.call('getSelf', { token })
  const { nombre, apellido, birthdate: fecha } = self
  return server.call('updateUser', { token, body: { nombre, apellido, email, fecha, commentsFrom } })
}

async function readNotifications({ token }: TestPerson) {
  await server.eventsHandled()
  return (await server.call('getNotifications', { token })).body.rows.map(({ type }) => type)
}

/** The newest open case of a held post or comment with this text; cases of different content open in any order. */
async function findHeld(type: 'post' | 'comment', text: string): Promise<string> {
  await server.eventsHandled()
  const { body } = await desk.queue(Mara, { kind: 'held' })
  for (const { id } of body.rows.toReversed()) {
    const { post, comment } = (await desk.read(Mara, id)).body.evidence[0]!.content
    if ((type === 'post' ? !comment && post?.description : comment?.text) === text) return id
  }
  throw new Error(`no case of a held ${type}: ${text}`)
}

const asksForPictures = 'Send me your pictures to my WhatsApp 55 1234 5678'

describe('P-comments-11: what an adult writes to a minor who does not follow them is held when it is unsafe', () => {
  test('nobody but its author sees the comment, and a moderator publishes it, which can be undone', async () => {
    const sent = await write(Raul, asksForPictures)
    expect(sent).toMatchObject({ status: 202, body: { held: true } })
    expect(await readComments(Nina)).toMatchObject({ rows: [], count: 0 })
    expect(await readComments(Olga)).toMatchObject({ rows: [], count: 0 })
    expect((await readPost(Olga, postId)).body.commentsItems).toEqual([])
    const [own] = (await readComments(Raul)).rows
    expect(own).toMatchObject({ comment: asksForPictures, audience: 'held' })
    expect((await readPost(Raul, postId)).body).toMatchObject({
      commentsCount: 0,
      commentsItems: [{ id: own!.id }],
    })
    expect(await readNotifications(Nina)).not.toContain('COMMENT')
    const like = { token: Olga.token, params: { id: own!.id }, body: { reacted: true } }
    expect((await server.call('likeComment', like)).status).toBe(404)
    const edit = { token: Raul.token, body: { id: own!.id, comment: 'Hola' } }
    expect(await server.call('editComment', edit)).toMatchObject({
      status: 409,
      body: { error: 'en_revision' },
    })

    const id = await findHeld('comment', asksForPictures)
    const { body: held } = await desk.read(Mara, id)
    expect(held).toMatchObject({ kind: 'held', urgent: true, person: { id: Raul.id }, reports: [] })
    expect(held.evidence[0]!.content).toMatchObject({
      comment: { text: asksForPictures },
      post: { description: 'Mi baile' },
    })
    expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
    expect(await readComments(Nina)).toMatchObject({ rows: [{ comment: asksForPictures }], count: 1 })
    expect(await readNotifications(Nina)).toContain('COMMENT')
    expect((await desk.undo(Mara, id)).status).toBe(200)
    expect(await readComments(Nina)).toMatchObject({ rows: [], count: 0 })
    expect(await readNotifications(Nina)).not.toContain('COMMENT')

    expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
    server.advance(10 * minute + second)
    await finalizeDecisions(server.context)
    server.advance(-10 * minute - second)
    expect(await readComments(Raul)).toMatchObject({ rows: [], count: 0 })
    await server.mailTo(Raul.email, 'Eliminamos uno de tus comentarios')
  })

  test('harmless comments, and those of minors and of people whom the minor follows, are not held', async () => {
    expect((await write(Raul, '¡Qué bonito baile!')).status).toBe(201)
    expect((await write(Olga, asksForPictures)).status).toBe(201)
    expect((await write(Nina, 'Pásame fotos tuyas')).status).toBe(201)
    const adults = await publish(Olga, 'Para adultos')
    expect((await write(Raul, asksForPictures, adults)).status).toBe(201)
  })

  test('edits, replies to a minor, mentions in comments and posts, and shares are held too', async () => {
    const { body: harmless } = await write(Raul, 'Hola')
    const edit = { token: Raul.token, body: { id: harmless.id, comment: asksForPictures } }
    const { count } = await readComments(Olga)
    expect(await server.call('editComment', edit)).toMatchObject({ status: 202, body: { held: true } })
    expect((await readComments(Olga)).count).toBe(count - 1)

    const elsewhere = await publish(Olga, 'Ensayo')
    const { body: ninas } = await write(Nina, 'Qué padre', elsewhere)
    expect((await write(Raul, 'Pásame fotos tuyas', elsewhere, ninas.id)).status).toBe(202)
    const { body: nina } = await server.call('getSelf', { token: Nina.token })
    const mention = `@${nina.profile_url} escríbeme a raul@gmail.com`
    expect((await write(Raul, mention, elsewhere)).status).toBe(202)

    const { token } = Raul
    expect((await server.call('createPost', { token, body: { description: mention } })).status).toBe(202)
    const shared = await server.call('sharePost', {
      token,
      body: { id: postId, description: asksForPictures },
    })
    expect(shared).toMatchObject({ status: 202, body: { held: true } })
    const { body: feed } = await server.call('getFeed', { token: Nina.token, query: {} })
    expect(feed.posts.filter(({ user }) => user.id === Raul.id)).toEqual([])
    expect(await readNotifications(Nina)).not.toContain('MENTION')

    const id = await findHeld('post', asksForPictures)
    expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
    expect(await readNotifications(Nina)).toContain('SHARE')
  })

  test('the edit of a reply to a reply of a minor below the comment of an adult is held', async () => {
    const { Saul } = await server.registerTalents('Saul')
    const elsewhere = await publish(Olga, 'Estreno')
    const { body: top } = await write(Saul, 'Felicidades', elsewhere)
    const { body: ninas } = await write(Nina, 'Qué padre', elsewhere, top.id)
    const { status, body: reply } = await write(Raul, 'Sí, muy padre', elsewhere, ninas.id)
    expect(status).toBe(201)
    const comment = 'mándame tus fotos a mi WhatsApp 55 1234 5678'
    const edit = { token: Raul.token, body: { id: reply.id, comment } }
    expect(await server.call('editComment', edit)).toMatchObject({ status: 202, body: { held: true } })
  })

  test('what a reply to any reply, and the edit of any comment, reaches is the whole thread with the minor', async () => {
    const { Tito } = await server.registerTalents('Tito')
    const elsewhere = await publish(Olga, 'Función')
    const { body: ninas } = await write(Nina, 'Qué padre', elsewhere)
    const { body: own } = await write(Raul, 'Sí, muy padre', elsewhere, ninas.id)
    expect.soft((await write(Raul, asksForPictures, elsewhere, own.id)).status, 'below their own').toBe(202)

    const { body: top } = await write(Raul, 'Felicidades', elsewhere)
    const { body: titos } = await write(Tito, 'Bravo', elsewhere, top.id)
    const edit = { token: Raul.token, body: { id: top.id, comment: asksForPictures } }
    const { status: before } = await server.call('editComment', {
      ...edit,
      body: { ...edit.body, comment: 'Bravo' },
    })
    expect(before).toBe(200)
    await write(Nina, 'Gracias', elsewhere, titos.id)
    expect.soft((await write(Raul, asksForPictures, elsewhere, titos.id)).status, "below another's").toBe(202)
    expect.soft((await server.call('editComment', edit)).status, 'above a reply').toBe(202)

    const { body: gone } = await write(Olga, 'Se va', elsewhere)
    const { body: stays } = await write(Tito, 'Se queda', elsewhere, gone.id)
    await server.call('deleteComment', { token: Olga.token, params: { id: gone.id } })
    await write(Nina, 'Me quedo', elsewhere, stays.id)
    expect
      .soft((await write(Raul, asksForPictures, elsewhere, stays.id)).status, 'below a deleted one')
      .toBe(202)
  })

  test('the alternative texts and names of the files of a post that mentions a minor count too', async () => {
    const { token } = Raul
    const { body: nina } = await server.call('getSelf', { token: Nina.token })
    const description = `Para @${nina.profile_url}`
    const photo = { filename: await uploadFile(server, Raul), type: 'image' as const, alt: asksForPictures }
    const { body: post } = await server.call('createPost', {
      token,
      body: { description: 'Hola', files: [photo] },
    })
    const edit = { token, body: { id: post.id, description } }
    expect.soft(await server.call('editPost', edit)).toMatchObject({ status: 202, body: { held: true } })

    const bytes = pdfBytes()
    const upload = async () => ({
      filename: await uploadFile(server, Raul, { filename: 'WhatsApp 55-1234-5678.pdf', bytes }),
      type: 'file' as const,
      alt: '',
    })
    const files = [await upload()]
    const headers = { 'idempotency-key': 'held-document' }
    for (let n = 0; n < 2; n++)
      expect
        .soft(await server.call('createPost', { token, headers, body: { description, files } }))
        .toMatchObject({ status: 202, body: { held: true } })
    const harmless = { token, body: { description: 'Mi contacto', files: [await upload()] } }
    expect((await server.call('createPost', harmless)).status).toBe(201)
  })

  test('what is published keeps the audience that its author chose, also after that was undone', async () => {
    const { body: nina } = await server.call('getSelf', { token: Nina.token })
    const { token } = Raul
    const audience = 'mutuals' as const
    const description = `@${nina.profile_url} escríbeme a raul.dos@gmail.com`
    const harmless = { postId, comment: 'Hola', audience }
    const { body: comment } = await server.call('createComment', { token, body: harmless })
    const readAudiences = async () => {
      const { body: posts } = await server.call('getUserPosts', {
        token,
        params: { profile: Raul.id },
        query: {},
      })
      const { rows } = await readComments(Raul)
      return [
        posts.posts.find((post) => post.description === description)?.audience,
        rows.find(({ id }) => id === comment.id)?.audience,
      ]
    }
    const held: string[] = []
    expect((await server.call('createPost', { token, body: { description, audience } })).status).toBe(202)
    held.push(await findHeld('post', description))
    const edit = { token, body: { id: comment.id, comment: asksForPictures } }
    expect((await server.call('editComment', edit)).status).toBe(202)
    held.push(await findHeld('comment', asksForPictures))
    expect(await readAudiences()).toEqual(['held', 'held'])
    for (const id of held) {
      expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
      expect((await desk.undo(Mara, id)).status).toBe(200)
      expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
    }
    expect(await readAudiences()).toEqual([audience, audience])
    const { rows } = await readComments(Nina)
    expect(rows.map(({ id }) => id)).not.toContain(comment.id)
  })

  test('P-likes-4: an edit that waits for one that holds a post or comment is refused, and what is counted stays right', async () => {
    const { db } = server.context
    const { token } = Raul
    const post = await publish(Raul, 'Mi ensayo')
    const { body: comment } = await write(Raul, 'Ensayo')
    for (const [kind, id, edit] of [
      [
        'post',
        post,
        () =>
          server.call('editPost', { token, body: { id: post, description: 'Otra', audience: 'everyone' } }),
      ],
      [
        'comment',
        comment.id,
        () =>
          server.call('editComment', {
            token,
            body: { id: comment.id, comment: 'Otra', audience: 'everyone' },
          }),
      ],
    ] as const) {
      const kindOf = subjectKinds[kind]
      const edited = await db.transaction().execute(async (trx) => {
        await kindOf.lock(trx, id)
        const editing = edit()
        await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
        await kindOf.hold!(server.context, trx, id)
        return { editing }
      })
      expect.soft(await edited.editing, kind).toMatchObject({ status: 409, body: { error: 'en_revision' } })
    }
    const [own] = (await readComments(Raul)).rows.filter(({ id }) => id === comment.id)
    expect(own).toMatchObject({ comment: 'Ensayo', audience: 'held' })
    await server.eventsHandled()
    expect(await findWrongCounters(db)).toEqual([])
  })

  test('the same request again is held again, not twice', async () => {
    const headers = { 'idempotency-key': 'held-once' }
    const body = { postId, comment: 'Mándame tu número de WhatsApp' }
    const request = { token: Raul.token, headers, body }
    for (let n = 0; n < 2; n++) expect((await server.call('createComment', request)).status).toBe(202)
    const { rows } = await readComments(Raul)
    expect(rows.filter(({ comment }) => comment === body.comment)).toHaveLength(1)
  })
})

describe('P-comments-12: who comments on the posts of a talent', () => {
  test('people whom they follow, or nobody but themselves', async () => {
    await setCommentsFrom(Nina, 'following')
    expect(await write(Raul, 'Hola')).toMatchObject({ status: 403, body: { error: 'comentarios_limitados' } })
    expect((await readPost(Raul, postId)).body.canComment).toBe(false)
    expect((await readPost(Olga, postId)).body.canComment).toBe(true)
    expect((await write(Olga, 'Hola')).status).toBe(201)
    await setCommentsFrom(Nina, 'nobody')
    expect((await write(Olga, 'Hola')).status).toBe(403)
    expect((await write(Nina, 'Gracias')).status).toBe(201)
    await setCommentsFrom(Nina, 'everyone')
    expect((await write(Raul, 'Hola otra vez')).status).toBe(201)
  })
})
