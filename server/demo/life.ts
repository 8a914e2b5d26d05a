/** What the cast does by itself: posts with what they carry, and who follows whom. */
import { savePoster } from '../src/post/index.ts'
import { drawPhoto, drawPoster, renderJpeg } from './art/index.ts'
import { talents } from './cast/index.ts'
import type { CastPost, Talent } from './cast/types.ts'
import { makePaper } from './papers.ts'
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

/** Publishes a post with what it carries, and answers its id; doing it again answers the same one. */
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
  if (known) {
    if (post.video) await showPoster(world, { name, author, post }, known.id)
    return known.id
  }
  const at = daysBefore(now, post.daysAgo)
  const body = { description: post.before ?? post.text, ...(await carry(world, { name, author, post })) }
  const { id } = await stage.call(at, authorId, 'createPost', { headers: { 'idempotency-key': key }, body })
  if (post.video) await showPoster(world, { name, author, post }, id)
  return id
}

/** Uploads what a post carries, and answers what to hand back. */
async function carry({ stage, idOf }: World, { name, author, post }: Appearance) {
  const authorId = idOf(`join ${author.key}`)
  if (post.video) return { videoUrl: `https://youtu.be/${post.video}` }
  const files = []
  for (const [index, alt] of (post.photos ?? []).entries()) {
    const picture = drawPhoto(categoryOf({ author, post }), `${name}/${index}`, alt)
    const filename = await stage.upload(authorId, 'photo', await renderJpeg(picture))
    files.push({ filename, type: 'image' as const, alt })
  }
  for (const { filename, lines } of post.documents ?? []) {
    const uploaded = await stage.uploadDocument(authorId, filename, await makePaper(filename, lines))
    files.push({ filename: uploaded, type: 'file' as const })
  }
  return { files }
}

const categoryOf = ({ author, post }: Pick<Appearance, 'author' | 'post'>) =>
  post.pictured ?? author.categories[0] ?? 3

/** Draws the poster of a video: the demonstration world asks nothing of the network. */
async function showPoster({ stage }: World, { name, author, post }: Appearance, id: string): Promise<void> {
  await savePoster(stage.context, id, await renderJpeg(drawPoster(categoryOf({ author, post }), name)))
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
