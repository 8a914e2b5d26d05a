/** Suggestions while typing: categories, cities and people that begin like the words typed (P-discovery-16). */
import { categories } from '@brilla/contract/people/categories'
import { categoryNames } from '@brilla/contract/people/category'
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchSuggestion } from '@brilla/contract/discovery/search'
import type { Member } from '../../accounts/auth/index.ts'
import { nameCity } from '../../accounts/city/index.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import {
  distinctSkills,
  findCategories,
  findConceptNames,
  findConcepts,
} from '../../people/dictionary/index.ts'
import { allOf, anyOf, beginning, lexeme } from './lexemes.ts'
import { findCitiesByPrefix, findCityNames } from './named-fields.ts'
import { findCities } from './search.store.ts'
import { findSuggestedPeople, findSuggestedSkills } from './suggest.store.ts'

const categoriesMax = 2
const citiesMax = 2
const wordsMax = 6
/** Fewer letters suggest nothing. */
const lettersMin = 2

export interface SuggestRequest {
  db: Database
  caller: Member
  language: Language
  today: Date
  q: string
}

/** The words typed; none when they are too short for suggestions. */
function splitTyped(q: string): string[] {
  const words = splitWords(q)
    .map((word) => word.slice(0, 40))
    .slice(0, wordsMax)
  return words.join('').length < lettersMin ? [] : words
}

export async function suggestSearches(request: SuggestRequest): Promise<SearchSuggestion[]> {
  const words = splitTyped(request.q)
  if (words.length === 0) return []
  const [cities, people] = await Promise.all([suggestCities(request, words), suggestPeople(request, words)])
  return [...suggestCategories(request, words), ...cities, ...people].slice(0, limits.suggestionsMax)
}

function suggestCategories({ language }: SuggestRequest, words: string[]): SearchSuggestion[] {
  return categories
    .filter(({ id }) => words.every((word) => findCategories(word, lettersMin).includes(id)))
    .slice(0, categoriesMax)
    .map(({ id, slug }) => ({ kind: 'category', id, slug, name: categoryNames[language][slug] }))
}

async function suggestCities(
  { db, caller, language, today }: SuggestRequest,
  words: string[],
): Promise<SearchSuggestion[]> {
  const typed = words.join(' ')
  const query = anyOf([
    allOf(words.map((word) => beginning('cityWord', word))),
    ...findCitiesByPrefix(typed).map((name) => lexeme('city', name)),
  ])
  const cities = (await findCities(db, caller, query, today))
    .map((found) => ({ ...found, names: findCityNames(splitWords(found.city)) }))
    .filter(({ names }) => names.some((name) => name.startsWith(typed)))
  // The first of several spellings has most people.
  return [...Map.groupBy(cities, ({ names, country }) => `${names[0]} ${country}`).values()]
    .slice(0, citiesMax)
    .map(([found]) => found!)
    .map(({ city, country }) => ({ kind: 'city', city: nameCity(city, country, language), country }))
}

async function suggestPeople(
  { db, caller, today }: SuggestRequest,
  words: string[],
): Promise<SearchSuggestion[]> {
  const people = await findSuggestedPeople(db, caller, {
    query: allOf(words.map((word) => beginning('name', word))),
    exact: allOf(words.map((word) => lexeme('name', word))),
  })
  return people.map((person) => ({ kind: 'person', user: presentPersonCard(person, caller, today) }))
}

/** Skills with words that begin like those typed: those of the dictionary, then those that others have. */
export async function suggestSkills({ db, caller, language, q }: SuggestRequest): Promise<string[]> {
  const words = splitTyped(q)
  if (words.length === 0) return []
  const known = findConceptNames(words, language).slice(0, limits.suggestionsMax)
  if (known.length === limits.suggestionsMax) return known
  const query = allOf(words.map((word) => beginning('skillWord', word)))
  const written = await findSuggestedSkills(db, caller, query)
  const others = written.filter((skill) => {
    const own = splitWords(skill)
    return findConcepts(own).length === 0 && words.every((word) => own.some((name) => name.startsWith(word)))
  })
  return distinctSkills([...known, ...others]).slice(0, limits.suggestionsMax)
}
