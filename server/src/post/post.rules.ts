const youtubeLink = /^(https?:\/\/|www\.|(m\.|music\.)?youtube(-nocookie)?\.com\/|youtu\.be\/)/i

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
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : null
}

type Kind = 'text' | 'photos' | 'video' | 'documents'

/** What a new post is, or the code of why it is none (decision 28; content.md section 5). */
export function kindOf(post: {
  description: string
  files: { type: 'image' | 'file' }[]
  videoUrl?: string | null | undefined
}): Kind | 'un_solo_tipo' | 'sin_contenido' {
  const kinds = new Set<Kind>(post.files.map(({ type }) => (type === 'image' ? 'photos' : 'documents')))
  if (post.videoUrl) kinds.add('video')
  if (kinds.size > 1) return 'un_solo_tipo'
  const [kind] = kinds
  if (kind) return kind
  return post.description === '' ? 'sin_contenido' : 'text'
}
