import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '@brilla/contract/content/comment'
import { limits } from '@brilla/contract/platform/limits'
import { serverNow } from '../../../lib/server-time.ts'
import { updatePost } from '../post/post.cache.ts'

/** All comments of a post, in pages. */
export const commentsKey = (postId: string) => ['comments', postId] as const
/** The comments that the person has written under a post since the page was opened. */
export const writtenKey = (postId: string) => ['written-comments', postId] as const

/** A comment that was written on this page. */
export interface WrittenComment extends Comment {
  /** Its id until the server has given it one; it stays the key of the list item. */
  temporaryId: string
  isPending: boolean
}

type NumberOrFlag = { [F in keyof Comment]: Comment[F] extends number | boolean ? F : never }[keyof Comment]
type ReactionField = Exclude<NumberOrFlag, 'isOwner'>

/** What people have done with a new comment. An edit leaves it as it is. */
export const noReactions: Pick<Comment, ReactionField> = { likesCount: 0, reacted: false }
const reactionFields = Object.keys(noReactions) as ReactionField[]

type Pages = { pages: { rows: Comment[] }[]; pageParams: unknown[] } | undefined

/** Shows a comment before the server has it. */
export function addPendingComment(
  queries: QueryClient,
  postId: string,
  { temporaryId, text, ...rest }: { temporaryId: string; text: string } & Pick<Comment, 'user' | 'replyTo'>,
): void {
  const comment: WrittenComment = {
    id: temporaryId,
    temporaryId,
    isPending: true,
    comment: text,
    language: null,
    postId,
    createdAt: new Date(serverNow()).toISOString(),
    editedAt: null,
    ...noReactions,
    isOwner: true,
    audience: 'everyone',
    ...rest,
  }
  queries.setQueryData<WrittenComment[]>(writtenKey(postId), (written = []) => [...written, comment])
}

/** Removes a comment that the server has not accepted. */
export function removePendingComment(queries: QueryClient, postId: string, temporaryId: string): void {
  queries.setQueryData<WrittenComment[]>(writtenKey(postId), (written) =>
    written?.filter((one) => one.temporaryId !== temporaryId),
  )
}

/** Puts the server's comment in the place of the pending one, and counts it. */
export function confirmComment(queries: QueryClient, comment: Comment, temporaryId: string): void {
  const confirmed: WrittenComment = { ...comment, temporaryId, isPending: false }
  queries.setQueryData<WrittenComment[]>(writtenKey(comment.postId), (written = []) =>
    written.some((one) => one.temporaryId === temporaryId)
      ? written.map((one) => (one.temporaryId === temporaryId ? confirmed : one))
      : [...written, confirmed],
  )
  updatePost(queries, comment.postId, (post) =>
    // A refetch may have brought it already.
    post.commentsItems.some(({ id }) => id === comment.id)
      ? {}
      : {
          commentsCount: post.commentsCount + 1,
          commentsItems: [...post.commentsItems, comment].slice(0, limits.commentsInPost),
        },
  )
}

/** Changes the comments of a post wherever they are shown. */
export function updateComments(
  queries: QueryClient,
  postId: string,
  change: <Item extends Comment>(comments: Item[]) => Item[],
): void {
  updatePost(queries, postId, ({ commentsItems }) => ({ commentsItems: change(commentsItems) }))
  queries.setQueryData<WrittenComment[]>(writtenKey(postId), (written) => written && change(written))
  queries.setQueryData<Pages>(
    commentsKey(postId),
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
  )
}

/** Changes one comment wherever it is shown. */
export function updateComment(
  queries: QueryClient,
  { id, postId }: Pick<Comment, 'id' | 'postId'>,
  change: (comment: Comment) => Partial<Comment>,
): void {
  updateComments(queries, postId, (comments) =>
    comments.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  )
}

/** Takes over an edited comment, wherever it is shown. What other requests change, such as a like under way, stays. */
export function replaceEdited(queries: QueryClient, edited: Comment): void {
  updateComment(queries, edited, (held) => ({
    ...edited,
    ...Object.fromEntries(reactionFields.map((field) => [field, held[field]])),
  }))
}
