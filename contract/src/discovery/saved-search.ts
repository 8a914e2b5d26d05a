/** Saved searches, with alerts about new matches (P-discovery-17). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { id, idempotencyKey, instant, line } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { searchFields } from './search.ts'

/** What a search asks for, without how it is ordered and read. */
const criteria = Object.keys(searchFields).filter((field) => !['order', 'understood'].includes(field))

/** The query of `searchPeople` without the page. */
export const savedQuery = z
  .strictObject(searchFields, 'required')
  .refine(
    (query) => criteria.some((field) => ![undefined, '', false].includes(query[field as 'q'])),
    'busqueda_vacia',
  )
  .describe('Query of GET users/search without `page`; asks for words or for a filter at least.')
  .meta({ id: 'SavedSearchQuery' })

/** The same as the server stores and returns it: what the address of the search has. */
export const storedQuery = z
  .record(z.string(), z.string())
  .describe('Parameters of GET users/search, each only when it is set.')
export type StoredQuery = z.infer<typeof storedQuery>

const savedSearch = z
  .object({
    id,
    name: z.string(),
    query: storedQuery,
    alerts: z.boolean().describe('Whether new matches are notified, once a day at the most.'),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof savedSearch>

const name = line(limits.savedSearchNameMax)
const params = z.object({ id: z.string() })

export const savedSearchContract = {
  getSavedSearches: route({
    method: 'GET',
    path: '/users/searches',
    audience: 'member',
    summary: "Returns the caller's saved searches, last saved first. Only the caller sees them.",
    replies: { 200: z.object({ rows: z.array(savedSearch) }) },
    unlimited: 'bounded read',
  }),
  createSavedSearch: route({
    method: 'POST',
    path: '/users/searches',
    audience: 'member',
    summary: `Saves a search under a name that no other of the caller's searches has; at most ${limits.savedSearchesMax}.`,
    headers: idempotencyKey,
    body: z.strictObject({ name, query: savedQuery, alerts: z.boolean('invalid') }),
    example: { body: { name: 'Bailarinas', query: { q: 'danza', country: 'MX' }, alerts: true } },
    replies: { 201: savedSearch },
    errors: ['demasiadas_busquedas', 'busqueda_repetida', 'busqueda_vacia', 'idempotency_conflict'],
    limits: [rateLimits.write],
  }),
  changeSavedSearch: route({
    method: 'PUT',
    path: '/users/searches/{id}',
    audience: 'member',
    summary:
      'Changes a saved search; absent fields stay as they are. Alerts are about matches that are new from then on.',
    params,
    body: z.strictObject({
      name: name.optional(),
      query: savedQuery.optional(),
      alerts: z.boolean('invalid').optional(),
    }),
    example: { params: { id: exampleId }, body: { name: 'Bailarinas', alerts: false } },
    replies: { 200: savedSearch },
    errors: ['not_found', 'busqueda_repetida', 'busqueda_vacia'],
    limits: [rateLimits.write],
  }),
  deleteSavedSearch: route({
    method: 'DELETE',
    path: '/users/searches/{id}',
    audience: 'member',
    summary: 'Deletes a saved search.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
