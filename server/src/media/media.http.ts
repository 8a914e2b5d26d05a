/** HTTP endpoints of files: presigned uploads, crops, images and documents. Their names are unguessable and act as capability. */
import type { Readable } from 'node:stream'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits, rateLimits } from '@brilla/contract/platform/limits'
import type { Context } from '../context.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { createCrops, findCropSize, negotiateFormats } from './crops.ts'
import { fileKey, isDocumentName, isPictureName } from './files.ts'
import { findPublicFile, findUploader } from './upload.store.ts'
import { createBodyMemory } from '../platform/http/body-memory.ts'
import { filePolicy } from '../platform/http/security-headers.ts'
import { canonicalType } from './file-types.ts'
import { checkPresigned } from './presign.ts'
import { storeUpload } from './store-upload.ts'

interface UploadRequest {
  Params: { name: string }
}

/** Bytes of uploads in memory, in total and per account (three files). */
const memoryMax = { all: 96_000_000, each: 32_000_000 }

/** Mounts the endpoint in its own scope, where every body is parsed as bytes. */
function mountUpload(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    const memory = createBodyMemory(memoryMax, ({ accountId = '' }) => accountId)
    scope.addHook('preParsing', (request, _reply, body: Readable, done) =>
      done(null, memory.count(request, body)),
    )
    scope.addHook('onResponse', async (request) => memory.release(request))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.uploadMax },
      (_request, body, done) => done(null, body),
    )
    scope.put<UploadRequest>(decodeURIComponent(mediaPaths.upload(':name')), {
      bodyLimit: limits.uploadMax,
      onRequest: async (request) => {
        const { params, query, headers } = request
        const signed = checkPresigned(context, params.name, query)
        if (canonicalType(headers['content-type'] ?? '') !== signed) throwProblem('unsupported_type')
        await context.rateLimiter.take(rateLimits.put, params.name)
        request.accountId = (await findUploader(context.db, params.name)) ?? throwProblem('forbidden')
      },
      handler: async ({ params: { name }, headers, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        await storeUpload(context, name, canonicalType(headers['content-type'] ?? ''), bytes)
        return reply.code(200).send()
      },
    })
  })
}

/** Claimed files never change. */
const immutableCache = 'public, max-age=31536000, immutable'

export function mountMedia(app: FastifyInstance, context: Context): void {
  mountUpload(app, context)
  mountCrops(app, context)
  mountFiles(app, context)
}

function mountCrops(app: FastifyInstance, context: Context): void {
  const getCrop = createCrops(context)
  const options = { config: { content: 'resource', priority: 'normal' } } as const
  app.get<{ Params: { crop: string; image: string } }>(
    '/resize/:crop/:image',
    options,
    async (request, reply) => {
      const { crop, image } = request.params
      const size = isPictureName(image) ? findCropSize(crop) : undefined
      if (!size || !(await findPublicFile(context.db, image))) throwProblem('not_found')
      // Only an <img> of a page may get another size than requested; its next view gets the crop.
      const mayBeLate = request.headers['sec-fetch-dest'] === 'image'
      const result = await getCrop(image, size, { formats: negotiateFormats(request.raw), mayBeLate })
      if (!result) throwProblem('not_found')
      if (result === 'late')
        return reply.header('cache-control', 'no-store').redirect(mediaPaths.file(image), 307)
      reply.headers({ 'cache-control': immutableCache, vary: 'accept' })
      if (setEtag(request, reply, `"${crop}-${result.format}-${image}"`)) return reply.code(304).send()
      return reply.type(`image/${result.format}`).send(result.bytes)
    },
  )
}

function mountFiles(app: FastifyInstance, context: Context): void {
  const path = decodeURIComponent(mediaPaths.file(':name'))
  const options = { config: { priority: 'normal' } } as const
  app.get<{ Params: { name: string } }>(path, options, async (request, reply) => {
    const { name } = request.params
    const isDocument = isDocumentName(name)
    const found = isDocument || isPictureName(name) ? await findPublicFile(context.db, name) : undefined
    const file = found && (await context.storage.open(fileKey(name)))
    if (!file) throwProblem('not_found')
    reply.headers({
      'cache-control': immutableCache,
      'content-security-policy': filePolicy,
    })
    if (isDocument) reply.header('content-disposition', `attachment; filename="${found.filename}"`)
    if (setEtag(request, reply, `"${name}"`)) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    return reply
      .type(isDocument ? found.content_type : 'image/jpeg')
      .header('content-length', file.bytes)
      .send(file.stream)
  })
}

/** Sets the ETag; returns whether the client already has this version. */
function setEtag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag
}
