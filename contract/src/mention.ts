/** Mentions of people in posts and comments: `@` and a profile address (P-notifications-8). */
import { limits } from './limits.ts'
import { maskWebAddresses } from './text.ts'

export interface Mention {
  /** In lower case. */
  profileUrl: string
  /** Where it is in the text, from its `@`. */
  start: number
  end: number
}

const { profileUrlMin: min, profileUrlMax: max } = limits

/** Not within a word, an e-mail address or a path, and not the beginning of a longer name (`@ana.pech`, `@ana@elsewhere`). */
const mention = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}_@/])@([a-zA-Z0-9_-]{${min},${max}})(?![\p{L}\p{N}\p{M}_@-]|\.[\p{L}\p{N}_])`,
  // Ignoring case would make it twice as slow to compile.
  'gu',
)

/** Finds all mentions in a text, in their order; whether somebody has the address is not known here. */
export function findMentions(text: string): Mention[] {
  // Compiling the expression for the first text takes a slow phone 30 ms.
  if (!text.includes('@')) return []
  return [...maskWebAddresses(text).matchAll(mention)].map(({ 0: whole, 1: profileUrl = '', index }) => ({
    profileUrl: profileUrl.toLowerCase(),
    start: index,
    end: index + whole.length,
  }))
}

/** The profile addresses that a text mentions, each once; those after the first ten are not notified. */
export function listMentioned(text: string): string[] {
  const all = new Set(findMentions(text).map(({ profileUrl }) => profileUrl))
  return [...all].slice(0, limits.mentionsMax)
}
