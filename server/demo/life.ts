/** What the cast does: posts with pictures, what others say and like, and who follows whom. */
import { drawPhoto, renderJpeg } from './art/index.ts'
import { talents } from './cast/index.ts'
import type { CastPost, Talent } from './cast/types.ts'
import { daysBefore } from './people.ts'
import { seededRandom } from './random.ts'
import type { Stage } from './stage.ts'

/** What every step of the cast's lives needs. */
export interface World {
  stage: Stage
  /** When the world was begun; what people did is so many days before it. */
  now: Date
  /** What an earlier step left behind: the account of `join <key>`, the post of `post <name>`. */
  idOf(step: string): string
}

/** A post of somebody, with a name that is the same at every start. */
export interface Appearance {
  name: string
  author: Talent
  post: CastPost
}

const hour = 60 * 60 * 1000

/** Publishes a post with its pictures, and answers its id; doing it again answers the same one. */
export async function publish(world: World, { name, author, post }: Appearance): Promise<string> {
  const { stage, now, idOf } = world
  const authorId = idOf(`join ${author.key}`)
  const key = `demo ${name}`
  // Its pictures would be uploaded anew, and with other names it would be another post.
  const known = await stage.context.db
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (known) return known.id
  const files = []
  for (const [index, alt] of (post.photos ?? []).entries()) {
    const picture = drawPhoto(post.pictured ?? author.categories[0] ?? 3, `${name}/${index}`, alt)
    const filename = await stage.upload(authorId, 'photo', await renderJpeg(picture))
    files.push({ filename, type: 'image' as const, alt })
  }
  const { id } = await stage.call(daysBefore(now, post.daysAgo), authorId, 'createPost', {
    headers: { 'idempotency-key': key },
    body: { description: post.text, files },
  })
  return id
}

/** Has the others comment and like a post. Doing it again adds what is missing. */
export async function react(
  { stage, now, idOf }: World,
  people: readonly { key: string }[],
  { name, author, post }: Appearance,
): Promise<void> {
  const id = idOf(`post ${name}`)
  const at = daysBefore(now, post.daysAgo)
  const known = await stage.tryCall(now, idOf(`join ${author.key}`), 'getComments', { query: { postId: id } })
  const written = new Set(known?.rows.map(({ user, comment }) => `${user.id} ${comment}`))
  for (const { by, text, hoursLater } of post.comments ?? []) {
    const authorId = idOf(`join ${by}`)
    if (written.has(`${authorId} ${text}`)) continue
    const then = new Date(Math.min(at.getTime() + hoursLater * hour, now.getTime() - 60_000))
    await stage.tryCall(then, authorId, 'createComment', { body: { comment: text, postId: id } })
  }
  const random = seededRandom(`${name} likes`)
  const others = people.filter(({ key }) => key !== author.key)
  for (const { key } of random.sample(others, Math.round(post.warmth * others.length * 0.9))) {
    const then = new Date(at.getTime() + random.next() * Math.min(now.getTime() - at.getTime(), 72 * hour))
    await stage.tryCall(then, idOf(`join ${key}`), 'likePost', { params: { id }, body: { reacted: true } })
  }
}

/** Lets somebody follow a handful of others: first of all those of their own category, and the well known. */
export async function follow({ stage, now, idOf }: World, person: Talent): Promise<void> {
  const random = seededRandom(`${person.key} follows`)
  const near = talents.filter(
    (other) => other !== person && other.categories.some((id) => person.categories.includes(id)),
  )
  const known = talents.slice(0, 12).filter((other) => other !== person)
  const chosen = new Set([
    ...random.sample(near, 6),
    ...random.sample(known, 4),
    ...random.sample(talents, 8).filter((other) => other !== person),
  ])
  for (const other of chosen) {
    const since = Math.min(person.joinedDaysAgo, other.joinedDaysAgo)
    const then = daysBefore(now, since * random.next() ** 2)
    await stage.tryCall(then, idOf(`join ${person.key}`), 'followUser', {
      body: { id: idOf(`join ${other.key}`) },
    })
  }
}
