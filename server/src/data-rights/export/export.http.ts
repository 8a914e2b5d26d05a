import { exportPath } from '@brilla/contract/data-rights/export'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { getArchiveFilename } from './archive.ts'
import { exportKey } from './export.jobs.ts'
import { findReady } from './export.store.ts'
import { isSignedUrl } from './signed-url.ts'

/** Mounts the download of a finished export. Authorized by the signed URL, because a browser navigates to it without a token. */
export function mountExports(app: FastifyInstance, context: Context): void {
  const path = decodeURIComponent(exportPath(':id'))
  app.get<{ Params: { id: string } }>(path, async ({ params: { id }, query }, reply) => {
    if (!isId(id) || !isSignedUrl(context, id, query)) throwProblem('not_found')
    const ready = await findReady(context.db, id)
    const file = ready && (await context.storage.open(exportKey(id)))
    if (!file) throwProblem('not_found')
    return reply
      .type('application/zip')
      .headers({
        'content-disposition': `attachment; filename="${getArchiveFilename(ready.profile_url, ready.ready_at!)}"`,
        'content-length': file.bytes,
        'cache-control': 'no-store',
      })
      .send(file.stream)
  })
}
