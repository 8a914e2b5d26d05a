import { limits } from '@brilla/contract/platform/limits'
import type { Post, PostFile } from '@brilla/contract/content/post'

/** One of a post's photos, by its number in the post. */
interface PostPhoto {
  post: Post
  file: PostFile
  number: number
}

/** Photos side by side. */
export const photosPerRow = 3

/**
 * Up to nine photos of the latest posts: one of each post, those with the most likes first, then a second of each. Only
 * whole rows are shown.
 */
export function pickPhotos(posts: readonly Post[]): PostPhoto[] {
  const photos = posts
    .toSorted((a, b) => b.likesCount - a.likesCount)
    .flatMap((post) =>
      post.files
        .filter(({ type }) => type === 'PHOTO')
        .map((file, index) => ({ post, file, number: index + 1 })),
    )
    .toSorted((a, b) => a.number - b.number)
    .slice(0, limits.recentPhotos)
  return photos.length < photosPerRow
    ? photos
    : photos.slice(0, photos.length - (photos.length % photosPerRow))
}
