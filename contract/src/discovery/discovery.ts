/** Lists of people: featured, recent, similar, by category, and the talents an agency follows; search.ts has the search. */
import { z } from 'zod'
import { findCategory } from '../people/categories.ts'
import { shownCastingFacts } from '../people/casting-facts.ts'
import { country } from '../platform/country.ts'
import { id, instant, optionalLine, page } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'
import { personCard } from '../people/profile.ts'
import { route } from '../platform/route.ts'
import { rosterOrders } from './roster-orders.ts'

const count = z
  .int()
  .describe(`Number of people that can be paged through, at most ${limits.listedPeopleMax}.`)
export const people = z.object({ rows: z.array(personCard), count }).meta({ id: 'FoundPersonPage' })
/** Entry of the similar and category lists (P-discovery-4). */
const entry = z.object({ userId: id, user: personCard })
const entries = z.object({ rows: z.array(entry), count }).meta({ id: 'FoundPersonEntryPage' })

/** Entry of the similar talents, with what makes them similar, by which the list explains itself. */
const similarEntry = entry.extend({
  shared: z
    .object({
      categoryId: z
        .int()
        .nullable()
        .describe("The first of the caller's categories that the talent has too."),
      city: z.boolean(),
      country: z.boolean(),
    })
    .describe('What the caller and the talent have in common, as far as the caller sees it.')
    .meta({ id: 'SharedTraits' }),
})
export type SharedTraits = z.infer<typeof similarEntry>['shared']

/** A talent whom the caller, an agency, follows. */
const rosterPage = people.extend({ rows: z.array(personCard.extend({ facts: shownCastingFacts })) })

const categoryScope = z
  .enum(['own', 'other'], 'invalid')
  .optional()
  .describe(
    "`own`: only people in the caller's categories; `other`: only people in other categories (P-discovery-5).",
  )

/** A category by id or slug, parsed to its id; `all` means no filter and parses to undefined. */
export const categoryFilter = z.coerce
  .string('invalid')
  .refine((value) => value === 'all' || findCategory(value) !== undefined, 'invalid')
  .transform((value) => findCategory(value)?.id)
  .optional()
  .describe('Category id (1 to 8), slug, or `all`.')

const countryFilter = z
  .string('pais')
  .refine((sent) => ['all', ''].includes(sent) || country.safeParse(sent).success, 'pais')
  .transform((sent) => (sent === 'all' ? undefined : sent || undefined))
  .optional()
  .describe('ISO 3166-1 alpha-2 code; `all` or empty for every country, like leaving it out.')

/** An agency in the list of agencies. */
const listedAgency = personCard
  .extend({ createdAt: instant.describe('When the agency registered.') })
  .meta({ id: 'ListedAgency' })
export type ListedAgency = z.infer<typeof listedAgency>

export const discoveryContract = {
  getFeatured: route({
    method: 'GET',
    path: '/users/destacados',
    audience: 'member',
    replica: true,
    summary:
      'Returns the people with a talent account who have the most activity around them in the last 30 days, at most a third from one category; recomputed every ten minutes.',
    query: z.object({ page, categories: categoryScope }),
    example: { query: { page: '1', categories: 'own' } },
    replies: { 200: people },
    unlimited: 'bounded read',
  }),
  getRecent: route({
    method: 'GET',
    path: '/users/recientes',
    audience: 'member',
    replica: true,
    summary: 'Returns the newest talent with complete profiles.',
    query: z.object({ page, categories: categoryScope }),
    example: { query: { page: '1', categories: 'other' } },
    replies: { 200: people },
    unlimited: 'bounded read',
  }),
  getSimilar: route({
    method: 'GET',
    path: '/users/similares',
    audience: 'member',
    replica: true,
    summary: 'Returns talent the caller does not follow, ranked by shared categories, then country and city.',
    query: z.object({ page }),
    example: { query: { page: '1' } },
    replies: { 200: z.object({ rows: z.array(similarEntry), count }) },
    unlimited: 'bounded read',
  }),
  getCategoryPeople: route({
    method: 'GET',
    path: '/categories/users/{id}',
    audience: 'member',
    replica: true,
    summary: 'Returns the talent of one category or of all; complete profiles first, then newest first.',
    params: z.object({ id: z.string() }),
    query: z.object({ page, country: countryFilter }),
    example: { params: { id: '2' }, query: { page: '1', country: 'MX' } },
    replies: { 200: entries },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getFollowedTalents: route({
    method: 'GET',
    path: '/users/agencia/following',
    audience: 'agencia',
    replica: true,
    summary: 'Returns the talent the agency follows, most recently followed first unless ordered otherwise.',
    query: z.object({
      page,
      q: optionalLine(limits.nameMax)
        .default('')
        .describe('Part of the name; case, accents and spaces are ignored.'),
      order: z
        .enum(rosterOrders, 'invalid')
        .default('recent')
        .describe('`active`: those first who have published most recently.'),
    }),
    example: { query: { page: '1', q: 'ana', order: 'name' } },
    replies: { 200: rosterPage },
    unlimited: 'bounded read',
  }),
  getAgencies: route({
    method: 'GET',
    path: '/agencies',
    audience: 'member',
    replica: true,
    summary:
      'Returns agencies, verified ones first, then complete profiles, then the newest. Words are those, or beginnings of those, of name and description.',
    query: z.object({
      q: optionalLine(limits.searchMax).default(''),
      category: categoryFilter,
      country: countryFilter,
      city: optionalLine(limits.searchMax).optional().describe('Name of a city, in Spanish or English.'),
      verified: z.enum(['true', 'false'], 'invalid').optional().describe('`true`: only verified agencies.'),
      page,
    }),
    example: { query: { q: 'casting', category: '4', country: 'MX', city: 'Mérida', page: '1' } },
    replies: { 200: z.object({ rows: z.array(listedAgency), count }) },
    unlimited: 'bounded read',
  }),
}
