/** Pictures and documents on their way out: crops made once, whole pictures, attachments. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'
import type { StoredFile } from '../core/storage.ts'
import { type CropFormat, cropPicture } from './image.ts'
import { cropKey, fileKey } from './keys.ts'
import { cropSizeOf, storedName } from './media.rules.ts'
import { findUpload } from './media.store.ts'

const forGood = 'public, max-age=31536000, immutable'

export function mountServing(app: FastifyInstance, context: Context): void {
  const { db, storage } = context
  const making = new Map<string, Promise<void>>()

  /** The crop under its key, made if it is missing; asked for twice at once, it is made once. */
  async function findCrop(image: string, size: string, format: CropFormat): Promise<StoredFile | null> {
    const key = cropKey(image, size, format)
    const made = await storage.open(key)
    if (made) return made
    const work = making.get(key) ?? makeCrop(image, size, format, key)
    making.set(key, work)
    await work.finally(() => making.delete(key))
    return storage.open(key)
  }

  async function makeCrop(image: string, size: string, format: CropFormat, key: string): Promise<void> {
    const whole = await storage.open(fileKey(image))
    const wanted = cropSizeOf(size)
    if (!whole || !wanted) return
    await storage.put(key, await cropPicture(await buffer(whole.stream), wanted, format))
  }

  app.get<{ Params: { size: string; image: string } }>('/resize/:size/:image', async (request, reply) => {
    const { size, image } = request.params
    if (!cropSizeOf(size) || !storedName.test(image) || !image.endsWith('.jpg')) refuse('not_found')
    const format = formatFor(request.headers.accept)
    const crop = await findCrop(image, size, format)
    if (!crop) refuse('not_found')
    return send(reply.header('vary', 'accept'), crop, `image/${format}`)
  })

  app.get<{ Params: { name: string } }>('/api/files/:name', async (request, reply) => {
    const { name } = request.params
    if (!storedName.test(name)) refuse('not_found')
    const upload = await findUpload(db, name)
    const file = upload && (await storage.open(fileKey(name)))
    if (!upload || !file) refuse('not_found')
    if (upload.use !== 'document') return send(reply, file, 'image/jpeg')
    reply.header('content-disposition', `attachment; filename="${upload.filename}"`)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    return send(reply, file, upload.content_type)
  })
}

/** The smallest format that the reader takes. */
function formatFor(accept = ''): CropFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

function send(reply: FastifyReply, { bytes, stream }: StoredFile, type: string) {
  return reply
    .headers({ 'cache-control': forGood, 'content-length': bytes, 'x-content-type-options': 'nosniff' })
    .type(type)
    .send(stream)
}
