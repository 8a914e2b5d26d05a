/** Splits the sentence of a search into words, numbers with their decimals, dashes between them, and the plus after one. No I/O. */
import { foldText } from '../../platform/fold-text.ts'

export interface Token {
  /** As it was typed. */
  text: string
  /** Without case and accents. */
  word: string
  /** Whether punctuation separates it from the token before. */
  isApart: boolean
}

/** A height in feet, a number with decimals, digits, a dash, a plus, or a word, also "don't". */
const part = /\d['′’]\d{1,2}|\d+[.,]\d+|\d+|[-–+]|[\p{Alphabetic}\p{M}\p{Nd}]+(?:['’]t\b)?/gu
const isDash = (text: string) => text === '-' || text === '–'
const isNumber = (text: string | undefined) => text !== undefined && /^\d/.test(text)
/** Written right after a number without being a part of its word, as those of "3d" and "20s" are. */
const units = new Set(['m', 'mt', 'mts', 'cm', 'año', 'años', 'anos', 'yo', '+'])

export function splitSentence(q: string): Token[] {
  const parts: { text: string; isApart: boolean }[] = []
  let end = 0
  for (const { 0: text, index } of q.matchAll(part)) {
    const last = parts.at(-1)
    // Right after a number a plus means "or more".
    if (text === '+' && (index !== end || !isNumber(last?.text))) continue
    if (last && index === end && isNumber(last.text) && !isDash(text) && !units.has(text.toLowerCase()))
      last.text += text
    else parts.push({ text, isApart: q.slice(end, index).trim() !== '' })
    end = index + text.length
  }
  return parts
    .filter(
      ({ text }, at) => !isDash(text) || (isNumber(parts[at - 1]?.text) && isNumber(parts[at + 1]?.text)),
    )
    .map(({ text, isApart }) => ({
      text,
      isApart,
      word: foldText(text).replace(/[′’]/, "'").replace('–', '-'),
    }))
}

export const joinWords = (tokens: { text: string }[]): string => tokens.map(({ text }) => text).join(' ')

/** Where a pattern matches the words, joined by single spaces: tokens from `start` until before `end`. */
export function matchTokens(
  tokens: Token[],
  pattern: RegExp,
): { start: number; end: number; groups: (string | undefined)[] }[] {
  const starts: number[] = []
  let text = ''
  for (const { word } of tokens) {
    starts.push(text.length)
    text += `${word} `
  }
  return [...text.matchAll(pattern)].map((match) => {
    const [found, ...groups] = match
    const start = starts.findLastIndex((at) => at <= match.index)
    const after = starts.findIndex((at) => at >= match.index + found.trimEnd().length)
    return { start, end: after < 0 ? tokens.length : after, groups }
  })
}
