/** The one measure of texts and the one way to cut them, for server and client. */

/** The number of characters by which limits are measured: code points, as the schemas of the contract and PostgreSQL count them. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

let graphemes: Intl.Segmenter | undefined

/** The beginning of a text: at most `max` code points, and no flag, family of emoji or accented letter cut in half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  let count = 0
  for (const character of text) {
    if (count++ === max) break
    end += character.length
  }
  if (end === text.length) return text
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  // A single character that is longer than the limit is cut all the same.
  return text.slice(0, graphemes.segment(text).containing(end)?.index || end)
}

/** The beginning of a text with an ellipsis in place of the spaces and the punctuation at its end: "compañía…", not "compañía.…". */
export function addEllipsis(beginning: string): string {
  let end = beginning.length
  while (end > 0 && /[\s.,;:…]/u.test(beginning.charAt(end - 1))) end--
  return `${beginning.slice(0, end)}…`
}

/** A text cut to at most `max` code points, at the end of a word and never inside an emoji. */
export function truncate(text: string, max: number): string {
  if (cutText(text, max) === text) return text
  return addEllipsis(cutText(text, max - 1).replace(/^(.*\S)\s+\S{0,30}$/su, '$1'))
}
