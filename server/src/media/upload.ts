/** The presigned PUT: checks the signature before reading the body, and limits the memory of bodies until they are stored. */
import type { Readable } from 'node:stream'
import { limits, rateLimits } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { createBodyMemory } from '../platform/http/body-memory.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { canonicalType } from './file-types.ts'
import { findUploader } from './media.store.ts'
import { checkPresigned } from './presign.ts'
import { storeUpload } from './store-upload.ts'

interface UploadRequest {
  Params: { name: string }
}

/** Bytes of uploads in memory, in total and per account (three files). */
const memoryMax = { all: 96_000_000, each: 32_000_000 }

/** Mounts the endpoint in its own scope, where every body is parsed as bytes. */
export function mountUpload(app: FastifyInstance, context: Context): void {
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
