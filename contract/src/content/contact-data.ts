/**
 * Contact data in texts (P-minors-13): telephone numbers, email addresses, addresses, schools and names in messengers. Rules about
 * neighboring words, in linear time; they find more than is contact data, since the author is asked and nobody is refused.
 */
import * as words from './contact-data-words.ts'
import type { ContactData } from '../platform/errors.ts'

type Span = Omit<ContactData, 'text'>

interface Token {
  /** In lower case, without accents; digits of any script as 0–9. */
  word: string
  isCapitalized: boolean
  isNumber: boolean
  start: number
  end: number
}

/** Finds contact data in a text, in its order; what overlaps is one. */
export function findContactData(text: string): ContactData[] {
  const tokens = tokenize(text)
  const found = [
    ...findEmails(text, tokens),
    ...findMessengerLinks(text),
    ...findPhones(text, tokens),
    ...findSpokenPhones(tokens),
    ...tokens.flatMap((_, index) =>
      [findMessenger, findSchool, findAddress].flatMap((find) => find(text, tokens, index) ?? []),
    ),
  ]
  return mergeOverlapping(found).map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

function mergeOverlapping(found: Span[]): Span[] {
  const merged: Span[] = []
  for (const next of found.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && next.start < last.end) last.end = Math.max(last.end, next.end)
    else merged.push({ ...next })
  }
  return merged
}

const foldDigit = (digit: string) => String(digit.codePointAt(0)! & 0xf)

/** Words and numbers. Invisible characters inside of one do not divide it. */
function tokenize(text: string): Token[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]*|[\p{Nd}\ufe0f\u20e3]+/gu)].map(
    ({ 0: whole, index }) => {
      const word = whole
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .toLowerCase()
      const isNumber = /^\p{Nd}/u.test(word)
      return {
        word: isNumber ? word.replace(/\p{Nd}/gu, (digit) => (digit > '9' ? foldDigit(digit) : digit)) : word,
        isCapitalized: /^\p{Lu}/u.test(whole),
        isNumber,
        start: index,
        end: index + whole.length,
      }
    },
  )
}

const span = (kind: ContactData['kind'], from: Token, to: Token): Span => ({
  kind,
  start: from.start,
  end: to.end,
})

const localMax = 64
const domainMax = 100

/** `ana@example.com`, and "ana arroba gmail". */
function findEmails(text: string, tokens: readonly Token[]): Span[] {
  const written: Span[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > at - localMax && /[\w.+-]/.test(text[start - 1] ?? '')) start--
    const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+/i.exec(text.slice(at + 1, at + 1 + domainMax))?.[0]
    if (start < at && domain) written.push({ kind: 'email', start, end: at + 1 + domain.length })
  }
  const spoken = tokens.flatMap((token, index) => {
    const before = tokens[index - 1]
    if (!words.mailProviders.has(token.word) || !before || !words.atWords.has(before.word)) return []
    return [span('email', tokens[index - 2] ?? before, token)]
  })
  return [...written, ...spoken]
}

const messengerLink =
  /\b(?:wa\.me|api\.whatsapp\.com|t\.me|telegram\.me|discord\.gg|m\.me|snapchat\.com)\/[^\s]{1,200}/gi

const findMessengerLinks = (text: string): Span[] =>
  [...text.matchAll(messengerLink)].map(({ 0: whole, index }) => ({
    kind: 'messenger',
    start: index,
    end: index + whole.length,
  }))

const phoneMin = 9
const announcedPhoneMin = 8
const phoneMax = 15
/** Between the groups of a telephone number: "(55) 1234-5678". */
const separator = /^[\s().+\-‐-―·_*]{0,3}$/
const year = /^(?:19|20)\d\d$/

/** Groups of digits that are as long as a telephone number together. */
function findPhones(text: string, tokens: readonly Token[]): Span[] {
  const found: Span[] = []
  for (let first = 0; first < tokens.length; first++) {
    if (!tokens[first]!.isNumber) continue
    let last = first
    while (
      tokens[last + 1]?.isNumber &&
      separator.test(text.slice(tokens[last]!.end, tokens[last + 1]!.start))
    )
      last++
    const group = tokens.slice(first, last + 1)
    const isYears = group.every(({ word }) => year.test(word))
    const digits = group.reduce((sum, { word }) => sum + word.length, 0)
    const before = tokens.slice(Math.max(0, first - 3), first)
    const isAnnounced =
      text[group[0]!.start - 1] === '+' || before.some(({ word }) => words.phoneWords.has(word))
    const isAmount =
      /[$€£]\s?$/.test(text.slice(Math.max(0, group[0]!.start - 2), group[0]!.start)) ||
      words.amountWords.has(tokens[last + 1]?.word ?? '')
    const isLong = digits >= (isAnnounced ? announcedPhoneMin : phoneMin) && digits <= phoneMax
    if (isLong && !isYears && !isAmount) found.push(span('phone', group[0]!, group.at(-1)!))
    first = last
  }
  return found
}

const spokenPhoneMin = 7

/** Digits in words: "cinco cinco uno dos…". */
function findSpokenPhones(tokens: readonly Token[]): Span[] {
  const found: Span[] = []
  let count = 0
  tokens.forEach((token, index) => {
    count = words.digitWords.has(token.word) ? count + 1 : 0
    const isLast = !words.digitWords.has(tokens[index + 1]?.word ?? '')
    if (isLast && count >= spokenPhoneMin) found.push(span('phone', tokens[index - count + 1]!, token))
  })
  return found
}

/** A messenger, or a network with a name in it. */
function findMessenger(text: string, tokens: readonly Token[], index: number): Span | undefined {
  const token = tokens[index]!
  if (words.messengers.has(token.word) && token.word !== 'wa') return span('messenger', token, token)
  if (!words.networks.has(token.word) && token.word !== 'wa') return undefined
  const handle = /^\s{0,2}(?:(?:es|is|como|as)\s)?[:=-]?\s?(?:@[\w.]{2,40}|(?<=[:=]\s?)[\w.]{3,40})/i.exec(
    text.slice(token.end, token.end + 60),
  )
  return handle ? { kind: 'messenger', start: token.start, end: token.end + handle[0].length } : undefined
}

/** The words after one in the same part of the sentence; a full stop may end an abbreviation ("col. Roma"). */
function readOn(text: string, tokens: readonly Token[], index: number, max: number): readonly Token[] {
  const next = tokens.slice(index + 1, index + 1 + max)
  const end = next.findIndex(({ start }, offset) => {
    const before = tokens[index + offset]!
    const gap = text.slice(before.end, start)
    return /[,;!?\n]/.test(gap) || (/\.\s/.test(gap) && before.word.length > abbreviationMax)
  })
  return end === -1 ? next : next.slice(0, end)
}

const abbreviationMax = 6

/** Words of a school between its kind and its name. */
const schoolReach = 4

function findSchool(text: string, tokens: readonly Token[], index: number): Span | undefined {
  const token = tokens[index]!
  if (words.schools.has(token.word)) {
    const isOwn = tokens.slice(Math.max(0, index - 4), index).some(({ word }) => words.study.has(word))
    for (const next of readOn(text, tokens, index, schoolReach)) {
      const isParticle = words.schoolParticles.has(next.word)
      const isName = next.isCapitalized || (isOwn && next.word.length >= 4 && !words.notNames.has(next.word))
      if (next.isNumber || (isName && !isParticle)) return span('school', token, next)
      if (!isParticle) return undefined
    }
    return undefined
  }
  if (!words.schoolsAfterName.has(token.word)) return undefined
  let first = index
  while (first > 0 && index - first < schoolReach) {
    const before = tokens[first - 1]!
    if (!before.isCapitalized && !words.schoolParticles.has(before.word)) break
    first--
  }
  const isNamed = tokens
    .slice(first, index)
    .some((one) => one.isCapitalized && !words.schoolParticles.has(one.word))
  return isNamed ? span('school', tokens[first]!, token) : undefined
}

/** Words of a street between its kind and its number. */
const streetReach = 6

function findAddress(text: string, tokens: readonly Token[], index: number): Span | undefined {
  const token = tokens[index]!
  const next = readOn(text, tokens, index, streetReach)
  if (words.streets.has(token.word)) {
    const end = next.findIndex(({ word }) => words.notNames.has(word))
    const name = end === -1 ? next : next.slice(0, end)
    const number = name.find(({ isNumber, word }) => isNumber && word.length <= 5 && !year.test(word))
    const isHome = tokens.slice(Math.max(0, index - 4), index).some(({ word }) => words.homes.has(word))
    const last = number ?? (isHome ? name[0] : undefined)
    return last && span('address', token, last)
  }
  if (words.districts.has(token.word) && next[0]?.isCapitalized) return span('address', token, next[0])
  if (words.postalCodes.has(token.word) && next[0]?.isNumber && next[0].word.length === 5)
    return span('address', token, next[0])
  if (!words.streetsAfterNumber.has(token.word)) return undefined
  const before = tokens.slice(Math.max(0, index - 4), index)
  const number = before.findLastIndex(({ isNumber, word }) => isNumber && word.length <= 5)
  const isStreet = number !== -1 && before.slice(number + 1).every(({ isCapitalized }) => isCapitalized)
  return isStreet && number < before.length - 1 ? span('address', before[number]!, token) : undefined
}
