/** Finds concepts in a text by lists of words, and rules of concepts that occur near each other. Linear in the length of the text. */
import { foldText } from '../../platform/fold-text.ts'

/** A word, or `stem*`; or several, which must follow each other. */
type Phrase = string

export type Lexicon<Concept extends string> = Record<Concept, readonly Phrase[]>

export interface Token {
  word: string
  /** Index of the word; the end of a sentence counts as several words. */
  at: number
  /** Number of the part of the text between two punctuation marks. */
  clause: number
}

export interface Occurrence<Concept extends string> {
  concept: Concept
  at: number
}

export interface ConceptRule<Concept extends string> {
  /** Each must occur; of a list, one. */
  all: readonly (Concept | readonly Concept[])[]
  /** Words from the first to the last of them. */
  within: number
  /** Whether they must occur in this order. */
  ordered?: true
  /** Concepts near which the rule does not apply. */
  unless?: readonly Concept[]
}

const sentenceEnd = 3
/** Words around an occurrence in which `unless` is looked for. */
const surrounding = 6
const spelledMin = 4

const lookalikes: Record<string, string> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', к: 'k', т: 't', м: 'm', в: 'b', н: 'h', ο: 'o', α: 'a',
} // prettier-ignore
const digitLetters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Undoes what hides words from such a search: other alphabets, symbols and digits for letters, invisible characters. */
function normalize(text: string): string {
  return foldText(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<=\p{L})€/gu, 'e')
    .replace(/(?<=\p{L})\$(?=\p{L})/gu, 's')
    .replace(/['’´`]s(?!\p{L})/gu, '')
    .replace(/['’´`]ll(?!\p{L})/gu, ' will')
    .replace(/['’´`]/g, '')
}

/** Splits a text into words, numbers and currency signs. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let clause = 0
  let spelled = ''
  const flush = () => {
    const words = spelled.length >= spelledMin ? [spelled] : Array.from(spelled)
    for (const word of words) tokens.push({ word, at: at++, clause })
    spelled = ''
  }
  for (const [found] of normalize(text).matchAll(/\p{L}[\p{L}\p{N}]*|\p{N}+|[$€£.,;:!?¿¡\n]/gu)) {
    if (/^\p{L}$/u.test(found)) spelled += found
    else if (found === '.' && spelled !== '') continue
    else {
      flush()
      if (/^[.,;:!?¿¡\n]$/.test(found)) {
        clause++
        if (/^[.!?\n]$/.test(found)) at += sentenceEnd
      } else tokens.push({ word: undigit(found), at: at++, clause })
    }
  }
  flush()
  return tokens
}

/** `wh4ts` is `whats`. */
function undigit(word: string): string {
  return /^\p{L}+\d\p{L}/u.test(word) ? word.replace(/[013457]/g, (digit) => digitLetters[digit]!) : word
}

/** Returns a function that finds the phrases of a lexicon in tokens, in their order. */
export function createFinder<Concept extends string>(lexicon: Lexicon<Concept>) {
  const words = new Map<string, { concept: Concept; rest: string[] }[]>()
  for (const concept of Object.keys(lexicon) as Concept[]) {
    for (const phrase of lexicon[concept]) {
      const [first, ...rest] = phrase.split(' ')
      words.set(first!, [...(words.get(first!) ?? []), { concept, rest }])
    }
  }
  const stemLengths = [...words.keys()].filter((key) => key.endsWith('*')).map((key) => key.length - 1)
  const lengths = [...new Set(stemLengths)]
  const keys = (word: string) => [
    word,
    ...lengths.filter((length) => length <= word.length).map((length) => `${word.slice(0, length)}*`),
  ]
  const isMatch = (word: string | undefined, part: string) =>
    part.endsWith('*') ? word?.startsWith(part.slice(0, -1)) === true : word === part
  return (tokens: readonly Token[]): (Occurrence<Concept> & { index: number })[] =>
    tokens.flatMap(({ word, at }, index) => {
      return keys(word)
        .flatMap((key) => words.get(key) ?? [])
        .filter(({ rest }) => rest.every((part, next) => isMatch(tokens[index + 1 + next]?.word, part)))
        .map(({ concept }) => ({ concept, at, index }))
    })
}

/** Whether a rule applies somewhere in the text; `occurrences` are sorted by their position. */
export function applies<Concept extends string>(
  { all, within, ordered, unless = [] }: ConceptRule<Concept>,
  occurrences: readonly Occurrence<Concept>[],
): boolean {
  const wanted = all.map((one) => new Set([one].flat() as Concept[]))
  const relevant = occurrences.filter(
    ({ concept }) => unless.includes(concept) || wanted.some((concepts) => concepts.has(concept)),
  )
  /** Of each wanted concept, the last position, and the last one before the current word: a word counts once. */
  const last = wanted.map(() => ({ at: -Infinity, before: -Infinity }))
  const getBefore = (item: number, at: number) => (last[item]!.at < at ? last[item]!.at : last[item]!.before)
  for (const [index, { concept, at }] of relevant.entries()) {
    for (const [item, concepts] of wanted.entries()) {
      if (!concepts.has(concept)) continue
      last[item] = { at, before: getBefore(item, at) }
      const positions = wanted.map((_, other) => (other === item ? at : getBefore(other, at)))
      const first = Math.min(...positions)
      const isNear = at - first <= within && (!ordered || isSorted(positions))
      if (isNear && !hasNear(unless, relevant, index, first)) return true
    }
  }
  return false
}

const isSorted = (positions: number[]) =>
  positions.every((at, index) => index === 0 || positions[index - 1]! <= at)

function hasNear<Concept extends string>(
  concepts: readonly Concept[],
  occurrences: readonly Occurrence<Concept>[],
  index: number,
  first: number,
): boolean {
  if (concepts.length === 0) return false
  const last = occurrences[index]!.at
  for (let i = index; i >= 0 && occurrences[i]!.at >= first - surrounding; i--)
    if (concepts.includes(occurrences[i]!.concept)) return true
  for (let i = index; i < occurrences.length && occurrences[i]!.at <= last + surrounding; i++)
    if (concepts.includes(occurrences[i]!.concept)) return true
  return false
}
