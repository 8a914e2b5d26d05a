/** Converts the filters of a search to `tsquery`s over the lexemes of the table `discovery`. No I/O. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { type SearchFilter, searchFilters } from '@brilla/contract/discovery/search'
import type { AccountType } from '@brilla/contract/platform/fields'
import { day } from '../../platform/duration.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts, listForms } from './dictionary.ts'
import { anyOf, lexeme } from './lexemes.ts'
import { findCityNames } from './named-fields.ts'

/** What a search asks for besides words. */
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
  order?: 'relevance' | 'recent' | undefined
}

export const newDays = 30

/** The filters that are set. */
export const listFilters = (filters: SearchFilters): SearchFilter[] =>
  searchFilters.filter((name) =>
    name === 'age' ? getAgeRange(filters) : filters[name] !== undefined && filters[name] !== false,
  )

export const dropFilter = (filters: SearchFilters, name: SearchFilter): SearchFilters =>
  name === 'age' ? { ...filters, minAge: undefined, maxAge: undefined } : { ...filters, [name]: undefined }

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
function listBirthYears(today: Date, { min, max }: { min: number; max: number }): number[] {
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

/** The condition of the filters for the index; none when there is no filter that it knows. */
export function buildFilterConditions(filters: SearchFilters, today: Date): string[] {
  const { category, city, skill, language, type, withPhotos, withVideo, available, newThisMonth } = filters
  const country = filters.country?.toLowerCase()
  const ages = getAgeRange(filters)
  const queries = [
    // A category in one country is one lexeme, of which the index reads a short list.
    category !== undefined && country !== undefined && lexeme('categoryInCountry', `${country}:${category}`),
    category !== undefined && country === undefined && lexeme('category', category),
    category === undefined && country !== undefined && lexeme('country', country),
    city !== undefined && anyOf(findCityNames(splitWords(city)).map((name) => lexeme('city', name))),
    skill !== undefined && anyOf(findSkillForms(skill).map((form) => lexeme('skill', form))),
    language !== undefined && lexeme('language', language),
    type !== undefined && lexeme('property', type),
    withPhotos && lexeme('property', 'photos'),
    withVideo && lexeme('property', 'video'),
    available && lexeme('property', 'open'),
    newThisMonth && anyOf(listMonths(today, newDays).map((month) => lexeme('property', month))),
    ages && anyOf(listBirthYears(today, ages).map((year) => lexeme('birthYear', year))),
  ].filter((query) => typeof query === 'string' && query !== '')
  return queries.length > 0 ? [queries.join(' & ')] : []
}

/** The ages that a search is restricted to: only adults, whatever is asked for (P-minors-7). */
export function getAgeRange({ minAge, maxAge }: SearchFilters): { min: number; max: number } | undefined {
  if (minAge === undefined && maxAge === undefined) return undefined
  return { min: Math.max(minAge ?? 0, limits.ageAdult), max: maxAge ?? limits.searchAgeMax }
}
