/** Searching people: results with facets, and suggestions while typing (P-discovery-9, P-discovery-13, P-discovery-16). */
import { normalizeLine } from '../platform/text.ts'
import { z } from 'zod'
import { country } from '../platform/country.ts'
import { categoryFilter, people } from './discovery.ts'
import { languageCodes } from '../people/fact-choices.ts'
import { accountType, page } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { personCard } from '../people/profile.ts'
import { route } from '../platform/route.ts'
import { isStorable } from '../platform/text.ts'

/** Age bands of the facet `age`. The first begins at 18: nobody finds minors by their age (P-minors-7). */
export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55+'] as const

/** Filters that are on, or off and absent. */
export const searchSwitches = ['withPhotos', 'withVideo', 'available', 'newThisMonth'] as const
export type SearchSwitch = (typeof searchSwitches)[number]

/** Filters that a search without results may drop; `age` is minAge and maxAge together. */
export const searchFilters = [
  'category',
  'country',
  'city',
  'skill',
  'language',
  'age',
  'type',
  ...searchSwitches,
] as const
export type SearchFilter = (typeof searchFilters)[number]

const searchText = z
  .string('invalid')
  .refine(isStorable, 'invalid_characters')
  .overwrite(normalizeLine)
  .max(limits.searchMax, 'too_long')

const filterText = (description: string, example: string) =>
  searchText.min(1, 'invalid').optional().meta({ description, example })

const switchText = z.coerce
  .string('invalid')
  .refine((sent) => sent === 'true' || sent === 'false', 'invalid')
  .optional()

const filterSwitch = (description: string) =>
  switchText
    .transform((sent) => sent === 'true')
    .meta({ description: `\`true\`: ${description}`, type: 'boolean', example: true })

const facetsSwitch = switchText
  .transform((sent) => sent !== 'false')
  .meta({
    description:
      '`false`: the facets are not counted, and all empty, such as for further pages; counting them is half of the work.',
    type: 'boolean',
    example: false,
  })

function filterAge(description: string, example: number) {
  return z.coerce
    .string('invalid')
    .refine(
      (age) => /^\d{2,3}$/.test(age) && Number(age) >= limits.ageAdult && Number(age) <= limits.searchAgeMax,
      'invalid',
    )
    .transform(Number)
    .optional()
    .meta({ description, example, type: 'integer', minimum: limits.ageAdult, maximum: limits.searchAgeMax })
}

const facetValue = z.object({ value: z.string(), count: z.int() }).meta({ id: 'FacetValue' })
const facet = z.array(facetValue)

const facets = z
  .object({
    category: facet.describe('Category ids.'),
    country: facet.describe('ISO 3166-1 alpha-2 codes.'),
    city: facet,
    skill: facet.describe("Skills that the dictionary knows have its name in the caller's language."),
    language: facet.describe('ISO 639-1 or 639-3 codes.'),
    age: facet.describe(`Bands: ${ageBands.join(', ')}.`),
    type: facet.describe('Account types.'),
    withPhotos: z.int(),
    withVideo: z.int(),
    available: z.int(),
    newThisMonth: z.int(),
  })
  .describe(
    `How many of the people found have each value, the most frequent ${limits.facetValuesMax} of each. They are counted ` +
      `among at most ${limits.searchResultsMax} people, and only by what the caller may see of them. A chosen filter also has its ` +
      'other values, with how many are found with these instead; not where there are very many profiles.',
  )
  .meta({ id: 'SearchFacets' })
export type SearchFacets = z.infer<typeof facets>

const help = z
  .object({
    spelling: z
      .string()
      .nullable()
      .describe(
        'The words that were searched instead of `q`, when `q` itself finds nobody: without typing errors, or without one word.',
      ),
    without: z
      .array(z.object({ filter: z.enum(searchFilters), count: z.int() }))
      .describe('The filters without which there are results, and how many.'),
    country: facetValue
      .nullable()
      .describe('Where the city of the search is, when there are results in the rest of that country.'),
  })
  .describe('Only when nobody is found as it was asked.')
  .meta({ id: 'SearchHelp' })
export type SearchHelp = z.infer<typeof help>

/** A person found, with what the words of the search matched. */
const foundPerson = personCard
  .extend({
    matched: z
      .object({
        skills: z
          .array(z.string())
          .describe(
            "Skills and instruments; those that the dictionary knows have its name in the caller's language.",
          ),
        languages: z.array(z.string()).describe('ISO 639-1 or 639-3 codes.'),
        categories: z.array(z.int()).describe('Category ids that the words name.'),
        city: z.boolean().describe('Whether the words name `ciudad`.'),
        country: z.boolean().describe('Whether the words name `country`.'),
        biography: z
          .array(z.object({ text: z.string(), isMatch: z.boolean() }))
          .describe(
            'A short excerpt, in parts, of the biography or the interests around words of the search that nothing else of the result matches; else empty.',
          ),
      })
      .describe('What the words of the search name or match, in either language, of what the caller may see.')
      .meta({ id: 'MatchedFields' }),
  })
  .meta({ id: 'FoundPerson' })
export type FoundPerson = z.infer<typeof foundPerson>

const searchPage = people
  .extend({
    rows: z.array(foundPerson),
    count: z.int().describe(`Number of people found, at most ${limits.searchResultsMax}.`),
    facets,
    help: help.optional(),
  })
  .meta({ id: 'SearchPage' })
export type SearchPage = z.infer<typeof searchPage>

const suggestion = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), user: personCard }),
    z.object({ kind: z.literal('category'), id: z.int(), slug: z.string(), name: z.string() }),
    z.object({ kind: z.literal('city'), city: z.string(), country: z.string() }),
  ])
  .meta({ id: 'SearchSuggestion' })
export type SearchSuggestion = z.infer<typeof suggestion>

/** What a search asks for, as its page's address has it; a saved search is validated by it, too (P-discovery-17). */
export const searchFields = {
  q: searchText.default(''),
  category: categoryFilter,
  country: country.optional(),
  city: filterText('Name of a city, in Spanish or English.', 'Mérida'),
  skill: filterText('A skill, in Spanish or English.', 'danza contemporánea'),
  language: z
    .string('invalid')
    .refine((code) => languageCodes.includes(code), 'invalid')
    .optional()
    .meta({ description: 'ISO 639-1 or 639-3 code of a language that people speak.', example: 'es' }),
  minAge: filterAge('At least this old; finds only adults who show the caller their birth date.', 18),
  maxAge: filterAge('At most this old; the same.', 30),
  type: accountType.optional(),
  withPhotos: filterSwitch('only people with posts with photos.'),
  withVideo: filterSwitch('only people with posts with videos.'),
  available: filterSwitch('only adults who are open to offers.'),
  newThisMonth: filterSwitch('only people who have registered within 30 days.'),
  order: z
    .enum(['relevance', 'recent'], 'invalid')
    .optional()
    .describe('By relevance, the default, or newest first.'),
}

export const searchContract = {
  searchPeople: route({
    method: 'GET',
    path: '/users/search',
    audience: 'member',
    replica: true,
    priority: 'low',
    summary:
      'Searches people by words or beginnings of words in names, skills, categories, cities, countries, languages and biographies, in Spanish ' +
      'and English, without regard to accents, case, order and word forms; forgives small typing errors.',
    query: z.object({ ...searchFields, page, facets: facetsSwitch }),
    example: {
      query: { q: 'ana musica', category: '2', country: 'MX', minAge: '18', order: 'relevance', page: '1' },
    },
    replies: { 200: searchPage },
    limits: [rateLimits.search],
  }),
  suggestSearches: route({
    method: 'GET',
    path: '/users/suggest',
    audience: 'member',
    replica: true,
    priority: 'low',
    summary: `Returns up to ${limits.suggestionsMax} people, categories and cities that begin like the words typed, from two letters on.`,
    query: z.object({ q: searchText.default('') }),
    example: { query: { q: 'dan' } },
    replies: { 200: z.object({ suggestions: z.array(suggestion) }) },
    limits: [rateLimits.search],
  }),
  suggestSkills: route({
    method: 'GET',
    path: '/users/suggest/skills',
    audience: 'member',
    replica: true,
    priority: 'low',
    summary: `Returns up to ${limits.suggestionsMax} skills with a word that begins like the text: those of the dictionary in the caller's language, then those of other people.`,
    query: z.object({ q: searchText.default('') }),
    example: { query: { q: 'bail' } },
    replies: { 200: z.object({ skills: z.array(z.string()) }) },
    limits: [rateLimits.search],
  }),
}
