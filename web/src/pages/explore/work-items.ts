import type { Post, PostFile } from '@brilla/contract/content/post'
import type { MediaItem } from '../../features/content/post/viewer/media-address.ts'

export const listPhotos = ({ files }: Pick<Post, 'files'>): PostFile[] =>
  files.filter(({ type }) => type === 'PHOTO')

/** The items of the viewer: all photos of each post in turn, or its video. */
export function listWorkItems(posts: readonly Post[]): MediaItem[] {
  return posts.flatMap((post): MediaItem[] => {
    if (post.videoUrl !== null) return [{ postId: post.id, number: null, file: asFile(post, post.videoUrl) }]
    return listPhotos(post).map((file, index) => ({ postId: post.id, number: index + 1, file }))
  })
}

/** The video of a post, as the lists of files have it. */
const asFile = (post: Post, videoUrl: string): PostFile => ({
  id: post.id,
  url: videoUrl,
  type: 'VIDEO',
  filename: null,
  alt: '',
  width: null,
  height: null,
  placeholder: post.videoPosterPlaceholder,
  size: null,
  poster: post.videoPoster,
  createdAt: post.createdAt,
  post,
})
