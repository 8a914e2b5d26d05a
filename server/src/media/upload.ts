/** The presigned PUT: checked before its bytes are read, judged by them, and written anew. */
import { limits, rateLimits } from '@brilla/contract/limits'
import { mediaPaths } from '@brilla/contract/media-paths'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { refuse } from '../platform/http/problem.ts'
import { createUploadMemoryLimit } from './upload-memory-limit.ts'
import { cropsKey, fileKey } from './files.ts'
import { validateFile } from './validate-file.ts'
import { canonicalType, findKind } from './media.kinds.ts'
import { findUploader, lockUnclaimed, setReady } from './media.store.ts'
import { normalizeImage } from './image.ts'
import { checkPresigned } from './presign.ts'

interface UploadCall {
  Params: { name: string }
}

/** Bytes of uploads in memory, over all calls and of one person: three files at once, and nobody takes all the room. */
const heldMax = { all: 96_000_000, each: 32_000_000 }

/** Mounts it in a scope of its own, where a body is bytes whatever its type. */
export function mountUpload(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    const budget = createUploadMemoryLimit(heldMax)
    scope.addHook('preParsing', async (request, _reply, body) => budget.count(request, body))
    scope.addHook('onResponse', async (request) => budget.release(request))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.uploadMax },
      (_request, body, done) => done(null, body),
    )
    scope.put<UploadCall>(decodeURIComponent(mediaPaths.upload(':name')), {
      bodyLimit: limits.uploadMax,
      onRequest: async (request) => {
        const { params, query, headers } = request
        const signed = checkPresigned(context, params.name, query)
        if (canonicalType(headers['content-type'] ?? '') !== signed) refuse('unsupported_type')
        await context.rateLimiter.take(rateLimits.put, params.name)
        request.accountId = (await findUploader(context.db, params.name)) ?? refuse('forbidden')
      },
      handler: async ({ params: { name }, headers, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        await receive(context, name, canonicalType(headers['content-type'] ?? ''), bytes)
        return reply.code(200).send()
      },
    })
  })
}

/** Keeps the bytes of an upload that nothing has claimed; a second time replaces the first. */
async function receive(context: Context, name: string, contentType: string, bytes: Buffer): Promise<void> {
  if (bytes.length < limits.uploadMin) refuse('size')
  await validateFile(bytes, contentType)
  const file = findKind(contentType)?.picture
    ? await normalizeImage(context, bytes)
    : { bytes, width: null, height: null }
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockUnclaimed(trx, name))) refuse('forbidden')
    await context.storage.put(fileKey(name), file.bytes)
    await context.storage.remove(cropsKey(name))
    await setReady(trx, name, {
      ready_at: context.clock.now(),
      width: file.width,
      height: file.height,
      bytes: file.bytes.length,
    })
  })
}
