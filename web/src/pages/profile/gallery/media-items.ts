import type { PostFile } from '@brilla/contract/content/post'
import type { MediaItem } from '../../../features/content/post/viewer/media-address.ts'

/** The items of the viewer from a list of files, in which a post's photos are adjacent and in order. */
export function listMediaItems(files: readonly PostFile[]): MediaItem[] {
  let number = 0
  return files.map((file, index) => {
    number = files[index - 1]?.post.id === file.post.id ? number + 1 : 1
    return { postId: file.post.id, number: file.type === 'PHOTO' ? number : null, file }
  })
}
