/** Names of countries and cities in Spanish and English. No I/O. */
import { countryCodes } from '@brilla/contract/countries'
import { splitWords } from '../platform/fold-text.ts'

/** Short names that people type, in addition to those of Unicode's data. */
const countryAliases: Record<string, string> = {
  usa: 'US',
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

/** Countries whose name begins with a word that is being typed, or has it as its first word. */
export function findCountriesByPrefix(word: string): string[] {
  if (word.length < 4) return []
  return [...new Set(countryNames.filter(({ name }) => name.startsWith(word)).map(({ code }) => code))]
}

/** Names of one city each, folded; the first is the one that facets show for all of them. */
const cityNames = [
  'ciudad de mexico, mexico city, cdmx, mexico df, distrito federal',
  'sevilla, seville',
  'cordoba, cordova',
  'zaragoza, saragossa',
  'donostia, san sebastian, donostia san sebastian',
  'bilbao, bilbo',
  'vitoria, gasteiz, vitoria gasteiz',
  'pamplona, iruna',
  'a coruna, la coruna, corunna',
  'la habana, havana',
  'ciudad de panama, panama city, panama',
  'ciudad de guatemala, guatemala city',
  'san jose, san jose de costa rica',
  'bogota, santa fe de bogota',
  'nueva york, new york, new york city, nyc',
  'los angeles, la los angeles',
  'nueva orleans, new orleans',
  'filadelfia, philadelphia',
  'san francisco, san fran',
  'londres, london',
  'edimburgo, edinburgh',
  'dublin, baile atha cliath',
  'paris, paris francia',
  'marsella, marseille',
  'burdeos, bordeaux',
  'bruselas, brussels, bruxelles',
  'amberes, antwerp, antwerpen',
  'roma, rome',
  'milan, milano',
  'florencia, florence, firenze',
  'venecia, venice, venezia',
  'napoles, naples, napoli',
  'turin, torino',
  'genova, genoa',
  'berlin, berlin alemania',
  'munich, munchen',
  'colonia, cologne, koln',
  'francfort, frankfurt',
  'hamburgo, hamburg',
  'viena, vienna, wien',
  'ginebra, geneva, geneve',
  'zurich, zurigo',
  'lisboa, lisbon',
  'oporto, porto',
  'atenas, athens',
  'moscu, moscow',
  'varsovia, warsaw',
  'praga, prague',
  'estocolmo, stockholm',
  'copenhague, copenhagen',
  'estambul, istanbul',
  'el cairo, cairo',
  'tokio, tokyo',
  'pekin, beijing',
  'sao paulo, san pablo',
  'rio de janeiro, rio',
].map((names) => names.split(', '))

const cities = new Map(cityNames.flatMap((names) => names.map((name) => [name, names] as const)))

/** All names of the city that these words name; only themselves when the list does not know it. */
export function findCityNames(words: string[]): string[] {
  const name = words.join(' ')
  return cities.get(name) ?? [name]
}

/** Known cities whose other name begins so, under their first name. */
export function findCitiesByPrefix(prefix: string): string[] {
  if (prefix.length < 3) return []
  return cityNames.filter((names) => names.some((name) => name.startsWith(prefix))).map(([name]) => name!)
}

/** All words of these names, for typing errors. */
export const placeWords: ReadonlySet<string> = new Set(
  [...countries.keys(), ...cities.keys()].flatMap((name) => name.split(' ')),
)
