/** What somebody typed, as a question to the index of words: no I/O. */
import { categories } from '@brilla/contract/categories'
import { categoryNames } from '@brilla/contract/category'
import { fold } from '../platform/fold.ts'

/** Words that say nothing by themselves. */
const small = new Set('a al and con de del e el en for in la las los of o the u un una with y'.split(' '))
const wordsMax = 6
const wordMax = 40

/** The words that are looked for; small ones only where there are no others. */
export function wordsOf(q: string): string[] {
  const words = (fold(q).match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? []).map((word) => word.slice(0, wordMax))
  const telling = words.filter((word) => !small.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, wordsMax)
}

/** What people may call a category, beside its names and slugs. */
const alsoCalled: Record<string, string> = {
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
  words: fold(
    [categoryNames.es[slug], categoryNames.en[slug], slug, english, alsoCalled[slug]].join(' '),
  ).match(/[a-z]{3,}/g)!,
}))

/** The categories that a word, or the beginning of one, names in either language. */
function categoriesNamed(word: string, forgiving = false): number[] {
  if (word.length < 3) return []
  return categoryWords
    .filter(({ words }) =>
      words.some(
        (name) => !small.has(name) && (name.startsWith(word) || (forgiving && isMistyped(word, name))),
      ),
    )
    .map(({ id }) => id)
}

/** So short a word may be any other. */
export const canBeMistyped = (word: string): boolean => word.length >= 4

/** Whether `typed` may be `meant`, or its beginning, with a small error: one of 4 to 6 letters, two of more. */
export function isMistyped(typed: string, meant: string): boolean {
  if (!canBeMistyped(typed) || meant.length < 3) return false
  const errors = typed.length > 6 ? 2 : 1
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (distance(typed, meant.slice(0, length)) <= errors) return true
  }
  return distance(typed, meant) <= errors
}

/** Letters to add, leave out, change or swap with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
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

/** A question in PostgreSQL's `tsquery`: for each word one of its readings, and all of the marks ('#3', '#mx'). */
export function questionOf(readings: string[][], marks: string[]): string {
  const groups = readings.map((group) => `(${group.join(' | ')})`)
  return [...groups, ...marks.map(quote)].join(' & ')
}

/** What a word is read as: the beginning of one, those that it may have been meant to be, categories by name. */
export function readingsOf(word: string, alike: string[], forgiving: boolean): string[] {
  return [
    `${quote(word)}:*`,
    ...alike.map(quote),
    ...(forgiving ? swapsOf(word).map(quote) : []),
    ...categoriesNamed(word, forgiving).map((id) => quote(`#${id}`)),
  ]
}

/** A short word with two neighbours the other way around: so little is left of it that it looks like no other. */
function swapsOf(word: string): string[] {
  if (word.length < 4 || word.length > 6) return []
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  )
}

/** Words hold letters and digits alone, so there is nothing to escape. */
const quote = (lexeme: string) => `'${lexeme}'`
