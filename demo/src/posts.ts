/** Publishes the cast's posts with their photos, videos and documents. */
import { savePoster } from '@brilla/server/commands'
import type { CastVideo } from './cast/types.ts'
import { drawPhoto, drawPoster, renderJpeg } from './art/index.ts'
import { daysBefore, getPictureCategory, type NamedPost, type World } from './world.ts'

/** Publishes a post and returns its id. Idempotent: when repeated, returns the same id. */
export async function publishPost(world: World, named: NamedPost): Promise<string> {
  const { client, now, getId } = world
  const { name, author, post } = named
  const authorId = getId(`join ${author.key}`)
  const key = `demo ${name}`
  // Checked here as well as by the route: uploading the files again would give them new names, and the same key with
  // another body is an error.
  const existing = await client.context.db
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  const id = existing?.id ?? (await createPost())
  if (post.video) await addPoster(world, named, id, post.video)
  return id

  async function createPost(): Promise<string> {
    const at = daysBefore(now, post.daysAgo)
    const headers = { 'idempotency-key': key }
    const body = { description: post.before ?? post.text, ...(await createAttachments(world, named)) }
    return (await client.request(at, authorId, 'createPost', { headers, body })).id
  }
}

/** Uploads what a post carries, and returns the fields of `createPost` that name it. */
async function createAttachments({ client, getId }: World, named: NamedPost) {
  const { name, author, post } = named
  const authorId = getId(`join ${author.key}`)
  if (post.video) return { videoUrl: `https://youtu.be/${post.video.id}` }
  const files = []
  for (const [index, each] of (post.photos ?? []).entries()) {
    const { alt, subject } = typeof each === 'string' ? { alt: each, subject: undefined } : each
    const photo = drawPhoto(getPictureCategory(named), `${name}/${index}`, alt, subject)
    const filename = await client.upload(authorId, 'photo', await renderJpeg(photo))
    files.push({ filename, type: 'image' as const, alt })
  }
  for (const document of post.documents ?? []) {
    // Loaded when the first document is due: its libraries would delay the printed logins.
    const { createDocument } = await import('./documents.ts')
    const bytes = await createDocument(document, `${author.firstName} ${author.lastName}`)
    const uploaded = await client.uploadDocument(authorId, document.filename, bytes)
    files.push({ filename: uploaded, type: 'file' as const })
  }
  return { files }
}

/** Draws a video's poster instead of fetching it: the seeding makes no request to the network. */
async function addPoster(
  { client }: World,
  named: NamedPost,
  postId: string,
  video: CastVideo,
): Promise<void> {
  const poster = drawPoster(getPictureCategory(named), named.name, video.poster)
  await savePoster(client.context, postId, await renderJpeg(poster))
}
