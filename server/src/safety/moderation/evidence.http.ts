import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { openHeldFile } from '../../media/index.ts'
import { filePolicy } from '../../platform/http/security-headers.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { isSigned } from '../../platform/presigned-url.ts'

const isPicture = (name: string) => name.endsWith('.jpg')

/** Mounts the files of evidence. Authorized by the signed URL, because an image element sends no token. */
export function mountEvidence(app: FastifyInstance, context: Context): void {
  const path = decodeURIComponent(mediaPaths.evidence(':name'))
  app.get<{ Params: { name: string } }>(path, async ({ params: { name }, query }, reply) => {
    const file = isSigned(context, ['evidence', name], query) ? await openHeldFile(context, name) : null
    if (!file) throwProblem('not_found')
    return reply
      .type(isPicture(name) ? 'image/jpeg' : 'application/octet-stream')
      .headers({
        'content-length': file.bytes,
        'cache-control': 'no-store',
        'content-security-policy': filePolicy,
        ...(!isPicture(name) && { 'content-disposition': `attachment; filename="${name}"` }),
      })
      .send(file.stream)
  })
}
