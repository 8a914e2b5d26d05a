/** Parsing of YouTube links, shared by the server and the composer. */

const youtubeLink = /^(https?:\/\/|www\.|(m\.|music\.)?youtube(-nocookie)?\.com\/|youtu\.be\/)/i

/** Path segments of playlists and live channels that have the length of a video id. */
const reservedIds = ['videoseries', 'live_stream']

/** Returns the video id of a YouTube link (watch, youtu.be, shorts, embed, live), or null. */
export function parseYoutubeId(link: string): string | null {
  const text = link.trim()
  if (!youtubeLink.test(text)) return null
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url) return null
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const id =
    host === 'youtu.be'
      ? url.pathname.split('/')[1]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? /^\/(?:shorts|embed|live|v)\/([^/]+)/.exec(url.pathname)?.[1])
        : undefined
  return id !== undefined && /^[\w-]{11}$/.test(id) && !reservedIds.includes(id) ? id : null
}

export interface FoundVideo {
  /** The link as written in the text. */
  link: string
  id: string
}

/** Finds the first YouTube video link in a text (P-posts-8). */
export function findVideo(text: string): FoundVideo | null {
  for (const word of splitWords(text)) {
    const id = parseYoutubeId(word)
    if (id !== null) return { link: word, id }
  }
  return null
}

/** Whether the text contains a link to any site. */
export const hasLink = (text: string): boolean =>
  splitWords(text).some((word) => /^(https?:\/\/|www\.)./i.test(word))

/** Splits into words, without the brackets, quotes and punctuation around them. */
const splitWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) =>
      word.replace(/^[("'«<[¡¿]+/, '').replace(/^(.*[^)"'»>\].,;:!?…])[)"'»>\].,;:!?…]+$/s, '$1'),
    )
