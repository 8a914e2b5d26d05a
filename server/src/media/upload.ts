/** The presigned PUT: bytes come in, are judged, and are kept. */
import { limits } from '@brilla/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'
import { isDocument } from './document.ts'
import { keepPicture } from './image.ts'
import { fileKey } from './keys.ts'
import { findOpenUpload, setReady } from './media.store.ts'
import { isSigned } from './signature.ts'

export function mountUpload(app: FastifyInstance, context: Context): void {
  const { clock, db, storage } = context
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.uploadMax },
      (_request, body, done) => done(null, body),
    )
    scope.put<{ Params: { name: string } }>('/api/uploads/:name', async (request, reply) => {
      const { name } = request.params
      const query = request.query as Record<string, unknown>
      if (!isSigned(context, name, query)) refuse('forbidden')
      const upload = await findOpenUpload(db, name)
      if (!upload) refuse('not_found')
      const type = String(request.headers['content-type'] ?? '').split(';')[0]
      if (type?.trim().toLowerCase() !== upload.content_type) refuse('unsupported_type')
      const bytes = request.body
      if (!Buffer.isBuffer(bytes) || bytes.length < limits.uploadMin) refuse('too_short')
      if (upload.use === 'document') {
        if (!(await isDocument(bytes, name.split('.').at(-1) ?? ''))) refuse('unsupported_type')
        await storage.put(fileKey(name), bytes)
        await setReady(db, name, { ready_at: clock.now(), width: null, height: null, bytes: bytes.length })
      } else {
        const { jpeg, width, height } = await keepPicture(bytes)
        await storage.put(fileKey(name), jpeg)
        await setReady(db, name, { ready_at: clock.now(), width, height, bytes: jpeg.length })
      }
      return reply.code(200).send()
    })
  })
}
