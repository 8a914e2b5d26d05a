/** Searching people: results with facets, and suggestions while typing (P-discovery-9, P-discovery-13, P-discovery-16). */
import { normalizeLine } from '../platform/text.ts'
import { z } from 'zod'
import { findCategory } from '../people/categories.ts'
import { countryCodes } from '../platform/countries.ts'
import { people } from './discovery.ts'
import { shownCastingFacts } from '../people/casting-facts.ts'
import { languageLevels } from '../people/fact-choices.ts'
import { accountType, page, sex } from '../platform/fields.ts'
import type { errorCatalog } from '../platform/errors.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { personCard } from '../people/profile.ts'
import { isDateOrRange, readLanguageFilter } from './search-values.ts'
import { route } from '../platform/route.ts'
import { isStorable } from '../platform/text.ts'

/** Age bands of the facet `age`. The first begins at 18: nobody finds minors by their age (P-minors-7). */
export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55+'] as const

/** Height bands of the facet `height`, in centimeters. */
export const heightBands = ['-159', '160-169', '170-179', '180-189', '190+'] as const

/** Filters that are on, or off and absent; `available` can be a date or a range, too. */
export const searchSwitches = ['withPhotos', 'withVideo', 'available', 'travels', 'newThisMonth'] as const
export type SearchSwitch = (typeof searchSwitches)[number]

/** Filters that a search without results may drop; `age` is minAge and maxAge together, `height` likewise. */
export const searchFilters = [
  'category',
  'country',
  'city',
  'skill',
  'languages',
  'age',
  'sex',
  'height',
  'type',
  ...searchSwitches,
] as const
export type SearchFilter = (typeof searchFilters)[number]

const searchText = z
  .string('invalid')
  .refine(isStorable, 'invalid_characters')
  .overwrite(normalizeLine)
  .max(limits.searchMax, 'too_long')

/** Values with commas between them, each read by a function; `all` is no filter. */
function filterList<Value>(
  read: (value: string) => Value | undefined,
  { error = 'invalid', ...meta }: { description: string; example: string; error?: keyof typeof errorCatalog },
) {
  return z.coerce
    .string('invalid')
    .transform((sent, context) => {
      if (sent === 'all') return undefined
      const values = sent.split(',').map(normalizeLine).filter(Boolean)
      const found = new Set(values.map(read).filter((value) => value !== undefined))
      if (found.size > 0 && found.size <= limits.filterValuesMax && values.every((value) => read(value)))
        return [...found]
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })
    .optional()
    .meta({ type: 'string', ...meta })
}

const filterTexts = (description: string, example: string) =>
  filterList((text) => (isStorable(text) && text.length <= limits.searchMax ? text : undefined), {
    description,
    example,
  })

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

function filterNumber(
  { min, max }: { min: number; max: number },
  meta: { description: string; example: number },
) {
  return z.coerce
    .string('invalid')
    .refine((sent) => /^\d{2,3}$/.test(sent) && Number(sent) >= min && Number(sent) <= max, 'invalid')
    .transform(Number)
    .optional()
    .meta({ type: 'integer', minimum: min, maximum: max, ...meta })
}
const searchedAges = { min: limits.ageAdult, max: limits.searchAgeMax }
const searchedHeights = { min: limits.heightMin, max: limits.heightMax }

const facetValue = z.object({ value: z.string(), count: z.int() }).meta({ id: 'FacetValue' })
const facet = z.array(facetValue)

const facets = z
  .object({
    category: facet.describe('Category ids.'),
    country: facet.describe('ISO 3166-1 alpha-2 codes.'),
    city: facet,
    skill: facet.describe("Skills that the dictionary knows have its name in the caller's language."),
    languages: facet.describe('ISO 639-1 or 639-3 codes.'),
    age: facet.describe(`Bands: ${ageBands.join(', ')}.`),
    sex: facet,
    height: facet.describe(`Bands in centimeters: ${heightBands.join(', ')}.`),
    type: facet.describe('Account types.'),
    withPhotos: z.int(),
    withVideo: z.int(),
    available: z.int(),
    travels: z.int(),
    newThisMonth: z.int(),
  })
  .describe(
    `How many of the people found have each value, the most frequent ${limits.facetValuesMax} of each. They are counted ` +
      `among at most ${limits.searchResultsMax} people, and only by what the caller may see of them. A chosen filter also has its ` +
      'other values, with how many are found with these instead, except for skills and languages, which are found together; ' +
      'not where there are very many profiles. Values have no commas.',
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

/** A filter that the words of a search mean. */
const understood = z
  .object({
    filter: z.enum(searchFilters),
    query: z
      .record(z.string(), z.string())
      .describe('The parameters of GET users/search by which it is applied.'),
    text: z.string().describe('The words that mean it, as they were typed.'),
    without: z.string().describe('`q` when it does not mean this filter any more.'),
    dropped: z
      .boolean()
      .describe('Whether it was left out: nobody was found with it, or no filter can say it.'),
  })
  .meta({ id: 'UnderstoodFilter' })
export type UnderstoodFilter = z.infer<typeof understood>

/** A person found, with what the words of the search matched. */
const foundPerson = personCard
  .extend({
    facts: shownCastingFacts,
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
    names: z
      .object({ city: z.array(z.string()), skill: z.array(z.string()) })
      .describe(
        "The cities and skills that were sent, by their names in the caller's language, in their order.",
      ),
    understood: z
      .array(understood)
      .describe('The filters that the words of `q` mean, in their order, unless the same filter was sent.'),
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
  category: filterList((value) => findCategory(value)?.id, {
    description: 'Category ids (1 to 8) or slugs, of which people have one, or `all`.',
    example: '2,musica',
  }),
  country: filterList((code) => countryCodes.find((known) => known === code), {
    description: 'ISO 3166-1 alpha-2 codes of countries where people are.',
    example: 'MX,ES',
    error: 'pais',
  }),
  city: filterTexts('Names of cities where people are, in Spanish or English.', 'Mérida'),
  skill: filterTexts('Skills, in Spanish or English, all of which people have.', 'danza contemporánea'),
  languages: filterList(readLanguageFilter, {
    description:
      'ISO 639-1 or 639-3 codes of languages, all of which people speak, each with a lowest level if it matters: ' +
      `${languageLevels.join(', ')}, or A1 to C2.`,
    example: 'en:B2,es',
  }),
  minAge: filterNumber(searchedAges, {
    description: 'At least this old; finds only adults who show the caller their birth date.',
    example: 18,
  }),
  maxAge: filterNumber(searchedAges, { description: 'At most this old; the same.', example: 30 }),
  sex: sex.optional().describe('Finds only adults.'),
  minHeight: filterNumber(searchedHeights, {
    description:
      'At least this tall, in centimeters; finds only adults who show the caller their measurements.',
    example: 165,
  }),
  maxHeight: filterNumber(searchedHeights, { description: 'At most this tall; the same.', example: 180 }),
  type: accountType.optional(),
  withPhotos: filterSwitch('only people with posts with photos.'),
  withVideo: filterSwitch('only people with posts with videos.'),
  available: z.coerce
    .string('invalid')
    .refine((sent) => ['true', 'false'].includes(sent) || isDateOrRange(sent), 'invalid')
    .transform((sent) => (sent === 'false' ? undefined : sent))
    .optional()
    .meta({
      description:
        '`true`: only adults who are open to offers. A date, or two with a slash between them: only those who are so from that day, ' +
        'or from one of these days, or earlier; profiles have no last day.',
      type: 'string',
      example: '2027-01-10/2027-01-20',
    }),
  travels: filterSwitch('only adults who travel for work.'),
  newThisMonth: filterSwitch('only people who have registered within 30 days.'),
  order: z
    .enum(['relevance', 'recent'], 'invalid')
    .optional()
    .describe('By relevance, the default, or newest first.'),
  understood: switchText
    .transform((sent) => (sent === 'false' ? sent : undefined))
    .meta({
      description: '`false`: words are only words, and no filters are read from `q`.',
      type: 'boolean',
      example: false,
    }),
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
      'and English, without regard to accents, case, order and word forms; forgives small typing errors. Of a sentence it reads ' +
      'sex, age, height, languages, availability and place as filters.',
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
