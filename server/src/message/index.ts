/** Public interface of the message module. */
export { countUnread as countUnreadMessages } from './contact.store.ts'
export { messageEventHandlers, messageSent } from './message.events.ts'
export { type ExportedMessageRow, selectDrafts, selectMessages, selectReceivedFiles } from './export.store.ts'
export { mountMessageFiles } from './file.http.ts'
export { messageRoutes } from './message.routes.ts'
export { findUnreadMessage } from './unread.store.ts'
export { mountMessages } from './message.socket.ts'
export { markMessagesRead } from './read.ts'
