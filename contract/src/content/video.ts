/** Finding of YouTube videos in texts, for the server, the composer and the texts of posts (P-posts-7, P-posts-8). */

export interface FoundVideo {
  /** YouTube's id of the video. */
  id: string
  /** Whether its link says that it is taller than wide, as Shorts are. */
  isPortrait: boolean
  /** Where its link begins and ends in the text. */
  start: number
  end: number
}

/** A link to YouTube behind the beginning of a text, or anything that cannot be part of another address. */
const youtubeLink =
  /(^|[^\p{L}\p{N}_.@/-])((?:https?:\/\/|\/\/)?(?:(?:www|m|music|gaming)\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com)\/[\w\-.~:/?#@!$&*+,;=%]*[\w\-/=%&#])/giu

/** Finds the first video whose link is anywhere in a text, also in an embed code, in brackets or quotes, or behind an emoji. */
export function findVideo(text: string): FoundVideo | null {
  for (const { 1: before = '', 2: link = '', index } of text.matchAll(youtubeLink)) {
    // Another scheme's address, such as that of FTP.
    if (before === ':' && link.startsWith('//')) continue
    const id = parseId(link)
    if (id === null) continue
    const start = index + before.length
    return { id, isPortrait: /\/shorts\//i.test(link), start, end: start + link.length }
  }
  return null
}

/** Path segments of playlists and live channels that have the length of a video id. */
const reservedIds = ['videoseries', 'live_stream']

function parseId(link: string): string | null {
  // An embed code is HTML.
  const address = link.replaceAll('&amp;', '&').replace(/^(?:https?:)?\/\//i, '')
  const { hostname, pathname, searchParams } = new URL(`https://${address}`)
  const [, first, second] = pathname.split('/')
  const isShort = hostname === 'youtu.be'
  const inPath = /^(?:shorts|embed|live|watch|v|e)$/.test(first ?? '') ? second : undefined
  const id = isShort ? first : (searchParams.get('v') ?? inPath)
  return id !== undefined && /^[\w-]{11}$/.test(id) && !reservedIds.includes(id) ? id : null
}

/** Removes the link of a video from a text, with the element, brackets or quotes around it and the gap that it leaves. */
export function removeVideo(text: string, { start, end }: FoundVideo): string {
  const [before, after] = removePairs(...removeElement(text.slice(0, start), text.slice(end)))
  const [head, tail] = [before.trimEnd(), after.trimStart()]
  if (head === '' || tail === '') return head + tail
  const gaps = [before.slice(head.length), after.slice(0, after.length - tail.length)] as const
  const [linesBefore, linesAfter] = [gaps[0].split('\n').length - 1, gaps[1].split('\n').length - 1]
  // The line of a link that had one of its own goes too.
  const lines = linesBefore + linesAfter - (linesBefore && linesAfter ? 1 : 0)
  if (lines > 0) return head + '\n'.repeat(lines) + tail
  const isClosing = /^[,.;:!?)\]}»”]/.test(tail)
  return gaps.join('') === '' || isClosing ? head + tail : `${head} ${tail}`
}

/** Removes the tags of an element that has the link in an attribute, such as an embed code; its content stays. */
function removeElement(before: string, after: string): [before: string, after: string] {
  const open = /<([a-z]+)\s[^<>]*$/i.exec(before)
  const rest = /^[^<>]*>/.exec(after)
  if (!open || !rest) return [before, after]
  return [before.slice(0, open.index), after.slice(rest[0].length).replace(/<\/[a-z]+\s*>/i, '')]
}

const pairs: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '«': '»',
  '‹': '›',
  '“': '”',
  '„': '“',
  '‘': '’',
  '"': '"',
  "'": "'",
  '`': '`',
  '*': '*',
}

/** Removes brackets and quotes that hold nothing but the link. */
function removePairs(before: string, after: string): [before: string, after: string] {
  let [start, end] = [before.length, 0]
  for (;;) {
    const [open, close] = [
      before.slice(0, start).trimEnd().length - 1,
      after.length - after.slice(end).trimStart().length,
    ]
    if (open < 0 || pairs[before[open]!] === undefined || pairs[before[open]!] !== after[close])
      return [before.slice(0, start), after.slice(end)]
    start = open
    end = close + 1
  }
}

/** Whether the text contains a link to any site. */
export const hasLink = (text: string): boolean => /(?:https?:\/\/|\bwww\.)\S/i.test(text)
