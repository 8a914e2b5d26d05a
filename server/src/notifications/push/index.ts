/** Public interface of the push module. */
export { pushEventHandlers } from './push.events.ts'
export { pushRoutes } from './push.routes.ts'
export { selectPushSubscriptions } from './push.store.ts'
