/** Sends notifications and messages to devices (P-notifications-11). */
import { truncate } from '@brilla/contract/platform/truncate'
import { brand } from '@brilla/contract/platform/brand'
import type { Notification, NotificationType } from '@brilla/contract/notifications/notification'
import { getNotificationPath } from '@brilla/contract/notifications/notification-path'
import type { PushFlag } from '@brilla/contract/notifications/notification-flags'
import type { Context } from '../../context.ts'
import { type AboutMessage, findUnreadMessage, messageSent } from '../../conversations/message/index.ts'
import { notificationCreated, readNotification } from '../notification/index.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import type { Push } from '../../platform/web-push.ts'
import { deleteEnded, findSubscriptions } from './push.store.ts'

/** Seconds: what is older, and what could not be delivered to a device within this time, is not sent any more. */
const lifetime = 24 * 60 * 60
const messageTextMax = 200

/** What the service worker shows. */
interface Payload {
  title: string
  body: string
  /** The page that it opens, without the origin. */
  url: string
  /** A later one with the same tag replaces it. */
  tag: string
  lang: string
}

const flags: Partial<Record<NotificationType, PushFlag>> = {
  FOLLOWER: 'followers',
  COMMENT: 'following',
  REPLY: 'following',
  MENTION: 'following',
  LIKE_POST: 'following',
  LIKE_COMMENT: 'following',
  SHARE: 'following',
  SAVED_SEARCH: 'searches',
  MESSAGE_REQUEST: 'messages',
}

/** Sends to all devices of an account that want this kind of notification. */
async function send(
  { clock, db, push }: Context,
  accountId: string,
  flag: PushFlag | null,
  payload: Payload,
  urgency: Push['urgency'],
): Promise<void> {
  const subscriptions = await findSubscriptions(db, accountId, flag, clock.now())
  const sent = await Promise.allSettled(
    subscriptions.map(async (subscription) => {
      const { tag: topic } = payload
      const options = { payload: JSON.stringify(payload), ttl: lifetime, urgency, topic }
      if ((await push.send(subscription, options)) === 'ended') await deleteEnded(db, subscription)
    }),
  )
  const failed = sent.find(({ status }) => status === 'rejected')
  // Another attempt sends to all again, where it replaces what has the same tag.
  if (failed?.status === 'rejected') throw failed.reason
}

export function pushEventHandlers(context: Context): EventHandler<never>[] {
  const { clock, db } = context
  const isRecent = (time: Date) => clock.now().getTime() - time.getTime() < lifetime * 1000

  const notifications: EventHandler<{ notificationId: string }> = {
    name: 'push.notification',
    events: [notificationCreated],
    retries: 4,
    async handle({ notificationId }) {
      const found = await readNotification(db, notificationId)
      if (!found || found.notification.is_read) return
      const { notification, recipientId, language, sourceId } = found
      if (!isRecent(new Date(notification.createdAt))) return
      const payload = {
        title: brand.name,
        body: notification.text,
        url: getUrl(notification),
        tag: `${notification.type} ${sourceId}`,
        lang: language,
      }
      await send(context, recipientId, flags[notification.type] ?? null, payload, 'normal')
    },
  }

  const messages: EventHandler<AboutMessage> = {
    name: 'push.message',
    events: [messageSent],
    retries: 4,
    async handle(about) {
      const message = await findUnreadMessage(db, about)
      if (!message || !isRecent(message.created_at)) return
      const { full_name, profile_url, language, text } = message
      const isSpanish = language !== 'en'
      const payload = {
        title: full_name,
        body: truncate(text, messageTextMax) || (isSpanish ? 'Te envió un mensaje.' : 'Sent you a message.'),
        url: `/conversaciones/${profile_url}`,
        tag: `message ${about.senderId}`,
        lang: language,
      }
      await send(context, about.receiverId, 'messages', payload, 'high')
    },
  }

  return [notifications, messages]
}

/** The page of a notification, or else of its actor. */
function getUrl(notification: Notification): string {
  const { actor } = notification
  // An agency has no page of its own.
  const actorPath = actor?.type === 'talento' ? `/profile/${actor.profile_url}` : '/notificaciones'
  return getNotificationPath(notification) ?? actorPath
}
