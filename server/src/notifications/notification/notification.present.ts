import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { Notification } from '@brilla/contract/notifications/notification'
import { cutText } from '@brilla/contract/platform/truncate'
import { presentAuthor } from '../../people/profile/index.ts'
import { getRemovalId, getReported, getSearch } from './candidate.ts'
import type { NotificationRow } from './notification.list.store.ts'
import { writeText } from './notification.texts.ts'

/** Converts a notification, or a grouped row, to the API format. */
export function presentNotification(row: NotificationRow, language: Language): Notification {
  const { type, others, comment_id, author_id } = row
  const isInComment = comment_id !== null
  const search = getSearch(row.data)
  const reported = getReported(row.data)
  return {
    id: row.id,
    lineId: row.group_id,
    type,
    is_read: row.is_read,
    postId: row.post_id,
    commentId: comment_id,
    createdAt: row.created_at.toISOString(),
    actor: author_id === null ? null : presentAuthor({ ...row, author_id }),
    others,
    text: writeText(
      { type, name: author_id && row.full_name, others, isInComment, search, reported },
      language,
    ),
    excerpt: row.excerpt && cutText(row.excerpt, limits.excerptMax),
    search,
    removalId: getRemovalId(row.data),
  }
}
