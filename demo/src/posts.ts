/** Publishes the posts with their photos, videos and documents. */
import { savePoster } from '@brilla/server/commands'
import { photoAltTexts } from './data.ts'
import { readAsset } from './read-asset.ts'
import { daysBefore, type NamedPost, type World } from './world.ts'

/** How old a post is at most for the crops of its photos to be made at once. */
const croppedDays = 1

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
  // The poster is not fetched: the seeding makes no request to the network.
  if (post.video)
    await savePoster(client.context, id, await readAsset(`pictures/posters/${post.video.poster}.jpg`))
  return id

  async function createPost(): Promise<string> {
    const at = daysBefore(now, post.daysAgo)
    const headers = { 'idempotency-key': key }
    const body = { description: post.before ?? post.text, ...(await createAttachments(world, named)) }
    return (await client.request(at, authorId, 'createPost', { headers, body })).id
  }
}

/** Uploads what a post carries, and returns the fields of `createPost` that name it. */
async function createAttachments({ client, getId }: World, { author, post }: NamedPost) {
  const authorId = getId(`join ${author.key}`)
  if (post.video) return { videoUrl: `https://youtu.be/${post.video.id}` }
  const files = []
  for (const photo of post.photos ?? []) {
    const picture = await readAsset(`pictures/photos/${photo}.jpg`)
    const upload = () => client.upload(authorId, 'photo', picture)
    // The crops of older photos are made when somebody looks at them.
    const filename = await (post.daysAgo < croppedDays ? client.withJobs(upload) : upload())
    files.push({ filename, type: 'image' as const, alt: photoAltTexts[photo]?.[author.language] })
  }
  for (const document of post.documents ?? []) {
    const bytes = await readAsset(`documents/${document}`)
    const filename = await client.uploadDocument(authorId, document, bytes)
    files.push({ filename, type: 'file' as const })
  }
  return { files }
}
