/** Cities and countries in the sentence of a search. No I/O. */
import { isFieldWord } from '../../people/dictionary/index.ts'
import { findCountry, isCityName } from './named-fields.ts'
import type { Reading, Unread } from './sentence-reading.ts'
import { joinWords, type Token } from './sentence-tokens.ts'
import { vocabulary } from './sentence-words.ts'

const { placePrepositions, aroundPlaces, articles, joiningPlaces } = vocabulary

const nameMax = 4
/** Of cities that no list knows. */
const unknownNameMax = 5

/** The places of the lists, and then others that a preposition precedes, or a place and a word such as "or". */
export function readPlaces(unread: Unread): Reading[] {
  const known = readEach(unread, (at) => readKnown(unread, at))
  const isFree = (index: number) =>
    unread.isFree(index) && !known.some(({ start, end }) => start <= index && index < end)
  const others = readEach(unread, (at, before) =>
    readUnknown({ ...unread, isFree }, at, [...known, ...before]),
  )
  const places = joinPlaces(
    unread,
    [...known, ...others].toSorted((a, b) => a.start - b.start),
  )
  // Without a preposition, it is only the place that it is joined to that makes a place of a word.
  return places.filter(
    (place) => known.includes(place) || isLed(unread, place) || listValues(place).length > 1,
  )
}

const listValues = ({ filters }: Reading): string[] => filters.city ?? filters.country ?? []

/** "Madrid, Sevilla o Mérida" and "in Spain or in Mexico" are several values of one filter; "Mérida, Yucatán" is not. */
function joinPlaces({ tokens }: Unread, places: Reading[]): Reading[] {
  const joined: Reading[] = []
  for (const place of places.toReversed()) {
    const next = joined.at(-1)
    if (next?.filter === place.filter && isListed(tokens, place, next))
      joined[joined.length - 1] = joinTwo(place, next)
    else joined.push(place)
  }
  return joined.toReversed()
}

/** Whether a word such as "or" is all that is between two places, or a comma before others that such a word joins. */
function isListed(tokens: Token[], { end }: Reading, next: Reading): boolean {
  if (next.start === end + 1) return joiningPlaces.has(tokens[end]!.word)
  return next.start === end && tokens[end]!.isApart && listValues(next).length > 1
}

function joinTwo(first: Reading, second: Reading): Reading {
  const values = [...new Set([...listValues(first), ...listValues(second)])]
  return {
    ...first,
    filters: first.filter === 'city' ? { city: values } : { country: values },
    end: second.end,
    isCertain: first.isCertain || second.isCertain,
    terms: [...(first.terms ?? []), ...(second.terms ?? [])],
  }
}

function readEach(
  { tokens }: Unread,
  read: (at: number, before: Reading[]) => Reading | undefined,
): Reading[] {
  const readings: Reading[] = []
  for (let at = 0; at < tokens.length; at++) {
    const place = read(at, readings)
    if (!place) continue
    readings.push(place)
    at = place.end - 1
  }
  return readings
}

/** Whether words before a place say that one follows. */
const isLed = (unread: Unread, { start, end }: Reading): boolean =>
  unread.tokens.slice(start, end).some(({ word }) => placePrepositions.has(word))

/** Where the words before a place that belong to it begin, and whether they say that a place follows. */
function findLead({ tokens, isFree }: Pick<Unread, 'tokens' | 'isFree'>, at: number) {
  const isLead = (index: number) => {
    const word = tokens[index]?.word ?? ''
    return isFree(index) && (placePrepositions.has(word) || aroundPlaces.has(word) || articles.has(word))
  }
  let start = at
  while (isLead(start - 1)) start--
  const lead = tokens.slice(start, at).map(({ word }) => word)
  return { start, isCertain: lead.some((word) => placePrepositions.has(word)) }
}

/** A place of the lists, by its longest name. */
function readKnown(unread: Unread, at: number): Reading | undefined {
  const { tokens, isFree } = unread
  for (let length = nameMax; length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    if (words.length < length || words.some((_, n) => !isFree(at + n))) continue
    const country = findCountry(words)
    if (country === undefined && !isCityName(words)) continue
    const name = joinWords(tokens.slice(at, at + length))
    const what =
      country === undefined
        ? { filter: 'city' as const, filters: { city: [name] } }
        : { filter: 'country' as const, filters: { country: [country] } }
    return { ...what, ...findLead(unread, at), end: at + length, terms: [words] }
  }
  return undefined
}

/** After a preposition, or after another place and what joins them, what nothing else knows: "en San Luis Potosí o Cali". */
function readUnknown({ tokens, isFree }: Unread, at: number, before: Reading[]): Reading | undefined {
  if (!isFree(at)) return undefined
  const isAfterPlace = before.some(({ end }) => end === at)
  const isJoined = isAfterPlace && joiningPlaces.has(tokens[at]!.word)
  const isPrepositional = placePrepositions.has(tokens[at]!.word)
  if (!isPrepositional && !isJoined && !(isAfterPlace && tokens[at]!.isApart)) return undefined
  // "Cerca de".
  const isDouble = isPrepositional && tokens[at + 1]?.word === 'de'
  const first = isDouble ? at + 2 : isPrepositional || isJoined ? at + 1 : at
  let end = first
  const isOfName = (index: number) => {
    const token = tokens[index]
    if (!token || !isFree(index) || (index > first && token.isApart)) return false
    const isName = !isFieldWord(token.word) && !/\d/.test(token.word) && !vocabulary.ignored.has(token.word)
    return isName || articles.has(token.word)
  }
  while (end < first + unknownNameMax && isOfName(end)) end++
  while (end > first && articles.has(tokens[end - 1]!.word)) end--
  const named = tokens.slice(first, end)
  if (named.length === 0) return undefined
  const filters = { city: [joinWords(named)] }
  const terms = [named.map(({ word }) => word)]
  const start = isPrepositional ? findLead({ tokens, isFree }, first).start : first
  return { filter: 'city', filters, start, end, isCertain: false, terms }
}
