/** Comments, likes and shares of the posts, and their authors' edits. */
import { type Comment, people, type Share } from './data.ts'
import { createRandom } from './random.ts'
import { daysBefore, type NamedPost, type World } from './world.ts'

const hour = 60 * 60 * 1000

/** A published post or share. */
interface Published {
  /** The same at every start: random choices and idempotency keys derive from it. */
  name: string
  id: string
  authorKey: string
  comments: readonly Comment[]
  warmth: number
  /** The moment `hoursLater` hours after the publication, never in the future. */
  at(hoursLater: number): Date
}

/** How many people like a post of warmth 1. */
const mostLikes = 42

/** Adds all reactions to a post. Idempotent: when repeated, adds what is missing. */
export async function addReactions(world: World, named: NamedPost): Promise<void> {
  const { now, getId } = world
  const { name, author, post } = named
  const publishedAt = daysBefore(now, post.daysAgo).getTime()
  const at = (hoursLater: number) =>
    new Date(Math.min(publishedAt + hoursLater * hour, now.getTime() - 60_000))
  const { comments = [], warmth } = post
  const id = getId(`post ${name}`)
  const published: Published = { name, id, authorKey: author.key, comments, warmth, at }
  await addComments(world, published)
  for (const share of post.shares ?? []) await addShare(world, published, share)
  await addLikes(world, published)
  await editPost(world, named, published)
}

async function addComments({ client, getId }: World, { id, name, comments, at }: Published) {
  /** The last comment of each person. */
  const lastIds = new Map<string, string>()

  async function addComment(
    { by, replyTo, text, hoursLater, before }: Comment,
    index: number,
  ): Promise<string | undefined> {
    const accountId = getId(`join ${by}`)
    // A seeding that was stopped repeats its last step: the key keeps the comment from being written twice.
    const headers = { 'idempotency-key': `demo ${name} comment ${index}` }
    const repliedId = replyTo && lastIds.get(replyTo)
    const body = { comment: before ?? text, postId: id, ...(repliedId && { replyTo: repliedId }) }
    const created = await client.tryRequest(at(hoursLater), accountId, 'createComment', { headers, body })
    if (created) lastIds.set(by, created.id)
    if (before !== undefined && created) {
      const edit = { id: created.id, comment: text }
      await client.tryRequest(at(hoursLater + 0.1), accountId, 'editComment', { body: edit })
    }
    return created?.id
  }

  for (const [index, each] of comments.entries()) {
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

async function addShare(world: World, original: Published, share: Share) {
  const { by, text, hoursLater, warmth, comments = [] } = share
  const at = (hours: number) => original.at(hoursLater + hours)
  const created = await world.client.tryRequest(at(0), world.getId(`join ${by}`), 'sharePost', {
    headers: { 'idempotency-key': `demo ${original.name} ${by}` },
    body: { id: original.id, description: text },
  })
  if (!created) return
  const name = `${original.name} share ${by}`
  const published: Published = { name, id: created.id, authorKey: by, comments, warmth, at }
  await addComments(world, published)
  await addLikes(world, published)
}

async function addLikes({ client, now, getId }: World, { id, name, authorKey, warmth, at }: Published) {
  const random = createRandom(`${name} likes`)
  const others = people.filter(({ key }) => key !== authorKey)
  const hours = Math.min((now.getTime() - at(0).getTime()) / hour, 72)
  const likes = random
    .sample(others, Math.round(warmth * mostLikes))
    .map(({ key }) => ({ key, likedAt: at(random.next() * hours) }))
    // The order in which their recipient is notified.
    .toSorted((one, other) => one.likedAt.getTime() - other.likedAt.getTime())
  for (const { key, likedAt } of likes) {
    await client.tryRequest(likedAt, getId(`join ${key}`), 'likePost', {
      params: { id },
      body: { reacted: true },
    })
  }
}

async function editPost({ client, getId }: World, { author, post }: NamedPost, { id, at }: Published) {
  if (post.before === undefined) return
  const body = { id, description: post.text }
  await client.tryRequest(at(0.2), getId(`join ${author.key}`), 'editPost', { body })
}
