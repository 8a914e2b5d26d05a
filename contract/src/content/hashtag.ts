/** Hashtags in posts and comments: `#` and a word (P-posts-26). */
import { findEntities } from './text-entities.ts'

/** The words of all hashtags in a text, in their order, as they were written. */
export const listHashtags = (text: string): string[] =>
  findEntities(text).flatMap((entity) => (entity.type === 'hashtag' ? entity.word : []))

/** The word of a text that is a hashtag and nothing else, such as a search for one; undefined for any other text. */
export function parseHashtag(text: string): string | undefined {
  const written = text.trim()
  const [found] = findEntities(written)
  const isWhole = found?.type === 'hashtag' && found.start === 0 && found.end === written.length
  return isWhole ? found.word : undefined
}

/** Path of the page that lists the posts with a hashtag. */
export const getHashtagPath = (word: string): string => `/explorar?q=${encodeURIComponent(`#${word}`)}`
