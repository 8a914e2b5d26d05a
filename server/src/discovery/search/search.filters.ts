/** Converts the filters of a search to `tsquery`s over the lexemes of the table `discovery`. No I/O. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { languageLevels } from '@brilla/contract/people/fact-choices'
import { type SearchFilter, searchFilters } from '@brilla/contract/discovery/search'
import type { AccountType } from '@brilla/contract/platform/fields'
import { day } from '../../platform/duration.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts, listForms } from '../../people/dictionary/index.ts'
import { anyOf, lexeme } from './lexemes.ts'
import { findCityNames } from './named-fields.ts'

/** What a search asks for besides words, as the contract has read it. */
export interface SearchFilters {
  /** Of these, of countries and of cities one is enough. */
  category?: number[] | undefined
  country?: string[] | undefined
  city?: string[] | undefined
  /** Of these and of languages all are needed. */
  skill?: string[] | undefined
  /** Codes, with a lowest level after a colon. */
  languages?: string[] | undefined
  minAge?: number | undefined
  maxAge?: number | undefined
  sex?: 'MA' | 'FE' | undefined
  minHeight?: number | undefined
  maxHeight?: number | undefined
  type?: AccountType | undefined
  withPhotos?: boolean | undefined
  withVideo?: boolean | undefined
  /** `true`, a date, or two with a slash between them. */
  available?: string | undefined
  travels?: boolean | undefined
  newThisMonth?: boolean | undefined
  order?: 'relevance' | 'recent' | undefined
}

export const newDays = 30

/** The fields of a filter that has two. */
const ranges = { age: ['minAge', 'maxAge'], height: ['minHeight', 'maxHeight'] } as const

const listFields = (filter: SearchFilter) =>
  filter === 'age' || filter === 'height' ? ranges[filter] : ([filter] as const)

export const hasFilter = (filters: SearchFilters, name: SearchFilter): boolean =>
  listFields(name).some((field) => filters[field] !== undefined && filters[field] !== false)

/** The filters that are set. */
export const listFilters = (filters: SearchFilters): SearchFilter[] =>
  searchFilters.filter((name) => hasFilter(filters, name))

export const dropFilter = <Filters extends SearchFilters>(filters: Filters, name: SearchFilter): Filters => ({
  ...filters,
  ...Object.fromEntries(listFields(name).map((field) => [field, undefined])),
})

/** The months from `days` ago until today, such as 2026-09. */
export function listMonths(today: Date, days: number): string[] {
  const first = new Date(today.getTime() - days * day)
  const months = []
  for (let month = 0; ; month++) {
    const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1))
    if (start > today) return months
    months.push(start.toISOString().slice(0, 7))
  }
}

/** A wide range is left to the birth date, as the index would read the lists of all of its years. */
const listedYearsMax = 10

/** The years of birth of those who are that old; who of them is a little too old or young is checked by the birth date. */
function listBirthYears(today: Date, { min, max }: Range): number[] {
  if (max - min > listedYearsMax) return []
  const year = Number(getDateAnywhereOnEarth(today).slice(0, 4))
  return Array.from({ length: Math.max(0, max - min) + 2 }, (_, n) => year - max - 1 + n)
}

/** The skill in all forms that the dictionary knows. */
function findSkillForms(skill: string): string[] {
  const words = splitWords(skill)
  const forms = findConcepts(words).slice(0, 1).flatMap(listForms)
  return [words, ...forms].map((form) => form.join(' '))
}

/** A language, at its lowest level or above. */
function languageQuery(language: string): string {
  const [code = '', level] = language.split(':')
  const step = languageLevels.findIndex((known) => known === level) + 1
  return lexeme('language', step > 1 ? `${code}:${step}` : code)
}

/** Steps of five centimeters, like the SQL function `height_step`; which of their heights is in the range is checked by the column. */
function listHeightSteps({ min, max }: Range): number[] {
  const [first, last] = [min, max].map((height) => Math.floor(Math.min(Math.max(height, 140), 200) / 5))
  return Array.from({ length: Math.max(0, last! - first! + 1) }, (_, n) => first! + n)
}

/** A category in one country is one lexeme, of which the index reads a short list. */
function sectionQueries({ category = [], country = [] }: SearchFilters): string[] {
  const countries = country.map((code) => code.toLowerCase())
  if (category.length > 0 && countries.length > 0)
    return category.flatMap((id) => countries.map((code) => lexeme('categoryInCountry', `${code}:${id}`)))
  if (category.length > 0) return category.map((id) => lexeme('category', id))
  return countries.map((code) => lexeme('country', code))
}

/**
 * The conditions of the filters for the index; none when there is no filter that it knows. What one lexeme says comes first: from
 * its matches the index skips to those of the others, which took a sixth of the time of all in one condition over a million
 * profiles.
 */
export function buildFilterConditions(filters: SearchFilters, today: Date): string[] {
  const { city = [], skill = [], languages = [], sex, type, available, newThisMonth } = filters
  const [ages, heights] = [getAgeRange(filters), getHeightRange(filters)]
  const cities = city.flatMap((name) => findCityNames(splitWords(name)))
  const queries = [
    anyOf(sectionQueries(filters)),
    anyOf(cities.map((name) => lexeme('city', name))),
    ...skill.map((name) => anyOf(findSkillForms(name).map((form) => lexeme('skill', form)))),
    ...languages.map(languageQuery),
    type !== undefined && lexeme('property', type),
    sex !== undefined && lexeme('property', sex.toLowerCase()),
    filters.withPhotos && lexeme('property', 'photos'),
    filters.withVideo && lexeme('property', 'video'),
    available !== undefined && lexeme('property', 'open'),
    filters.travels && lexeme('property', 'travels'),
    newThisMonth && anyOf(listMonths(today, newDays).map((month) => lexeme('property', month))),
    ages && anyOf(listBirthYears(today, ages).map((year) => lexeme('birthYear', year))),
    heights && anyOf(listHeightSteps(heights).map((step) => lexeme('heightStep', step))),
  ].filter((query): query is string => typeof query === 'string' && query !== '')
  const alternatives = queries.filter((query) => query.includes(' | '))
  const single = queries.filter((query) => !alternatives.includes(query))
  return [...(single.length > 0 ? [single.join(' & ')] : []), ...alternatives]
}

export interface Range {
  min: number
  max: number
}

/** The ages that a search is restricted to: only adults, whatever is asked for (P-minors-7). */
export function getAgeRange({ minAge, maxAge }: SearchFilters): Range | undefined {
  if (minAge === undefined && maxAge === undefined) return undefined
  return { min: Math.max(minAge ?? 0, limits.ageAdult), max: maxAge ?? limits.searchAgeMax }
}

export function getHeightRange({ minHeight, maxHeight }: SearchFilters): Range | undefined {
  if (minHeight === undefined && maxHeight === undefined) return undefined
  return { min: minHeight ?? limits.heightMin, max: maxHeight ?? limits.heightMax }
}

/** The last day by which people have to be available, when days are asked for: profiles have a first day alone. */
export const getAvailableBy = ({ available }: SearchFilters): string | undefined =>
  available === undefined || available === 'true' ? undefined : available.split('/').at(-1)
