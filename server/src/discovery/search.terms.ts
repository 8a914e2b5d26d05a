/** Converts search input to a PostgreSQL `tsquery`. No I/O. */
import { categories } from '@brilla/contract/categories'
import { categoryNames } from '@brilla/contract/category'
import { foldText } from '../platform/fold-text.ts'

/** Spanish and English stop words, ignored when there are other words. */
const stopWords = new Set('a al and con de del e el en for in la las los of o the u un una with y'.split(' '))
const termsMax = 6
const termLengthMax = 40

/** Extracts folded search words; stop words only when there are no others. */
export function extractTerms(q: string): string[] {
  const words = (foldText(q).match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? []).map((word) =>
    word.slice(0, termLengthMax),
  )
  const significant = words.filter((word) => !stopWords.has(word))
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, termsMax)
}

/** Further search words by category slug, in addition to its names and slugs. */
const categorySynonyms: Record<string, string> = {
  deportes: 'deportista atleta athlete',
  musica: 'musico dancer baile bailarin singer cantante',
  artes: 'artista artist pintura painting',
  cinematografia: 'cine film video movies',
  modelaje: 'moda fashion modelo modeling',
  literatura: 'escritura escritor writer writing',
  'ciencia-tecnologia': 'cientifico scientist',
  cocina: 'chef gastronomia food',
}

const categoryWords = categories.map(({ id, slug, english }) => ({
  id,
  words: foldText(
    [categoryNames.es[slug], categoryNames.en[slug], slug, english, categorySynonyms[slug]].join(' '),
  ).match(/[a-z]{3,}/g)!,
}))

/** Finds categories by a word or word prefix in either language; `fuzzy` accepts typos. */
function matchCategories(word: string, fuzzy = false): number[] {
  if (word.length < 3) return []
  return categoryWords
    .filter(({ words }) =>
      words.some((name) => !stopWords.has(name) && (name.startsWith(word) || (fuzzy && isTypo(word, name)))),
    )
    .map(({ id }) => id)
}

/** Shorter words are too ambiguous for typo correction. */
export const allowsTypos = (word: string): boolean => word.length >= 4

/** Whether `typed` is `meant` or a prefix of it with at most one typo (4 to 6 letters) or two (longer). */
export function isTypo(typed: string, meant: string): boolean {
  if (!allowsTypos(typed) || meant.length < 3) return false
  const errors = typed.length > 6 ? 2 : 1
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (editDistance(typed, meant.slice(0, length)) <= errors) return true
  }
  return editDistance(typed, meant) <= errors
}

/** Damerau-Levenshtein distance (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

/** Builds a `tsquery` that requires one alternative per word and all filters (`#3` for a category, `#mx` for a country). */
export function buildTsQuery(alternatives: string[][], filters: string[]): string {
  const groups = alternatives.map((group) => `(${group.join(' | ')})`)
  return [...groups, ...filters.map(quoteLexeme)].join(' & ')
}

/** Returns the alternatives for a word as lexemes: prefix match, similar words, transposed letters, matching categories. */
export function expandTerm(word: string, similar: string[], fuzzy: boolean): string[] {
  return [
    `${quoteLexeme(word)}:*`,
    ...similar.map(quoteLexeme),
    ...(fuzzy ? transposeNeighbors(word).map(quoteLexeme) : []),
    ...matchCategories(word, fuzzy).map((id) => quoteLexeme(`#${id}`)),
  ]
}

/** Variants of a short word with two neighboring letters swapped; trigram similarity does not find them. */
function transposeNeighbors(word: string): string[] {
  if (word.length < 4 || word.length > 6) return []
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  )
}

/** Words contain only letters and digits, so nothing needs escaping. */
const quoteLexeme = (lexeme: string) => `'${lexeme}'`
