/** Public interface of the message module. */
export { checkContent, checkShared, toClaims } from './content.ts'
export { countRequests, countUnread as countUnreadMessages } from './contact.store.ts'
export { countRestoredMessage, lockReceivedMessage } from './report.store.ts'
export { messageEvidence } from './evidence.store.ts'
export { deleteMessageFiles } from './file.store.ts'
export { withdrawMessage } from './member.store.ts'
export {
  messageEventHandlers,
  messageSent,
  messageUnplanned,
  messageWithdrawn,
  requestChanged,
} from './message.events.ts'
export { selectMuted } from './mute.store.ts'
export { countNewConversationsLeft } from './open-conversation.ts'
export { type ExportedMessageRow, selectDrafts, selectMessages, selectReceivedFiles } from './export.store.ts'
export { mountMessageFiles } from './file.http.ts'
export { messageRoutes } from './message.routes.ts'
export { isMinorProtected } from './message.rules.ts'
export type { AboutMessage } from './message.row.ts'
export { findUnreadMessage } from './unread.store.ts'
export { mountMessages } from './message.socket.ts'
export { markMessagesRead } from './read.ts'
export { createSendMessage, type SendMessage } from './send.ts'
