/** Notifications in the app (docs/product/notifications/notifications.md). */
import { z } from 'zod'
import { afterTime } from '../platform/cursor.ts'
import { exampleId, exampleTimeCursor } from '../platform/examples.ts'
import { id, idInBody, instant, page } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { author } from '../people/profile.ts'
import { storedQuery } from '../discovery/saved-search.ts'
import { route } from '../platform/route.ts'

/** `LIKE` is read and not sent (P-notifications-3); `NEW_POST` is in mails only. */
const notificationTypes = [
  'COMMENT',
  'LIKE_COMMENT',
  'LIKE_POST',
  'LIKE',
  'FOLLOWER',
  'MENTION',
  'REPLY',
  'SHARE',
  'NEW_POST',
  'REPORT_DECIDED',
  'APPEAL_DECIDED',
  'CONTENT_REMOVED',
  'VERIFIED',
  'VERIFICATION_REFUSED',
  'VERIFICATION_EXPIRING',
  'VERIFICATION_ENDED',
  'SAVED_SEARCH',
  'ADULT',
  'MESSAGE_REQUEST',
] as const
export type NotificationType = (typeof notificationTypes)[number]

const notification = z
  .object({
    id,
    lineId: id.describe(
      'The grouped row to which it belongs; a row of its own for types that are not grouped.',
    ),
    type: z.enum(notificationTypes),
    is_read: z.boolean().describe('With `grouped`: whether all notifications of the row are read.'),
    postId: id.nullable().describe('The post that it leads to; of a share, the share itself.'),
    commentId: id.nullable(),
    createdAt: instant,
    actor: author.nullable().describe('Null for notifications of Brilla itself.'),
    others: z
      .int()
      .describe('How many other people the grouped row stands for; 0 in a list that is not grouped.'),
    text: z.string().describe("What happened, in the reader's language, with the actor's name."),
    excerpt: z
      .string()
      .nullable()
      .describe(
        `The first ${limits.excerptMax} characters of the comment, or else of the post; null when there are none.`,
      ),
    search: z
      .object({ id, name: z.string(), query: storedQuery, count: z.int() })
      .nullable()
      .describe('Of `SAVED_SEARCH`: the search as it was, and how many new matches it had.'),
    removalId: id
      .nullable()
      .describe(
        'Of `CONTENT_REMOVED`, and of `APPEAL_DECIDED` about removed content: the decision, see `GET users/removals/{id}`.',
      ),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

export const notificationContract = {
  getNotifications: route({
    method: 'GET',
    path: '/notifications',
    audience: 'member',
    summary: `Returns the caller's notifications, newest first, ${limits.pageSize} per page; with \`grouped\` one row for all likes of a post or comment, and one for all new followers.`,
    query: z.object({
      page,
      after: afterTime,
      grouped: z
        .enum(['true', 'false'], 'invalid')
        .optional()
        .describe('A group is split where it was read: what comes afterwards is a new row.'),
    }),
    example: { query: { page: '1', after: exampleTimeCursor, grouped: 'true' } },
    replies: {
      200: z.object({
        rows: z.array(notification),
        count: z.int().describe('Number of rows, 12,000 at the most.'),
        next: z.string().nullable(),
        unread: z.int().describe('Unread notifications, not grouped (P-notifications-7).'),
      }),
    },
    unlimited: 'bounded read',
  }),
  markNotificationsRead: route({
    method: 'POST',
    path: '/notifications/update_read',
    audience: 'member',
    summary: 'Marks notifications as read. Unknown ids are ignored.',
    body: z.strictObject({
      notificationIds: z.array(idInBody, 'invalid').max(limits.updateReadMax, 'too_long'),
      scope: z
        .enum(['each', 'line', 'all'], 'not_a_choice')
        .default('each')
        .describe(
          '`each`: only these. `line`: also the older ones of the same grouped row. `all`: also all older ones.',
        ),
    }),
    example: { body: { notificationIds: [exampleId] } },
    replies: {
      200: z.object({ unread: z.int().describe('Unread notifications, not grouped (P-notifications-7).') }),
    },
    limits: [rateLimits.read],
  }),
}
