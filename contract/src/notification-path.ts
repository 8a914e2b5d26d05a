import type { Notification } from './notification.ts'

/** The page that a notification leads to; undefined where it is that of the actor, or none. */
export function getNotificationPath({
  type,
  postId,
  commentId,
}: Pick<Notification, 'type' | 'postId' | 'commentId'>): string | undefined {
  if (type === 'ADULT') return '/user/settings/privacy'
  if (type === 'FOLLOWER' || postId === null) return undefined
  // The id of the comment's element on the page of its post.
  return `/noticias/${postId}${commentId ? `#comment-${commentId}` : ''}`
}
