/** A copy of everything an account holds (decision 23): at once as an answer, or made behind it with its progress. */
import { z } from 'zod'
import { instant } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

/** How far an export is. */
const exportState = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  progress: z.number().describe('From 0 to 1.'),
  bytes: z.int().nullable().describe('Once it is ready.'),
  url: z
    .string()
    .nullable()
    .describe('Once it is ready, for a fresh session: an address to download it from, good for ten minutes.'),
  expiresAt: instant.nullable().describe('When it is deleted.'),
})

export const exportContract = {
  startExport: route({
    method: 'POST',
    path: '/users/self/export',
    audience: 'user',
    suspended: true,
    fresh: true,
    summary: `Has a ZIP made of everything the account holds; kept for ${limits.exportHours} hours. One that is being made goes on.`,
    replies: { 202: exportState },
    limits: [rateLimits.export],
  }),
  getExport: route({
    method: 'GET',
    path: '/users/self/export/state',
    audience: 'user',
    suspended: true,
    summary: 'How far it is, and where it can be downloaded.',
    replies: { 200: exportState },
  }),
  downloadExport: route({
    method: 'GET',
    path: '/users/self/export',
    audience: 'user',
    suspended: true,
    fresh: true,
    summary: 'The same ZIP at once, written while it is read.',
    replies: { 200: null },
    download: 'application/zip',
    limits: [rateLimits.export],
  }),
}

/** No call of the API: where a finished export is downloaded from, with the query that `url` carries. */
export const exportPath = (id: string) => `/api/exports/${encodeURIComponent(id)}`
