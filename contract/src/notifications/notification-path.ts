import type { Notification } from './notification.ts'

/** The page that a notification leads to; undefined where it is that of the actor, or none. */
export function getNotificationPath({
  type,
  postId,
  commentId,
  search,
  removalId,
  actor,
}: Pick<Notification, 'type' | 'postId' | 'commentId' | 'search' | 'removalId' | 'actor'>):
  | string
  | undefined {
  if (type === 'ADULT') return '/user/settings/privacy'
  if (type.startsWith('VERIFI')) return '/user/settings/verification'
  if (type === 'MESSAGE_REQUEST') return actor ? `/conversaciones/${actor.profile_url}` : undefined
  if (removalId) return getRemovalPath(removalId)
  // Without words, `q` stays: the page of exploration knows a search by it.
  if (search) {
    const query = new URLSearchParams({ q: '', ...search.query, order: 'recent' })
    return `/explorar?${query.toString()}`
  }
  if (type === 'FOLLOWER' || postId === null) return undefined
  // The id of the comment's element on the page of its post.
  return `/noticias/${postId}${commentId ? `#comment-${commentId}` : ''}`
}

/** The page of a decision that removed content, for its author. */
export function getRemovalPath(id: string): string {
  return `/decisiones/${id}`
}
