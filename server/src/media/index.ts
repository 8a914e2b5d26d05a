/** What other rooms may ask of files. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mountServing } from './serve.ts'
import { mountUpload } from './upload.ts'

export { claimUploads } from './claim.ts'
export { mediaJobs, removeFilesLater } from './media.jobs.ts'
export { mediaRoutes } from './media.routes.ts'

/** Mounts what is not a call of the API: the presigned PUT, crops and files. */
export function mountMedia(app: FastifyInstance, context: Context): void {
  mountUpload(app, context)
  mountServing(app, context)
}
