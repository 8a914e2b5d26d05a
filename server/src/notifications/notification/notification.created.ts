import { defineEvent } from '../../platform/outbox/index.ts'

/** A notification that somebody with a subscribed device can see was created, the first of its group. */
export const notificationCreated = defineEvent<{ notificationId: string }>('notification.created')
