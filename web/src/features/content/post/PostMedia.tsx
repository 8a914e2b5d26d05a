import type { Post } from '@brilla/contract/content/post'
import { useMediaLink } from './viewer/media-address.ts'
import { PostDocuments } from './PostDocuments.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostVideo } from './PostVideo.tsx'

/** The media of a post: photos, a video, or documents (P-posts-2). */
export function PostMedia({
  post,
  prioritizeImages,
}: {
  post: Pick<Post, 'id' | 'files' | 'videoUrl' | 'videoPortrait' | 'videoPoster' | 'videoPosterPlaceholder'>
  prioritizeImages: boolean
}) {
  const linkTo = useMediaLink()
  return (
    <>
      <PostGrid post={post} eager={prioritizeImages} />
      {post.videoUrl && (
        <PostVideo
          id={post.videoUrl}
          poster={post.videoPoster}
          isPortrait={post.videoPortrait}
          placeholder={post.videoPosterPlaceholder}
          viewer={linkTo(post.id)}
        />
      )}
      <PostDocuments files={post.files} />
    </>
  )
}
