import type { Notification, NotificationType } from '@brilla/contract/notifications/notification'
import type { Reported } from './reported.texts.ts'

type SearchData = NonNullable<Notification['search']>

/**
 * Of `SAVED_SEARCH`: the search as it was, and how many new matches it has. Of decisions about removed content: the case in
 * which it was removed. Of `REPORT_DECIDED`: what was reported.
 */
export type NotificationData = SearchData | { removalId: string } | { reported: Reported }

/** The search of a notification about one. */
export function getSearch(data: NotificationData | null): SearchData | null {
  return data && 'query' in data ? data : null
}

export function getRemovalId(data: NotificationData | null): string | null {
  return data && 'removalId' in data ? data.removalId : null
}

export function getReported(data: NotificationData | null): Reported | null {
  return data && 'reported' in data ? data.reported : null
}

/** A notification that should exist if what it is about has not been undone, and should not otherwise. */
export interface Candidate {
  recipientId: string
  type: NotificationType
  /** Null for notifications of Brilla itself. */
  actorId: string | null
  /**
   * What was done: the comment, the share, the post or comment that was liked. Unique per recipient and actor;
   * notifications about the same source are grouped, such as likes of a post.
   */
  sourceId: string
  postId: string | null
  commentId: string | null
  /** Whose post it is on; nobody is notified when a block separates them. */
  postAuthorId: string | null
  /** The text of a comment or post that mentions the recipient; null for other types. */
  text: string | null
  /** What it tells; absent where its type says it. */
  data?: NotificationData
  /** Null when it had been undone when it was read. */
  createdAt: Date | null
}

/** The first for each recipient, without the actor. */
export function mergeRecipients(candidates: Candidate[]): Candidate[] {
  const byRecipient = new Map<string, Candidate>()
  for (const each of candidates) {
    if (each.recipientId !== each.actorId && !byRecipient.has(each.recipientId))
      byRecipient.set(each.recipientId, each)
  }
  return [...byRecipient.values()]
}
