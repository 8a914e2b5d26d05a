/** Ages and heights in the sentence of a search. No I/O. */
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFilters } from './search.filters.ts'
import { isAboutChildren, type Reading, type Unread, withLead } from './sentence-reading.ts'
import { matchTokens } from './sentence-tokens.ts'
import { vocabulary } from './sentence-words.ts'

interface Pattern {
  pattern: RegExp
  /** Undefined when the numbers make no sense. */
  read: (first: number, second: number) => SearchFilters | undefined
}

const range = '(?:a|al|y|to|and|hasta|-)'
const over = '(?:(?:mayor(?:es)?|mas) (?:de|que|a)|over|above|older than|taller than|more than)'
const less = '(?:(?:menor(?:es)?|menos) (?:de|que|a)|under|below|younger than|shorter than|less than)'
const negation = '(?:no|not|no sean?)'
const more = `(?:${over}|${negation} ${less}|at least|al menos|minimo|minima|minimum|min|a partir de|desde)`
const upTo = `(?:${negation} ${over}|hasta|up to|maximo|maxima|maximum|max|at most)`
const orMore = String.raw`(?:(?:o mas|or more|\+)(?: (?:anos?|years?))?|(?:or|and) (?:older|taller|over|up)|en adelante|para arriba|(?:como )?minim(?:o|um)(?! \d))`
const orLess = String.raw`(?:(?:o menos|or less)(?: (?:anos?|years?))?|(?:or|and) (?:younger|shorter|under)|para abajo|(?:como )?maxim(?:o|um)(?! \d))`

const age = String.raw`(?:de )?(\d\d)(?: (?:anos?|years?|yo))?(?: (?:de edad|old|of age))?`
const agePatterns: Pattern[] = [
  {
    pattern: new RegExp(String.raw`\b${age} ${range} ${age}\b`, 'g'),
    read: (min, max) => toAges(min, max),
  },
  {
    pattern: new RegExp(String.raw`\b${more} ${age} (?:(?:y|and) )?${upTo} ${age}\b`, 'g'),
    read: (min, max) => toAges(min, max),
  },
  { pattern: new RegExp(String.raw`\b${upTo} ${age}\b`, 'g'), read: (max) => toAges(undefined, max) },
  { pattern: new RegExp(String.raw`\b${more} ${age}\b`, 'g'), read: (min) => toAges(min, undefined) },
  { pattern: new RegExp(String.raw`\b${age} ${orMore}(?= )`, 'g'), read: (min) => toAges(min, undefined) },
  { pattern: new RegExp(String.raw`\b${age} ${orLess}\b`, 'g'), read: (max) => toAges(undefined, max) },
  { pattern: new RegExp(String.raw`\b${less} ${age}\b`, 'g'), read: (max) => toAges(undefined, max - 1) },
  {
    pattern:
      /\b(?:de )?(?:(?:ages?|aged|edad) (\d\d)|(\d\d) (?:anos|years?|yo)(?: (?:de edad|old|of age))?)\b/g,
    read: (own, other) => toAges(own || other, own || other),
  },
]

const experiencePattern = {
  pattern: new RegExp(
    String.raw`\b(?:(?:con|with) )?(?:(?:${more}|${less}) )?\d\d? (?:${orMore} )?(?:anos?|years?) (?:${orMore} )?(?:(?:de|of) )?(?:${vocabulary.experience})\b`,
    'g',
  ),
  read: () => ({}),
}

/** Years of experience are no filter. */
export const readExperience = (unread: Unread): Reading[] =>
  readPatterns(unread, 'age', [experiencePattern], Number).map((reading) => ({
    ...reading,
    isCertain: false,
    isLeftOut: true,
  }))

/** Only adults are found by their age (P-minors-7). */
function toAges(min: number | undefined, max: number | undefined): SearchFilters | undefined {
  const { ageAdult, searchAgeMax } = limits
  if (max !== undefined && (max < ageAdult || max < (min ?? 0))) return undefined
  return {
    ...(min !== undefined && { minAge: Math.min(Math.max(min, ageAdult), searchAgeMax) }),
    ...(max !== undefined && { maxAge: max }),
  }
}

export function readAges(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  const decades = vocabulary.decades.flatMap(({ from, words }) =>
    unread.tokens.flatMap(({ word }, start): Reading[] => {
      // "In their 60s" is an age, and "from the 60s" the age of music.
      const isEra = vocabulary.eras.has(unread.tokens[start - 1]?.word ?? '')
      if (!unread.isFree(start) || !words.has(word) || isEra) return []
      const filters = { minAge: from, maxAge: from + 9 }
      return [{ filter: 'age', filters, ...withLead(unread, start, start + 1), isCertain: true }]
    }),
  )
  return [...readPatterns(unread, 'age', agePatterns, Number), ...decades].slice(0, 1)
}

const unit =
  '(?: (?:m|mts?|metros?|meters?|cm|centimetros?|centimeters?|tall|de estatura|de altura|de alto)){0,2}'
const height = String.raw`(?:de )?(\d[.,]\d{1,2}|\d{3}|\d'\d{1,2})${unit}`
/** Those who are asked for by one height may be this much smaller or taller. */
const tolerance = 3

const heightPatterns: Pattern[] = [
  {
    pattern: new RegExp(String.raw`\b${height} ${range} ${height}\b`, 'g'),
    read: (min, max) => (min <= max ? { minHeight: min, maxHeight: max } : undefined),
  },
  { pattern: new RegExp(String.raw`\b${upTo} ${height}\b`, 'g'), read: (max) => ({ maxHeight: max }) },
  { pattern: new RegExp(String.raw`\b${more} ${height}\b`, 'g'), read: (min) => ({ minHeight: min }) },
  { pattern: new RegExp(String.raw`\b${height} ${orMore}(?= )`, 'g'), read: (min) => ({ minHeight: min }) },
  { pattern: new RegExp(String.raw`\b${height} ${orLess}\b`, 'g'), read: (max) => ({ maxHeight: max }) },
  { pattern: new RegExp(String.raw`\b${less} ${height}\b`, 'g'), read: (max) => ({ maxHeight: max }) },
  {
    pattern: new RegExp(String.raw`\b${height}\b`, 'g'),
    read: (exact) => ({ minHeight: exact - tolerance, maxHeight: exact + tolerance }),
  },
]

/** Other numbers are no heights of people. */
const isHeight = (cm: number) => cm >= 120 && cm <= 230

/** Of meters, centimeters, or feet and inches; NaN for a number that is no height. */
function toCentimeters(typed: string): number {
  const [feet, inches] = typed.split("'")
  const cm =
    inches !== undefined
      ? Math.round((Number(feet) * 12 + Number(inches)) * 2.54)
      : Math.round(Number(typed.replace(',', '.')) * (/^\d{3}$/.test(typed) ? 1 : 100))
  return isHeight(cm) ? cm : NaN
}

export function readHeights(unread: Unread): Reading[] {
  if (isAboutChildren(unread)) return []
  return readPatterns(unread, 'height', heightPatterns, toCentimeters)
}

/** The first pattern that matches free tokens with numbers that make sense. */
function readPatterns(
  unread: Unread,
  filter: 'age' | 'height',
  patterns: Pattern[],
  toNumber: (typed: string) => number,
): Reading[] {
  const { tokens, isFree } = unread
  for (const { pattern, read } of patterns) {
    for (const { start, end, groups } of matchTokens(tokens, pattern)) {
      const isUnread = tokens.every((_, index) => index < start || index >= end || isFree(index))
      const [first = NaN, second = NaN] = groups.map((typed) => (typed === undefined ? NaN : toNumber(typed)))
      const isNumber = groups.every((typed) => typed === undefined || !Number.isNaN(toNumber(typed)))
      const filters = isUnread && isNumber ? read(first, second) : undefined
      if (filters) return [{ filter, filters, ...withLead(unread, start, end), isCertain: true }]
    }
  }
  return []
}
