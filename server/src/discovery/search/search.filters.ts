/** Converts the filters of a search to `tsquery`s over the lexemes of the table `discovery`. No I/O. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import type { AccountType } from '@brilla/contract/platform/fields'
import { day } from '../../platform/duration.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts, listForms } from './dictionary.index.ts'
import { findCityNames } from './places.ts'

export interface SearchFilters {
  category?: number | undefined
  country?: string | undefined
  city?: string | undefined
  skill?: string | undefined
  language?: string | undefined
  minAge?: number | undefined
  maxAge?: number | undefined
  type?: AccountType | undefined
  withPhotos: boolean
  withVideo: boolean
  available: boolean
  newThisMonth: boolean
}

export const newDays = 30

const lexeme = (text: string) => `'${text}'`
const anyOf = (lexemes: string[]) => `(${lexemes.map(lexeme).join(' | ')})`

/** The months from `days` ago until today, as lexemes. */
export function listMonths(today: Date, days: number): string[] {
  const first = new Date(today.getTime() - days * day)
  const months = []
  for (let month = 0; ; month++) {
    const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1))
    if (start > today) return months
    months.push(`@${start.toISOString().slice(0, 7)}`)
  }
}

/** The years of birth of those who are that old; who of them is a little too old or young is checked by the birth date. */
function listBirthYears(today: Date, minAge: number, maxAge: number): string[] {
  const year = Number(getDateAnywhereOnEarth(today).slice(0, 4))
  return Array.from({ length: Math.max(0, maxAge - minAge) + 2 }, (_, n) => `%${year - maxAge - 1 + n}`)
}

/** A wide range is left to the birth date, as the index would read the lists of all of its years. */
const listedYearsMax = 10
const anyTalent = lexeme('@talento')
export const everybody = anyOf(['@talento', '@agencia'])

const ageQuery = (today: Date, { min, max }: { min: number; max: number }) =>
  max - min > listedYearsMax ? anyTalent : anyOf(listBirthYears(today, min, max))

/** The skill in all forms that the dictionary knows. */
function findSkillForms(skill: string): string[] {
  const words = splitWords(skill)
  const forms = findConcepts(words).slice(0, 1).flatMap(listForms)
  return [...new Set([words, ...forms].map((form) => form.join(' ')))]
}

/** One `tsquery` for each filter that is set. */
export type FilterQueries = Partial<Record<SearchFilter, string | undefined>>

export function buildFilterQueries(filters: SearchFilters, today: Date): FilterQueries {
  const { category, country, city, skill, language, type, withPhotos, withVideo, available, newThisMonth } =
    filters
  const ages = getAgeRange(filters)
  return {
    ...(category !== undefined && { category: lexeme(`#${category}`) }),
    ...(country !== undefined && { country: lexeme(`#${country.toLowerCase()}`) }),
    ...(city !== undefined && { city: anyOf(findCityNames(splitWords(city)).map((name) => `:${name}`)) }),
    ...(skill !== undefined && { skill: anyOf(findSkillForms(skill).map((form) => `$${form}`)) }),
    ...(language !== undefined && { language: lexeme(`/${language}`) }),
    ...(ages && { age: ageQuery(today, ages) }),
    ...(type !== undefined && { type: lexeme(`@${type}`) }),
    ...(withPhotos && { withPhotos: lexeme('@photos') }),
    ...(withVideo && { withVideo: lexeme('@video') }),
    ...(available && { available: lexeme('@open') }),
    ...(newThisMonth && { newThisMonth: anyOf(listMonths(today, newDays)) }),
  }
}

/** Whether a query is the lexeme of a category. */
export const isCategory = (query: string): boolean => /^'#\d+'$/.test(query)

/** The lexeme of a country with a category, by the lexemes of both. */
export const pairLexeme = (country: string, category: string): string =>
  lexeme(`&${country.slice(2, -1)}:${category.slice(2, -1)}`)

/**
 * The conditions of the filters for the index. A country with a category is one lexeme, of which it reads a short list; that
 * somebody is a talent excludes next to nobody and is left to the birth date when there is another condition.
 */
export function combineFilters(queries: FilterQueries, hasTerms: boolean): string[] {
  const { category, country, age, ...others } = queries
  const pair = category !== undefined && country !== undefined
  const places = pair ? [pairLexeme(country, category)] : [category, country]
  const conditions = [...places, ...Object.values(others)].filter((query) => query !== undefined)
  const isAgeNeeded = age !== undefined && (age !== anyTalent || (conditions.length === 0 && !hasTerms))
  return isAgeNeeded ? [...conditions, age] : conditions
}

/** The ages that a search is restricted to: only adults, whatever is asked for (P-minors-7). */
export function getAgeRange({ minAge, maxAge }: SearchFilters): { min: number; max: number } | undefined {
  if (minAge === undefined && maxAge === undefined) return undefined
  return { min: Math.max(minAge ?? 0, limits.ageAdult), max: maxAge ?? limits.searchAgeMax }
}
