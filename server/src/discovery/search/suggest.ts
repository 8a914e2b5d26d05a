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
import { findCategories, findConceptNames, findConcepts } from './dictionary.index.ts'
import { findCitiesByPrefix, findCityNames } from './places.ts'
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

export async function suggestSearches(request: SuggestRequest): Promise<SearchSuggestion[]> {
  const words = splitWords(request.q)
    .map((word) => word.slice(0, 40))
    .slice(0, wordsMax)
  if (words.join('').length < lettersMin) return []
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
  const known = findCitiesByPrefix(typed)
  const query = [
    `(${words.map((word) => `'.${word}':*`).join(' & ')})`,
    ...known.map((name) => `':${name}'`),
  ].join(' | ')
  const cities = await findCities(db, caller, query, today)
  const distinct = new Map(
    cities
      .map((found) => ({ found, names: findCityNames(splitWords(found.city)) }))
      .filter(({ names }) => names.some((name) => name.startsWith(typed)))
      .map(({ found, names }) => [`${names[0]} ${found.country}`, found] as const)
      // The first of equal ones has most people, and the last of equal keys stays in a map.
      .toReversed(),
  )
  return [...distinct.values()]
    .toReversed()
    .slice(0, citiesMax)
    .map(({ city, country }) => ({ kind: 'city', city: nameCity(city, country, language), country }))
}

async function suggestPeople(
  { db, caller, today }: SuggestRequest,
  words: string[],
): Promise<SearchSuggestion[]> {
  const people = await findSuggestedPeople(db, caller, {
    query: words.map((word) => `'=${word}':*`).join(' & '),
    exact: words.map((word) => `'=${word}'`).join(' & '),
  })
  return people.map((person) => ({ kind: 'person', user: presentPersonCard(person, caller, today) }))
}

/** Skills with words that begin like those typed: those of the dictionary, then those that others have. */
export async function suggestSkills({ db, caller, language, q }: SuggestRequest): Promise<string[]> {
  const words = splitWords(q)
    .map((word) => word.slice(0, 40))
    .slice(0, wordsMax)
  if (words.join('').length < lettersMin) return []
  const known = findConceptNames(words, language).slice(0, limits.suggestionsMax)
  if (known.length === limits.suggestionsMax) return known
  const written = await findSuggestedSkills(db, caller, words.map((word) => `'+${word}':*`).join(' & '))
  const others = written.filter((skill) => {
    const own = splitWords(skill)
    return findConcepts(own).length === 0 && words.every((word) => own.some((name) => name.startsWith(word)))
  })
  const distinct = new Map(
    [...known, ...others].toReversed().map((name) => [splitWords(name).join(' '), name]),
  )
  return [...distinct.values()].toReversed().slice(0, limits.suggestionsMax)
}
