/** Public interface of the notification module. */
export { notificationCounters } from './notification.counters.store.ts'
export { notificationEventHandlers } from './notification.events.ts'
export { selectNotifications } from './notification.export.store.ts'
export { listUnreadTexts, notificationCreated, readNotification } from './notification.notify.ts'
export { findUnread } from './notification.read.store.ts'
export { notificationRoutes } from './notification.routes.ts'
export { notificationJobs, requestNotification } from './system.events.ts'
export { deleteNotifications } from './notification.store.ts'
