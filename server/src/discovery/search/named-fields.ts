/** Countries, cities and languages by their names in Spanish and English. No I/O. */
import { languageCodes } from '@brilla/contract/people/fact-choices'
import { countryCodes } from '@brilla/contract/platform/countries'
import { listLanguageNames } from '@brilla/contract/platform/language-names'
import { namedCities } from '../../accounts/city/index.ts'
import { splitWords } from '../../platform/fold-text.ts'

/** Short names that people type, in addition to those of Unicode's data. */
const countryAliases: Record<string, string> = {
  usa: 'US',
  'the us': 'US',
  'u s': 'US',
  'u s a': 'US',
  'ee uu': 'US',
  eeuu: 'US',
  'estados unidos de america': 'US',
  uk: 'GB',
  'gran bretana': 'GB',
  'great britain': 'GB',
  inglaterra: 'GB',
  england: 'GB',
  escocia: 'GB',
  scotland: 'GB',
  holanda: 'NL',
  holland: 'NL',
  turkey: 'TR',
  turquia: 'TR',
}

const countryNames = (['es', 'en'] as const).flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countryCodes.map((code) => ({ name: splitWords(names.of(code) ?? '').join(' '), code }))
})

const countries = new Map([
  ...countryNames.map(({ name, code }) => [name, code] as const),
  ...Object.entries(countryAliases),
])

/** The country that these words name. */
export const findCountry = (words: string[]): string | undefined => countries.get(words.join(' '))

/** Shorter beginnings name no country. */
const countryPrefixMin = 4
const countriesByBeginning = Map.groupBy(countryNames, ({ name }) => name.slice(0, countryPrefixMin))

/** Countries whose name begins with a word that is being typed, or has it as its first word. */
export function findCountriesByPrefix(word: string): string[] {
  if (word.length < countryPrefixMin) return []
  const near = countriesByBeginning.get(word.slice(0, countryPrefixMin)) ?? []
  return [...new Set(near.filter(({ name }) => name.startsWith(word)).map(({ code }) => code))]
}

const cities = new Map(namedCities.flatMap(({ folded }) => folded.map((name) => [name, folded] as const)))

/** All names of the city that these words name; only themselves when the list does not know it. */
export function findCityNames(words: string[]): readonly string[] {
  const name = words.join(' ')
  return cities.get(name) ?? [name]
}

/** Whether the words are a name of a city that the list knows. */
export const isCityName = (words: string[]): boolean => cities.has(words.join(' '))

/** Shorter beginnings name no city. */
const cityPrefixMin = 3
const citiesByBeginning = Map.groupBy(
  namedCities.flatMap(({ folded }) =>
    [...new Set(folded.map((name) => name.slice(0, cityPrefixMin)))].map((beginning) => ({
      beginning,
      folded,
    })),
  ),
  ({ beginning }) => beginning,
)

/** All names of known cities of which one begins so. */
export function findCitiesByPrefix(prefix: string): string[] {
  if (prefix.length < cityPrefixMin) return []
  const near = citiesByBeginning.get(prefix.slice(0, cityPrefixMin)) ?? []
  return near.flatMap(({ folded }) => (folded.some((name) => name.startsWith(prefix)) ? folded : []))
}

/** All words of these names, without the letters of "U.S.", for typing errors. */
export const placeWords: ReadonlySet<string> = new Set(
  [...countries.keys(), ...cities.keys()]
    .flatMap((name) => name.split(' '))
    .filter((word) => word.length > 1),
)

const languagesByName = Map.groupBy(
  languageCodes.flatMap((code) =>
    listLanguageNames(code).map((name) => ({ name: splitWords(name).join(' '), code })),
  ),
  ({ name }) => name,
)

/** Codes of the languages that the word names. */
export const findLanguages = (word: string): string[] => [
  ...new Set((languagesByName.get(word) ?? []).map(({ code }) => code)),
]
