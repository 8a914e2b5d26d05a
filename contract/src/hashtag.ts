/** Hashtags in posts and comments: `#` and a word (P-posts-26). */
import { limits } from './limits.ts'
import { maskWebAddresses } from './text.ts'

export interface Hashtag {
  /** As it was written, without its `#`. */
  word: string
  /** Where it is in the text, from its `#`. */
  start: number
  end: number
}

const { hashtagMin: min, hashtagMax: max } = limits

/** Letters, digits and underscores of any script, of which one is a letter; not within a word, a path or an HTML entity. */
// oxlint-disable-next-line regular-expressions/linear -- its lookahead ends at the next `#`, so that each character is read twice at most.
const hashtag = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}_#&/])#(?=[\p{N}\p{M}_]*\p{L})([\p{L}\p{N}\p{M}_]{${min},${max}})(?![\p{L}\p{N}\p{M}_])`,
  'gu',
)

/** Finds all hashtags in a text, in their order. */
export function findHashtags(text: string): Hashtag[] {
  // Compiling the expression for the first text takes a slow phone 30 ms.
  if (!text.includes('#')) return []
  return [...maskWebAddresses(text).matchAll(hashtag)].map(({ 0: whole, 1: word = '', index }) => ({
    word,
    start: index,
    end: index + whole.length,
  }))
}

/** The word of a text that is a hashtag and nothing else, such as a search for one; undefined for any other text. */
export function parseHashtag(text: string): string | undefined {
  const written = text.trim()
  const [found] = findHashtags(written)
  return found?.end === written.length && found.start === 0 ? found.word : undefined
}

/** Path of the page that lists the posts with a hashtag. */
export const getHashtagPath = (word: string): string => `/explorar?q=${encodeURIComponent(`#${word}`)}`
