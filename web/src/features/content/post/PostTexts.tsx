import type { Post } from '@brilla/contract/content/post'
import { PostText } from './PostText.tsx'

/** What the author wrote, the same on the card, in a share and in the viewer. A new text of a post is shown here. */
export function PostTexts({
  post: { id, description, language },
  className,
}: {
  post: Pick<Post, 'id' | 'description' | 'language'>
  className?: string
}) {
  if (!description) return null
  return (
    <PostText
      subject={{ postId: id }}
      text={description}
      language={language}
      {...(className !== undefined && { className })}
    />
  )
}
