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
