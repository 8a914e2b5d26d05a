/** The lexemes of profiles, which the SQL function `document_of` writes (docs/search.md), and `tsquery`s over them. */

/** The prefix of each kind of lexeme. */
const prefixes = {
  word: '',
  stem: '~',
  name: '=',
  beginning: '<',
  skillWord: '+',
  skillStem: '+~',
  skill: '$',
  cityWord: '.',
  city: ':',
  country: '#',
  category: '#',
  categoryInCountry: '&',
  language: '/',
  birthYear: '%',
  heightStep: '^',
  property: '@',
} as const

export type LexemeKind = keyof typeof prefixes

/** Matches a lexeme; `text` has letters, digits and spaces only. */
export const lexeme = (kind: LexemeKind, text: string | number): string => `'${prefixes[kind]}${text}'`

/** Matches the lexemes that begin so. */
export const beginning = (kind: LexemeKind, text: string): string => `${lexeme(kind, text)}:*`

/** Nested to the right: PostgreSQL then ends the evaluation at the first that matches, without visiting the others. */
export const anyOf = (queries: readonly string[]): string =>
  [...new Set(queries)].reduceRight((others, query) => (others === '' ? query : `(${query} | ${others})`), '')

export const allOf = (queries: readonly string[]): string =>
  queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`
