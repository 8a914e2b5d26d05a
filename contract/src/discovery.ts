/** Finding people: featured, recent, similar, by category, by words, and those whom an agency follows. */
import { z } from 'zod'
import { categoryOf } from './categories.ts'
import { country } from './country.ts'
import { id, isStorable, page } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { personCard } from './profile.ts'
import { route } from './route.ts'

/** Somebody in a list, with what they do and where. What decision 25 hides is null. */
export const foundPerson = z.object({
  ...personCard.shape,
  ciudad: z.string().nullable(),
  categories: z.array(z.int()).describe('Ids, 1 to 8.'),
})
export type FoundPerson = z.infer<typeof foundPerson>

const count = z.int().describe(`Of what can be paged to: at most ${limits.peopleListed}.`)
const people = z.object({ rows: z.array(foundPerson), count })
/** The Similar-talent entry of platform.md section 3. */
const entry = z.object({ userId: id, user: foundPerson })
const entries = z.object({ rows: z.array(entry), count })

const aboutOwn = z
  .enum(['own', 'other'], 'invalid')
  .optional()
  .describe("Only people of the caller's own categories, or only of others (platform.md section 6).")

/** One of the eight by id or by any of its slugs; `all` is no filter. */
const categoryFilter = z
  .string()
  .refine((value) => value === 'all' || categoryOf(value) !== undefined, 'invalid')
  .transform((value) => categoryOf(value)?.id)
  .optional()
  .describe('1 to 8, a slug, or `all`.')

export const discoveryContract = {
  getFeatured: route({
    method: 'GET',
    path: '/users/destacados',
    audience: 'member',
    summary:
      'Talents of whom much was made in the last 30 days, at most a third from one category; computed every ten minutes.',
    query: z.object({ page, categories: aboutOwn }),
    replies: { 200: people },
  }),
  getRecent: route({
    method: 'GET',
    path: '/users/recientes',
    audience: 'member',
    summary: 'The newest talents whose profiles are complete.',
    query: z.object({ page, categories: aboutOwn }),
    replies: { 200: people },
  }),
  getSimilar: route({
    method: 'GET',
    path: '/users/similares',
    audience: 'member',
    summary: "Talents who share the caller's categories, then country and city, and whom they do not follow.",
    query: z.object({ page }),
    replies: { 200: entries },
  }),
  getCategoryPeople: route({
    method: 'GET',
    path: '/categories/users/{id}',
    audience: 'member',
    summary: 'The talents of a category, or of all of them; complete profiles first, then the newest.',
    params: z.object({ id: z.string() }),
    query: z.object({ page, country: country.optional() }),
    replies: { 200: entries },
    errors: ['not_found'],
  }),
  searchPeople: route({
    method: 'GET',
    path: '/users/search',
    audience: 'member',
    summary:
      'People by the words, or beginnings of words, of their names, biographies and categories, in both languages, ' +
      'without regard to accents or case; small typing errors are forgiven.',
    query: z.object({
      q: z
        .string('required')
        .refine(isStorable, 'invalid_characters')
        .trim()
        .max(limits.searchMax, 'too_long'),
      category: categoryFilter,
      country: country.optional(),
      page,
    }),
    replies: { 200: people },
    limits: [rateLimits.search],
  }),
  getFollowedTalents: route({
    method: 'GET',
    path: '/users/agencia/following',
    audience: 'agencia',
    summary: 'The talents whom the agency follows, the latest first.',
    query: z.object({ page }),
    replies: { 200: people },
  }),
}
