/** Random histories of four people: what each writes, follows, likes, saves, sends and blocks. */
import type { newPost } from '@brilla/contract/content/post'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { z } from 'zod'
import { complete } from '../../discovery/search/discovery.testing.ts'
import { pdfBytes } from '../../media/media.samples.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import type { TestPerson, TestServer } from '../../testing.ts'

const kinds = [
  ...(['post', 'photos', 'video', 'document'] as const),
  ...(['share', 'comment', 'reply', 'mention', 'like', 'likeComment', 'save', 'follow'] as const),
  ...(['message', 'sendPost', 'sendProfile', 'withdraw', 'readMessages', 'draft', 'acceptRequest'] as const),
  'block',
] as const

/** What one of the people does. */
export interface Step {
  who: number
  kind: (typeof kinds)[number]
  /** Index into the people, posts or comments. */
  which: number
}

export const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(3),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...kinds.slice(0, -1)) },
    fc.constantFrom('block' as const),
  ),
  which: fc.nat(99),
})

export interface World {
  /** Two who will be hidden from each other, another talent and an agency. */
  people: TestPerson[]
  /** Their first names, which nobody else has. */
  names: string[]
  /** Their profile addresses, in the same order. */
  urls: string[]
  posts: { id: string; by: TestPerson }[]
  /** Names of the files of posts and of the images of profiles. */
  files: { name: string; by: TestPerson }[]
  comments: { id: string; postId: string; by: TestPerson }[]
  messages: { id: string; to: TestPerson; by: TestPerson }[]
}

/** Actions on a server, which may start later. */
export function createHistories(getServer: () => TestServer) {
  const media = createMediaClient(getServer)
  let made = 0

  async function createWorld(): Promise<World> {
    made += 1
    const names = ['Uno', 'Dos', 'Tres', 'Agencia'].map((name) => `${name}${made}`)
    const talents = await getServer().registerTalents(...names.slice(0, 3))
    const agencies = await getServer().registerPeople('agencia', names[3]!)
    const people = names.map((name) => (talents[name] ?? agencies[name])!)
    for (const person of people) await complete(getServer(), person, { categories: [1 + (made % 8)] })
    const urls = await Promise.all(people.map(async (person) => (await listProfileUrls([person]))[0]!))
    const world: World = { people, names, urls, posts: [], files: [], comments: [], messages: [] }
    for (const by of people) {
      for (const [type, save] of [
        ['profile', 'saveProfileImage'],
        ['cover', 'saveCoverImage'],
      ] as const) {
        const filename = await media.upload(by, type)
        expect((await getServer().call(save, { token: by.token, body: { filename } })).status).toBe(200)
        world.files.push({ name: filename, by })
      }
    }
    for (const who of [0, 1, 2]) {
      await act(world, { who, kind: 'photos', which: 0 })
      await act(world, { who, kind: 'comment', which: who })
    }
    // What histories of this length rarely contain: replies to both, shares of both, and both below one post.
    for (const who of [0, 1, 3]) await act(world, { who, kind: 'comment', which: 2 })
    for (const which of [3, 4]) {
      await act(world, { who: 2, kind: 'reply', which })
      await act(world, { who: 2, kind: 'share', which: which - 3 })
      await act(world, { who: 3, kind: 'follow', which: which - 3 })
    }
    // Mentions of both by each other and by a third person, and cards of both and of their posts in others' messages.
    for (const which of [0, 1]) {
      for (const who of [1 - which, 2]) await act(world, { who, kind: 'mention', which })
      await act(world, { who: 2, kind: 'sendProfile', which })
      await act(world, { who: 3, kind: 'sendPost', which })
    }
    for (const who of [0, 1]) {
      await act(world, { who, kind: 'video', which: 0 })
      await act(world, { who, kind: 'document', which: 0 })
    }
    // Messages of both to each other and to the others, some of them requests; the agency answers none.
    for (const who of [0, 1, 2])
      for (const which of [0, 1, 2, 3]) await act(world, { who, kind: 'message', which })
    return world
  }

  /** What a person writes contains their id, by which it is found in responses. */
  async function act(
    { people, urls, posts, files, comments, messages }: World,
    { who, kind, which }: Step,
  ): Promise<void> {
    const by = people[who]!
    const { token, id } = by
    const person = people[which % people.length]!
    const post = posts[which % Math.max(1, posts.length)]
    const comment = comments[which % Math.max(1, comments.length)]
    const text = `${kind} ${id}`
    const isAgency = who === 3
    if (kind === 'follow') await getServer().call('followUser', { token, body: { id: person.id } })
    if (kind === 'block') await getServer().call('blockUser', { token, body: { userId: person.id } })
    if (kind === 'post' || kind === 'photos' || kind === 'video' || kind === 'document') {
      const media = isAgency ? {} : await createMedia(by, kind)
      const { status, body } = await getServer().call('createPost', {
        token,
        body: { title: text, description: text, ...media },
      })
      // Agencies cannot publish.
      expect(status === 201).toBe(!isAgency)
      if (!isAgency) posts.push({ id: body.id, by })
      for (const { filename } of media.files ?? []) files.push({ name: filename, by })
    }
    if (kind === 'share') {
      const { status, body } = await getServer().call('sharePost', {
        token,
        body: { id: post!.id, description: text },
      })
      if (status === 201) posts.push({ id: body.id, by })
    }
    if (kind === 'comment' || kind === 'mention' || (kind === 'reply' && comment)) {
      const target =
        kind === 'reply' ? { postId: comment!.postId, replyTo: comment!.id } : { postId: post!.id }
      const mention = kind === 'mention' ? `@${urls[which % people.length]} ` : ''
      const { status, body } = await getServer().call('createComment', {
        token,
        body: { comment: mention + text, ...target },
      })
      if (status === 201) comments.push({ id: body.id, postId: target.postId, by })
    }
    if (kind === 'like')
      await getServer().call('likePost', { token, params: { id: post!.id }, body: { reacted: true } })
    if (kind === 'likeComment' && comment)
      await getServer().call('likeComment', { token, params: { id: comment.id }, body: { reacted: true } })
    if (kind === 'message' || kind === 'sendPost' || kind === 'sendProfile') {
      // Of cards, which message has which and who receives it are independent of each other.
      const to = kind === 'message' ? person : people[(which + 1 + (which % 3)) % people.length]!
      const card = {
        message: {},
        sendPost: { sharedPostId: post?.id ?? null },
        sendProfile: { sharedProfileId: person.id },
      }[kind]
      const { status, body } = await getServer().call('sendMessage', {
        token,
        body: { receiverId: to.id, message: text, clientId: crypto.randomUUID(), ...card },
      })
      if (status === 201) messages.push({ id: body.id, to, by })
    }
    if (kind === 'withdraw') {
      const sent = messages.filter((message) => message.by === by)
      const id = sent[which % Math.max(1, sent.length)]?.id
      if (id) await getServer().call('withdrawMessage', { token, params: { id } })
    }
    if (kind === 'readMessages')
      await getServer().call('markConversationRead', { token, body: { profile_url: person.id } })
    if (kind === 'draft')
      await getServer().call('saveDraft', { token, body: { profile_url: person.id, draft: text } })
    if (kind === 'acceptRequest')
      await getServer().call('acceptRequest', { token, body: { profile_url: person.id } })
    if (kind === 'save') await getServer().call('savePost', { token, params: { id: post!.id } })
  }

  /** The agency, which nobody can block, sends the observer cards of somebody who is hidden and of what they published. */
  async function sendCards(
    { people, posts }: World,
    observer: TestPerson,
    hidden: TestPerson,
  ): Promise<void> {
    const { token } = people[3]!
    const message = { receiverId: observer.id, message: 'Mira esto.' }
    const sharedPostId = posts.find(({ by }) => by === hidden)!.id
    for (const card of [{ sharedProfileId: hidden.id }, { sharedPostId }]) {
      const body = { ...message, ...card, clientId: crypto.randomUUID() }
      expect((await getServer().call('sendMessage', { token, body })).status).toBe(201)
    }
  }

  /** The photo, video or document of a new post, and of its text nothing more. */
  async function createMedia(
    by: TestPerson,
    kind: 'post' | 'photos' | 'video' | 'document',
  ): Promise<Pick<z.input<typeof newPost>, 'files' | 'videoUrl'>> {
    if (kind === 'post') return {}
    if (kind === 'video') return { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    if (kind === 'document') {
      const filename = await uploadFile(getServer(), by, { filename: 'guion.pdf', bytes: pdfBytes() })
      return { files: [{ filename, type: 'file' }] }
    }
    return {
      files: [{ filename: await uploadFile(getServer(), by), type: 'image', alt: `${kind} ${by.id}` }],
    }
  }

  async function listProfileUrls(people: TestPerson[]): Promise<string[]> {
    const rows = await getServer()
      .context.db.selectFrom('account')
      .select('profile_url')
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    return rows.map(({ profile_url }) => profile_url)
  }

  return { act, createWorld, listProfileUrls, sendCards }
}
