/** What the cast does: posts with pictures, what others say and like, and who follows whom. */
import { drawPhoto, renderJpeg } from './art/index.ts'
import type { CastPost, Talent } from './cast/types.ts'
import { daysBefore } from './people.ts'
import { seededRandom } from './random.ts'
import type { Stage } from './stage.ts'

/** The cast by key, with their accounts. */
export type Accounts = ReadonlyMap<string, string>

/** A post of somebody, with a name that is the same at every start. */
export interface Appearance {
  name: string
  author: Talent
  post: CastPost
}

const hour = 60 * 60 * 1000

/** Publishes a post, then has the others comment and like it. Doing it again adds what is missing. */
export async function publish(
  stage: Stage,
  accounts: Accounts,
  { name, author, post }: Appearance,
  now: Date,
) {
  const authorId = accounts.get(author.key)!
  const at = daysBefore(now, post.daysAgo)
  const files = await uploadPhotos(stage, authorId, at, { name, author, post })
  const { id } = await stage.call(at, authorId, 'createPost', {
    headers: { 'idempotency-key': `demo ${name}` },
    body: { description: post.text, files },
  })
  const { count } = await stage.call(now, authorId, 'getComments', { query: { postId: id } })
  for (const { by, text, hoursLater } of (post.comments ?? []).slice(count)) {
    const then = new Date(Math.min(at.getTime() + hoursLater * hour, now.getTime() - 60_000))
    await stage.call(then, accounts.get(by)!, 'createComment', { body: { comment: text, postId: id } })
  }
  const random = seededRandom(`${name} likes`)
  const others = [...accounts].filter(([key]) => key !== author.key)
  for (const [, accountId] of random.sample(others, Math.round(post.warmth * others.length * 0.9))) {
    const then = new Date(at.getTime() + random.next() * Math.min(now.getTime() - at.getTime(), 72 * hour))
    await stage.call(then, accountId, 'likePost', { params: { id }, body: { reacted: true } })
  }
}

async function uploadPhotos(stage: Stage, authorId: string, at: Date, { name, author, post }: Appearance) {
  const files = []
  for (const [index, alt] of (post.photos ?? []).entries()) {
    const picture = drawPhoto(post.pictured ?? author.categories[0] ?? 3, `${name}/${index}`, alt)
    const filename = await stage.upload(at, authorId, 'photo', await renderJpeg(picture))
    files.push({ filename, type: 'image' as const, alt })
  }
  return files
}

/** Lets everybody follow a handful of others: first of all those of their own category, and the well known. */
export async function follow(
  stage: Stage,
  accounts: Accounts,
  people: readonly Talent[],
  now: Date,
): Promise<void> {
  for (const person of people) {
    const random = seededRandom(`${person.key} follows`)
    const near = people.filter(
      (other) => other !== person && other.categories.some((id) => person.categories.includes(id)),
    )
    const known = people.slice(0, 12).filter((other) => other !== person)
    const chosen = new Set([
      ...random.sample(near, 6),
      ...random.sample(known, 4),
      ...random.sample(people, 8).filter((other) => other !== person),
    ])
    for (const other of chosen) {
      const since = Math.min(person.joinedDaysAgo, other.joinedDaysAgo)
      const then = daysBefore(now, since * random.next() ** 2)
      await stage.call(then, accounts.get(person.key)!, 'followUser', {
        body: { id: accounts.get(other.key)! },
      })
    }
  }
}
