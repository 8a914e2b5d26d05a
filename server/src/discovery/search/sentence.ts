/**
 * Reads the sentence of a search (P-discovery-29): sex, ages, heights, languages with their level, availability and places become
 * filters, the rest stays words. The vocabulary is in sentence-words.json. No I/O.
 */
import type { SearchFilter } from '@brilla/contract/discovery/search'
import { findConcepts, isFieldWord } from '../../people/dictionary/index.ts'
import { foldText } from '../../platform/fold-text.ts'
import { hasFilter, type SearchFilters } from './search.filters.ts'
import { isStopWord, type SearchTerm } from './search.terms.ts'
import { readDates } from './sentence.dates.ts'
import { isLanguageName, readLanguages } from './sentence.languages.ts'
import { readAges, readExperience, readHeights } from './sentence.numbers.ts'
import { readPlaces } from './sentence.places.ts'
import { isAboutChildren, leaveOutNegated, type Reading, type Unread, withLead } from './sentence-reading.ts'
import { joinWords, splitSentence, type Token } from './sentence-tokens.ts'
import { findGenericNoun, vocabulary } from './sentence-words.ts'

/** A filter that some words of a search mean. */
export interface Criterion {
  filter: SearchFilter
  filters: SearchFilters
  /** The words, as they were typed. */
  text: string
  /** The search without them. */
  without: string
  /** What they name, for saying what of a result they match. */
  terms: SearchTerm[]
  /** Whether no filter can say what they mean. */
  isLeftOut: boolean
}

/** The first that read a word keep it. */
const readers = [
  readHeights,
  readDates,
  readExperience,
  readAges,
  readLanguages,
  readSwitches,
  (unread: Unread) => [...readSex(unread), ...readFeminineNouns(unread)],
  readYoung,
  readStature,
  readPlaces,
  readAgency,
]

/** Returns the criteria in the order of their words, unless their filters were sent, and the words that mean none. */
export function readSentence(
  q: string,
  sent: SearchFilters,
  today: Date,
): { criteria: Criterion[]; rest: string } {
  const tokens = splitSentence(q)
  const date = today.toISOString().slice(0, 10)
  const readings = chooseReadings(tokens, sent, date).toSorted((a, b) => a.start - b.start)
  const isRead = (index: number) =>
    readings.some(({ start, end, replacement }) => replacement === undefined && start <= index && index < end)
  const chosen = readings.filter(
    (reading) => reading.isLeftOut || (restricts(reading) && !isSent(reading, sent)),
  )
  return {
    criteria: chosen.map(({ filter, filters, start, end, terms = [], replacement, isLeftOut = false }) => ({
      filter,
      filters,
      terms,
      isLeftOut,
      text: joinWords(tokens.slice(start, end)),
      without: joinWords([
        ...tokens.slice(0, start),
        ...(replacement === undefined ? [] : [{ text: replacement }]),
        ...tokens.slice(end),
      ]),
    })),
    rest: joinWords(tokens.filter((_, index) => !isRead(index))),
  }
}

const restricts = ({ filters }: Reading) => Object.keys(filters).length > 0

/** Words of both sexes, or "tall" and "short", restrict nothing. */
function cancelOpposites(readings: Reading[]): Reading[] {
  const filter = readings[0]?.filter
  if (filter !== 'sex' && filter !== 'height') return readings
  const meanings = new Set(readings.filter(restricts).map(({ filters }) => JSON.stringify(filters)))
  if (meanings.size < 2) return readings
  return readings.map((reading) =>
    reading.isLeftOut ? reading : { ...reading, filters: {}, isCertain: false },
  )
}

/** Whether a filter that was sent replaces a reading: of languages the same ones, as others are needed together with them. */
function isSent({ filter, filters }: Reading, sent: SearchFilters): boolean {
  if (filter !== 'languages') return hasFilter(sent, filter)
  const getCode = (language: string) => language.split(':')[0]
  const codes = sent.languages?.map(getCode) ?? []
  return filters.languages?.every((language) => codes.includes(getCode(language))) === true
}

/** The readings that hold: of two of one filter the first, except for languages. */
function chooseReadings(tokens: Token[], sent: SearchFilters, today: string): Reading[] {
  const phrases = listFieldPhrases(tokens)
  const taken = new Set(phrases)
  const found: Reading[] = []
  for (const read of readers) {
    const isFree = (index: number) => index in tokens && !taken.has(index)
    const unread = { tokens, isFree, found, sent, today }
    for (const reading of cancelOpposites(leaveOutNegated(unread, read(unread)))) {
      found.push(reading)
      if (reading.replacement !== undefined) continue
      for (let index = reading.start; index < reading.end; index++) taken.add(index)
    }
  }
  const remaining = tokens.filter(({ word }, index) => !taken.has(index) && !isStopWord(word))
  const isSure = found.some(({ isCertain }) => isCertain)
  const isOfField =
    remaining.every(({ word }) => isFieldWord(word) || isLanguageName(word)) &&
    (remaining.length > 0 || phrases.length > 0 || isSure)
  return found.filter((reading, index) => {
    if (!restricts(reading)) return reading.isCertain || isOfField || remaining.length > 0
    const isFirst = found.findIndex((other) => restricts(other) && other.filter === reading.filter) === index
    return (reading.isCertain || isOfField) && (reading.filter === 'languages' || isFirst)
  })
}

const phraseMax = 4

/** The tokens of phrases that the dictionary knows, whose words mean nothing alone: "short film". */
function listFieldPhrases(tokens: Token[]): number[] {
  const indexes: number[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = phraseMax; length > 1; length--) {
      const phrase = tokens.slice(at, at + length)
      if (phrase.length < length || findConcepts(phrase.map(({ word }) => word)).length === 0) continue
      indexes.push(...phrase.map((_, n) => at + n))
      at += length - 1
      break
    }
  }
  return indexes
}

/** Each free token that has one of the words. */
const findWords = ({ tokens, isFree }: Unread, words: ReadonlySet<string>): number[] =>
  [...tokens.keys()].filter((index) => isFree(index) && words.has(tokens[index]!.word))

function readSwitches(unread: Unread): Reading[] {
  const { tokens, isFree, today } = unread
  const { availableNow, available, travels, withVideo, withPhotos } = vocabulary.switches
  const switches: [SearchFilter, SearchFilters, string[][]][] = [
    ['available', { available: today }, availableNow],
    ['available', { available: 'true' }, available],
    ['travels', { travels: true }, travels],
    ['withVideo', { withVideo: true }, withVideo],
    ['withPhotos', { withPhotos: true }, withPhotos],
  ]
  return switches.flatMap(([filter, filters, phrases]): Reading[] => {
    for (const phrase of phrases) {
      const start = tokens.findIndex((_, at) =>
        phrase.every((word, n) => isFree(at + n) && tokens[at + n]?.word === word),
      )
      if (start < 0) continue
      const place = withLead(unread, start, start + phrase.length)
      return [{ filter, filters, ...place, isCertain: phrase.length > 1 }]
    }
    return []
  })
}

/** Whether somebody works for those of a sex, and may be of any: "moda femenina", "photographer for women". */
function isClientele({ tokens }: Unread, at: number): boolean {
  const { fashion, calls, purposes } = vocabulary.clientele
  const [service = '', link = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word]
  const isService = fashion.has(service) || (isFieldWord(service) && !calls.has(service))
  return fashion.has(link) || (purposes.has(link) && isService)
}

function readSex(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  return (['FE', 'MA'] as const).flatMap((sex) =>
    findWords(unread, vocabulary.sex[sex])
      .filter((start) => !isClientele(unread, start))
      .map((start) => ({ filter: 'sex', filters: { sex }, start, end: start + 1, isCertain: false })),
  )
}

/** "Agencia de modelos" asks for an agency (P-discovery-31). */
function readAgency(unread: Unread): Reading[] {
  return findWords(unread, vocabulary.agency).map((start) => ({
    filter: 'type',
    filters: { type: 'agencia' },
    start,
    end: start + 1,
    isCertain: true,
  }))
}

/** Whether a word is the noun, or a plural of it: "bailarín", "bailarines". */
const hasGenericNoun = ({ tokens }: Unread, noun: string): boolean =>
  tokens.some(({ word }) => word === noun || word === `${noun}s` || word === `${noun}es`)

/** "Actriz" asks for women; "actor" for anybody, as masculine nouns are general, and so do "actor o actriz". */
function readFeminineNouns(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  return unread.tokens.flatMap(({ word }, start) => {
    const replacement = unread.isFree(start) ? findGenericNoun(word) : undefined
    if (replacement === undefined || hasGenericNoun(unread, foldText(replacement))) return []
    const reading = { filter: 'sex' as const, filters: { sex: 'FE' as const }, start, end: start + 1 }
    return [{ ...reading, isCertain: true, replacement }]
  })
}

function readYoung(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  const { words, minAge, maxAge } = vocabulary.young
  const filters = { minAge: Number(minAge), maxAge: Number(maxAge) }
  return findWords(unread, words).map((start) => ({
    filter: 'age',
    filters,
    start,
    end: start + 1,
    isCertain: false,
  }))
}

/** What is tall or short depends on the sex that is asked for. */
function readStature(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  const { tall, short, alto } = vocabulary
  const sex = unread.sent.sex ?? unread.found.find(({ filters }) => filters.sex)?.filters.sex ?? 'any'
  // "Saxofón alto".
  const isOfInstrument = (at: number) =>
    unread.tokens[at]!.word === 'alto' &&
    [at - 1, at + 1].some((next) => alto.has(unread.tokens[next]?.word ?? ''))
  const read = (words: ReadonlySet<string>, filters: SearchFilters) =>
    findWords(unread, words)
      .filter((start) => !isOfInstrument(start))
      .map((start): Reading => ({ filter: 'height', filters, start, end: start + 1, isCertain: false }))
  return [
    ...read(tall.words, { minHeight: Number(tall.minHeight[sex]) }),
    ...read(short.words, { maxHeight: Number(short.maxHeight[sex]) }),
  ]
}
