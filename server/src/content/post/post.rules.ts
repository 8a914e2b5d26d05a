import { toWords } from '../../accounts/account/index.ts'

type PostKind = 'text' | 'photos' | 'video' | 'documents'

/** Determines the kind of a new post, or the error code when its content is missing or mixed (P-posts-2). */
export function getPostKind(post: {
  description: string
  files: { type: 'image' | 'file' }[]
  videoUrl?: string | null | undefined
}): PostKind | 'un_solo_tipo' | 'sin_contenido' {
  const kinds = new Set<PostKind>(post.files.map(({ type }) => (type === 'image' ? 'photos' : 'documents')))
  if (post.videoUrl) kinds.add('video')
  if (kinds.size > 1) return 'un_solo_tipo'
  const [kind] = kinds
  if (kind) return kind
  return post.description === '' ? 'sin_contenido' : 'text'
}

/** The alternative texts of the files of a post by their fields. */
export const listAlts = (files: readonly { alt: string }[]): Record<string, string> =>
  Object.fromEntries(files.map(({ alt }, index) => [`files.${index}.alt`, alt]))

/** The names of the documents of a post, which its readers see, as texts by their fields (P-minors-13). */
export const listFilenames = (documents: readonly { filename: string }[]): Record<string, string> =>
  Object.fromEntries(documents.map(({ filename }, index) => [`files.${index}.filename`, toWords(filename)]))
