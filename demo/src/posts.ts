/** Publishes the cast's posts with their photos, videos and documents. */
import { savePoster } from '@brilla/server/commands'
import { drawPhoto, drawPoster, renderJpeg } from './art/index.ts'
import { createDocument } from './documents.ts'
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
  if (post.video) await addPoster(world, named, id)
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
  if (post.video) return { videoUrl: `https://youtu.be/${post.video}` }
  const files = []
  for (const [index, alt] of (post.photos ?? []).entries()) {
    const photo = drawPhoto(getPictureCategory(named), `${name}/${index}`, alt)
    const filename = await client.upload(authorId, 'photo', await renderJpeg(photo))
    files.push({ filename, type: 'image' as const, alt })
  }
  for (const { filename, lines } of post.documents ?? []) {
    const uploaded = await client.uploadDocument(authorId, filename, await createDocument(filename, lines))
    files.push({ filename: uploaded, type: 'file' as const })
  }
  return { files }
}

/** Draws a video's poster instead of fetching it: the seeding makes no request to the network. */
async function addPoster({ client }: World, named: NamedPost, postId: string): Promise<void> {
  const poster = drawPoster(getPictureCategory(named), named.name)
  await savePoster(client.context, postId, await renderJpeg(poster))
}
