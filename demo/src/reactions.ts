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

async function addComments({ client, getId }: World, { id, name, post, people, at }: PublishedPost) {
  async function addComment(
    { by, text, hoursLater, before }: CastComment,
    index: number,
  ): Promise<string | undefined> {
    const accountId = getId(`join ${by}`)
    // A seeding that was stopped repeats its last step: the key keeps the comment from being written twice.
    const headers = { 'idempotency-key': `demo ${name} comment ${index}` }
    const body = { comment: before ?? text, postId: id }
    const created = await client.tryRequest(at(hoursLater), accountId, 'createComment', { headers, body })
    if (before !== undefined && created) {
      const edit = { id: created.id, comment: text }
      await client.tryRequest(at(hoursLater + 0.1), accountId, 'editComment', { body: edit })
    }
    return created?.id
  }

  for (const [index, each] of (post.comments ?? []).entries()) {
    const commentId = await addComment(each, index)
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
