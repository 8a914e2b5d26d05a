/** Files of messages: for their two people only, with a token or a signed address; 404 for everybody else (P-messages-9). */
import { messageImageWidths } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { createCrops, fileKey, negotiateFormats } from '../../media/index.ts'
import { filePolicy } from '../../platform/http/security-headers.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { findSignedReader } from './file.address.ts'
import { findReadableFile } from './file.store.ts'

interface FileRequest {
  Params: { name: string }
  Querystring: { w?: unknown }
}

/** Not longer than an address is valid. */
const cacheControl = 'private, max-age=3600'

export function mountMessageFiles(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  const getCrop = createCrops(context)

  async function findReader(request: FastifyRequest<FileRequest>): Promise<string | null> {
    const token = request.headers['x-access-token']
    if (typeof token !== 'string' || token === '')
      return findSignedReader(context, request.params.name, request.query)
    return (await authenticate(token))?.accountId ?? null
  }

  async function sendPreview(request: FastifyRequest<FileRequest>, reply: FastifyReply, width: number) {
    const options = { formats: negotiateFormats(request.raw), mayBeLate: false }
    const crop = await getCrop(request.params.name, { width, height: null }, options)
    if (crop === null || crop === 'late') throwProblem('not_found')
    return reply.type(`image/${crop.format}`).header('vary', 'accept').send(crop.bytes)
  }

  const path = decodeURIComponent(mediaPaths.messageFile(':name'))
  app.get<FileRequest>(path, { config: { content: 'resource' } }, async (request, reply) => {
    const { name } = request.params
    const reader = await findReader(request)
    const found = reader === null ? undefined : await findReadableFile(context.db, reader, name)
    if (!found) throwProblem('not_found')
    reply.headers({
      'cache-control': cacheControl,
      'content-security-policy': filePolicy,
      'cross-origin-resource-policy': 'same-origin',
    })
    const { w } = request.query
    const width = messageImageWidths.find((one) => String(one) === w)
    if (w !== undefined && (width === undefined || found.type !== 'PHOTO')) throwProblem('not_found')
    if (width !== undefined) return sendPreview(request, reply, width)
    const file = await context.storage.open(fileKey(name))
    if (!file) throwProblem('not_found')
    if (found.type === 'FILE') reply.header('content-disposition', createContentDisposition(found.filename))
    return reply
      .type(found.type === 'PHOTO' ? 'image/jpeg' : found.content_type)
      .header('content-length', file.bytes)
      .send(file.stream)
  })
}
