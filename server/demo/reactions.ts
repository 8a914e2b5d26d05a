/** What the others do to a post of the cast: comments and their likes, shares, likes; and its author's second thoughts. */
import type { CastComment } from './cast/types.ts'
import type { Appearance, World } from './life.ts'
import { daysBefore } from './people.ts'
import { seededRandom } from './random.ts'

const hour = 60 * 60 * 1000

type People = readonly { key: string }[]

/** A post with what its reactions need. */
interface Shown extends Appearance {
  id: string
  people: People
  /** So many hours after the post, and never in the future. */
  later(hours: number): Date
}

/** Has the others react to a post. Doing it again adds what is missing. */
export async function react(world: World, people: People, appearance: Appearance): Promise<void> {
  const { now, idOf } = world
  const at = daysBefore(now, appearance.post.daysAgo).getTime()
  const later = (hours: number) => new Date(Math.min(at + hours * hour, now.getTime() - 60_000))
  const shown: Shown = { ...appearance, id: idOf(`post ${appearance.name}`), people, later }
  await comment(world, shown)
  await share(world, shown)
  await like(world, shown)
  await amend(world, shown)
}

async function comment({ stage, now, idOf }: World, { id, name, author, post, people, later }: Shown) {
  const known = await stage.tryCall(now, idOf(`join ${author.key}`), 'getComments', { query: { postId: id } })
  const written = new Map(known?.rows.map(({ id: at, user, comment: text }) => [`${user.id} ${text}`, at]))

  async function write({ by, text, hoursLater, before }: CastComment): Promise<string | undefined> {
    const accountId = idOf(`join ${by}`)
    const stands = written.get(`${accountId} ${text}`)
    if (stands) return stands
    const body = { comment: before ?? text, postId: id }
    const first =
      written.get(`${accountId} ${before}`) ??
      (await stage.tryCall(later(hoursLater), accountId, 'createComment', { body }))?.id
    if (before !== undefined && first) {
      const edit = { id: first, comment: text }
      await stage.tryCall(later(hoursLater + 0.1), accountId, 'editComment', { body: edit })
    }
    return first
  }

  for (const each of post.comments ?? []) {
    const commentId = await write(each)
    if (!commentId || each.loved === undefined) continue
    const others = people.filter(({ key }) => key !== each.by)
    for (const { key } of seededRandom(`${name} ${each.text}`).sample(others, each.loved)) {
      const params = { id: commentId }
      const input = { params, body: { reacted: true } }
      await stage.tryCall(later(each.hoursLater + 1), idOf(`join ${key}`), 'likeComment', input)
    }
  }
}

async function share({ stage, idOf }: World, { id, name, post, later }: Shown) {
  for (const { by, text, hoursLater } of post.shares ?? []) {
    await stage.tryCall(later(hoursLater), idOf(`join ${by}`), 'sharePost', {
      headers: { 'idempotency-key': `demo ${name} ${by}` },
      body: { id, description: text },
    })
  }
}

async function like({ stage, now, idOf }: World, { id, name, author, post, people, later }: Shown) {
  const random = seededRandom(`${name} likes`)
  const others = people.filter(({ key }) => key !== author.key)
  const hours = Math.min((now.getTime() - later(0).getTime()) / hour, 72)
  for (const { key } of random.sample(others, Math.round(post.warmth * others.length * 0.9))) {
    const then = later(random.next() * hours)
    await stage.tryCall(then, idOf(`join ${key}`), 'likePost', { params: { id }, body: { reacted: true } })
  }
}

async function amend({ stage, idOf }: World, { id, author, post, later }: Shown) {
  if (post.before === undefined) return
  const body = { id, description: post.text }
  await stage.tryCall(later(0.2), idOf(`join ${author.key}`), 'editPost', { body })
}
