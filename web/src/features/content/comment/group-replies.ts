import type { Comment } from '@brilla/contract/content/comment'

interface Thread<Item extends Comment> {
  comment: Item
  replies: Item[]
}

/** Puts replies below the comment that they reply to; one whose comment is not in the list stands on its own (P-comments-8). */
export function groupReplies<Item extends Comment>(comments: readonly Item[]): Thread<Item>[] {
  const threads = new Map<string, Thread<Item>>()
  const listed = new Set(comments.map(({ id }) => id))
  const isReply = ({ replyTo }: Item) => replyTo !== null && listed.has(replyTo)
  for (const comment of comments) if (!isReply(comment)) threads.set(comment.id, { comment, replies: [] })
  for (const comment of comments) if (isReply(comment)) threads.get(comment.replyTo!)?.replies.push(comment)
  return [...threads.values()]
}
