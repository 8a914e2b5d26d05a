/** Links, hashtags and mentions in the texts of people. */
import { limits } from '../platform/limits.ts'

export type TextEntity = {
  /** Where it is in the text. */
  start: number
  end: number
} & (
  | { type: 'link'; href: string }
  /** As it was written, without its `#` (P-posts-26). */
  | { type: 'hashtag'; word: string }
  /** In lower case; whether somebody has the address is not known here (P-posts-31). */
  | { type: 'mention'; profileUrl: string }
)

/** Finds all links, hashtags and mentions in a text, in their order. */
export function findEntities(text: string): TextEntity[] {
  const found = findLinks(text)
  const tags = findTags(mask(text, found))
  return [...found, ...tags].toSorted((a, b) => a.start - b.start)
}

/** Up to a space, a character that cannot be seen, an angle bracket, a double or full-width quote, or a full-width mark. */
const links =
  /(?:[hH][tT][tT][pP][sS]?:\/\/|[wW][wW][wW]\.)[^\s\p{C}\u034f\u115f\u1160\u2800\u3164\uffa0<>"«»“”„、。，！？；：（）「」『』【】《》]+/gu

function findLinks(text: string): Extract<TextEntity, { type: 'link' }>[] {
  // Compiling an expression for the first text takes a slow phone up to 30 ms, here and below.
  if (!/https?:|www\./i.test(text)) return []
  return [...text.matchAll(links)].flatMap(({ 0: run, index }) => {
    let next = index
    // The next address of a list is another link.
    return run.split(/[,;|](?=https?:\/\/)/i).flatMap((written) => {
      const start = next
      next += written.length + 1
      return readLink(text, start, written) ?? []
    })
  })
}

function readLink(text: string, start: number, written: string) {
  const address = trimAddress(written)
  const hasScheme = !/^www/i.test(address)
  if (!hasScheme && /[\p{L}\p{N}\p{M}_.@/-]$/u.test(text.slice(Math.max(0, start - 2), start)))
    return undefined
  const href = hasScheme ? address : `https://${address}`
  return URL.canParse(href) ? { type: 'link' as const, start, end: start + address.length, href } : undefined
}

const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Cuts off the punctuation after an address, and closing brackets that were opened before it. */
function trimAddress(written: string): string {
  const counts = new Map<string, number>()
  for (const character of written) counts.set(character, (counts.get(character) ?? 0) + 1)
  const count = (character: string) => counts.get(character) ?? 0
  let end = written.length
  while (end > 0) {
    const last = written.charAt(end - 1)
    const isUnopened = last in opening && count(last) > count(opening[last]!)
    if (!isUnopened && !/[.,;:!?¡¿…'‘’*([{]/u.test(last)) break
    counts.set(last, count(last) - 1)
    end--
  }
  return written.slice(0, end)
}

/** Replaces links, whose `@` and `#` mean nothing to us, with as many spaces, so that all positions stay the same. */
function mask(text: string, links: readonly { start: number; end: number }[]): string {
  let masked = ''
  for (const { start, end } of links) masked += text.slice(masked.length, start) + ' '.repeat(end - start)
  return masked + text.slice(masked.length)
}

const tag = /#([\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)|@([a-zA-Z0-9_-]+)/gu
/** Combining marks that turn a character into an emoji: no part of a word. */
const emojiMark = /[\ufe00-\ufe0f\u20e3]/

function findTags(text: string): TextEntity[] {
  if (!/[#@]/.test(text)) return []
  const tags: TextEntity[] = []
  for (const { 1: run = '', 2: name = '', index: start } of text.matchAll(tag)) {
    const [word = ''] = run.split(emojiMark)
    const end = start + 1 + (name || word).length
    if (!canBegin(text, start, tags.at(-1)?.end)) continue
    if (isTag(word)) tags.push({ type: 'hashtag', word, start, end })
    else if (isName(name) && !isContinued(text.slice(end, end + 3)))
      tags.push({ type: 'mention', profileUrl: name.toLowerCase(), start, end })
  }
  return tags
}

const isName = ({ length }: string) => length >= limits.profileUrlMin && length <= limits.profileUrlMax

/** Whether a name is the beginning of a longer one, such as `@ana.pech` or `@ana@elsewhere`. */
const isContinued = (following: string) =>
  /^(?:[\p{L}\p{N}\p{M}_@-]|\.[\p{L}\p{N}_])/u.test(following) && !emojiMark.test(following.charAt(0))

/** Not within a word, an e-mail address, a path or an HTML entity, but right after another one, as in `#danza/#teatro`. */
function canBegin(text: string, start: number, previousEnd: number | undefined): boolean {
  if (previousEnd === start || (previousEnd === start - 1 && text[previousEnd] === '/')) return true
  const [sign, before] = [text[start], text[start - 1]]
  if (before === sign || (sign === '#' && before === '&')) return false
  return (
    !/[\p{L}\p{N}\p{M}_/]$/u.test(text.slice(Math.max(0, start - 2), start)) || emojiMark.test(before ?? '')
  )
}

/** Whether a word is not too long and has a letter: emoji and digits alone are no tags (P-posts-26). */
function isTag(word: string): boolean {
  const { length } = Array.from(word)
  return length >= limits.hashtagMin && length <= limits.hashtagMax && /\p{L}/u.test(word)
}
