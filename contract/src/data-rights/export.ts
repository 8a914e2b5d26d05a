/** Export of all data of an account (P-export-1): streamed directly, or created by a job with progress. */
import { z } from 'zod'
import { apiPath } from '../platform/route-url.ts'
import { instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** State of the caller's latest export. */
const exportState = z
  .object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    progress: z.number().describe('Between 0 and 1.'),
    bytes: z.int().nullable().describe('Size in bytes; null until ready.'),
    url: z
      .string()
      .nullable()
      .describe(
        'Presigned download URL, valid for ten minutes; null until ready or when the session is not fresh.',
      ),
    expiresAt: instant.nullable().describe('Time when the export is deleted.'),
  })
  .meta({ id: 'ExportState' })

export const exportContract = {
  startExport: route({
    method: 'POST',
    path: '/users/self/export',
    audience: 'user',
    allowSuspended: true,
    fresh: true,
    summary: `Starts a job that creates a ZIP of all data of the account, kept for ${limits.exportHours} hours. A running job continues.`,
    replies: { 202: exportState },
    limits: [rateLimits.export],
  }),
  getExport: route({
    method: 'GET',
    path: '/users/self/export/state',
    audience: 'user',
    allowSuspended: true,
    summary: 'Returns the progress of the export and its download URL.',
    replies: { 200: exportState },
    unlimited: 'bounded read',
  }),
  downloadExport: route({
    method: 'GET',
    path: '/users/self/export',
    audience: 'user',
    allowSuspended: true,
    fresh: true,
    summary: 'Streams the same ZIP directly.',
    replies: { 200: null },
    download: 'application/zip',
    limits: [rateLimits.export],
  }),
}

/** Path of the presigned download. Not a route of the contract: its query string carries the signature. */
export const exportPath = (id: string) => `${apiPath}/exports/${encodeURIComponent(id)}`
