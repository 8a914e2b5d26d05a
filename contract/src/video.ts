/** Videos are links to YouTube: how one is recognised, by the server and while it is typed. */

const youtubeLink = /^(https?:\/\/|www\.|(m\.|music\.)?youtube(-nocookie)?\.com\/|youtu\.be\/)/i

/** What stands for a list or a channel where else an id stands, and is as long as one. */
const notVideos = ['videoseries', 'live_stream']

/** The id in any YouTube link: watch, youtu.be, shorts, embed, live; null when it is none. */
export function youtubeIdOf(link: string): string | null {
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
  return id !== undefined && /^[\w-]{11}$/.test(id) && !notVideos.includes(id) ? id : null
}

export interface FoundVideo {
  /** The link as it was written. */
  link: string
  id: string
}

/** The first link in a text from which a video's id can be read (content.md section 5). */
export function findVideo(text: string): FoundVideo | null {
  for (const word of wordsOf(text)) {
    const id = youtubeIdOf(word)
    if (id !== null) return { link: word, id }
  }
  return null
}

/** Whether a text holds what its writer means as a link, be it to a video or not. */
export const hasLink = (text: string): boolean =>
  wordsOf(text).some((word) => /^(https?:\/\/|www\.)./i.test(word))

/** Words without the brackets, quotes and stops around them, which are no part of a link. */
const wordsOf = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replace(/^[("'«<[¡¿]+/, '').replace(/[)"'»>\].,;:!?…]+$/, ''))
