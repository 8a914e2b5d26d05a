/** Spoken languages, with a level, in the sentence of a search. No I/O. */
import { isFieldWord } from '../../people/dictionary/index.ts'
import { findLanguages } from './named-fields.ts'
import { findNegation, type Reading, type Unread } from './sentence-reading.ts'
import { findGenericNoun, vocabulary } from './sentence-words.ts'

const { levels, speaking, aroundLanguages, bilingual } = vocabulary
const levelNames = ['native', 'fluent', 'conversational', 'basic'] as const

const findLevel = (word: string) => levelNames.find((name) => levels[name].has(word))

/** The words before and after the name of a language that say that it is spoken, and how well. */
function readAround({ tokens, isFree }: Unread, index: number) {
  const belongs = (at: number) => {
    const word = tokens[at]?.word ?? ''
    return isFree(at) && (speaking.has(word) || aroundLanguages.has(word) || findLevel(word) !== undefined)
  }
  let start = index
  while (belongs(start - 1)) start--
  let end = index + 1
  while (belongs(end) && !tokens[end]!.isApart) end++
  // Words that only join what follows belong to that.
  while (end > index + 1 && isJoining(tokens[end - 1]!.word)) end--
  const around = tokens.slice(start, end).map(({ word }) => word)
  return {
    start,
    end,
    level: around.map(findLevel).find(Boolean),
    isSpoken: around.some((word) => speaking.has(word)),
  }
}

const isJoining = (word: string) => !speaking.has(word) && findLevel(word) === undefined

/** Shorter names of languages are other words, too. */
const nameMin = 4

/** "Danza árabe" and "Irish dancer" name a style; "bailarina inglés" does not, as it would be "inglesa". */
function isOfStyle({ tokens }: Unread, index: number): boolean {
  const isField = (word = '') => isFieldWord(word) && findGenericNoun(word) === undefined
  const next = tokens[index + 1]
  return (
    (!tokens[index]!.isApart && isField(tokens[index - 1]?.word)) || (!next?.isApart && isField(next?.word))
  )
}

export const isLanguageName = (word: string): boolean =>
  word.length >= nameMin && findLanguages(word).length > 0

export function readLanguages(unread: Unread): Reading[] {
  const { tokens, isFree } = unread
  const read = new Set<number>()
  const readings = tokens.flatMap(({ word }, index): Reading[] => {
    const [code] = word.length >= nameMin && isFree(index) ? findLanguages(word) : []
    if (code === undefined) return []
    const rest = { ...unread, isFree: (at: number) => isFree(at) && !read.has(at) }
    const { start, end, level, isSpoken } = readAround(rest, index)
    const isBare = end - start === 1 && findNegation(unread, index) === undefined
    if (isBare && isOfStyle(unread, index)) return []
    for (let at = start; at < end; at++) read.add(at)
    const languages = [level === undefined ? code : `${code}:${level}`]
    const isCertain = isSpoken || level !== undefined
    return [{ filter: 'languages', filters: { languages }, start, end, isCertain, terms: [[word]] }]
  })
  const index = tokens.findIndex(({ word }, at) => isFree(at) && bilingual.has(word))
  if (index < 0) return readings
  // Next to the names of languages the word adds nothing; alone it means the two languages of Brilla.
  const languages = readings.length > 0 ? [] : ['es:conversational', 'en:conversational']
  const reading = { filter: 'languages' as const, filters: { languages }, start: index, end: index + 1 }
  return [...readings, { ...reading, isCertain: true }]
}
