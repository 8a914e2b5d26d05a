/** Comments, likes and shares of the cast's posts, and their authors' edits. */
import type { CastComment } from './cast/types.ts'
import { createRandom } from './random.ts'
import { daysBefore, type NamedPost, type World } from './world.ts'

const hour = 60 * 60 * 1000

type People = readonly { key: string }[]

/** A published post, and who may react to it. */
interface PublishedPost extends NamedPost {
  id: string
  people: People
  /** The moment so many hours after the post, never in the future. */
  at(hoursLater: number): Date
}

/** Adds all reactions to a post. Idempotent: when repeated, adds what is missing. */
export async function addReactions(world: World, people: People, named: NamedPost): Promise<void> {
  const { now, getId } = world
  const publishedAt = daysBefore(now, named.post.daysAgo).getTime()
  const at = (hoursLater: number) =>
    new Date(Math.min(publishedAt + hoursLater * hour, now.getTime() - 60_000))
  const published = { ...named, id: getId(`post ${named.name}`), people, at }
  await addComments(world, published)
  await addShares(world, published)
  await addLikes(world, published)
  await editPost(world, published)
}

async function addComments(
  { client, now, getId }: World,
  { id, name, author, post, people, at }: PublishedPost,
) {
  const existing = await client.tryRequest(now, getId(`join ${author.key}`), 'getComments', {
    query: { postId: id },
  })
  const written = new Map(
    existing?.rows.map(({ id: commentId, user, comment }) => [`${user.id} ${comment}`, commentId]),
  )

  async function addComment({ by, text, hoursLater, before }: CastComment): Promise<string | undefined> {
    const accountId = getId(`join ${by}`)
    const finished = written.get(`${accountId} ${text}`)
    if (finished) return finished
    const body = { comment: before ?? text, postId: id }
    const first =
      written.get(`${accountId} ${before}`) ??
      (await client.tryRequest(at(hoursLater), accountId, 'createComment', { body }))?.id
    if (before !== undefined && first) {
      const edit = { id: first, comment: text }
      await client.tryRequest(at(hoursLater + 0.1), accountId, 'editComment', { body: edit })
    }
    return first
  }

  for (const each of post.comments ?? []) {
    const commentId = await addComment(each)
    if (!commentId || each.loved === undefined) continue
    const others = people.filter(({ key }) => key !== each.by)
    for (const { key } of createRandom(`${name} ${each.text}`).sample(others, each.loved)) {
      const params = { id: commentId }
      const input = { params, body: { reacted: true } }
      await client.tryRequest(at(each.hoursLater + 1), getId(`join ${key}`), 'likeComment', input)
    }
  }
}

async function addShares({ client, getId }: World, { id, name, post, at }: PublishedPost) {
  for (const { by, text, hoursLater } of post.shares ?? []) {
    await client.tryRequest(at(hoursLater), getId(`join ${by}`), 'sharePost', {
      headers: { 'idempotency-key': `demo ${name} ${by}` },
      body: { id, description: text },
    })
  }
}

async function addLikes(
  { client, now, getId }: World,
  { id, name, author, post, people, at }: PublishedPost,
) {
  const random = createRandom(`${name} likes`)
  const others = people.filter(({ key }) => key !== author.key)
  const hours = Math.min((now.getTime() - at(0).getTime()) / hour, 72)
  for (const { key } of random.sample(others, Math.round(post.warmth * others.length * 0.9))) {
    const likedAt = at(random.next() * hours)
    await client.tryRequest(likedAt, getId(`join ${key}`), 'likePost', {
      params: { id },
      body: { reacted: true },
    })
  }
}

async function editPost({ client, getId }: World, { id, author, post, at }: PublishedPost) {
  if (post.before === undefined) return
  const body = { id, description: post.text }
  await client.tryRequest(at(0.2), getId(`join ${author.key}`), 'editPost', { body })
}
