/** Events of the realtime connection, Socket.IO at `/socket.io/` (P-realtime-1). */
import { z } from 'zod'
import type { Problem } from '../platform/errors.ts'
import { idInBody, text } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'
import { clientId, type Message } from './message.ts'
import type { Notification } from '../notifications/notification.ts'
import type { Author } from '../people/profile.ts'

/** Events the server emits. */
export interface ServerEvents {
  /**
   * What the account sees may have changed: the client reads it again. Sent to both people of a block and when the own
   * account has changed, and to a few others when any account was deactivated, suspended or restored, so that its arrival
   * does not tell what happened (P-realtime-9).
   */
  refresh: () => void
  /**
   * Messages up to `upTo` (ISO 8601) have been read in the conversation with `profile_url`: those of that person by the
   * account itself, on any device, when `own`, otherwise those of the account by that person. The latter is not sent while
   * the messages are a request.
   */
  read: (payload: { profile_url: string; upTo: string; own: boolean }) => void
  /**
   * A new message; `actor` is its sender. Sent to the recipient, with the number of unread messages in all conversations,
   * and to the sender's other connections. May arrive twice: clients ignore a message they have.
   */
  message: (push: { actor: Author; message: Message; unread?: number }) => void
  /** A message was withdrawn; sent to both. */
  withdrawn: (payload: { id: string }) => void
  /** The person with this `profile_url` is typing; shown for five seconds. */
  typing: (payload: { profile_url: string }) => void
  /**
   * The newest notification of its grouped row, and the number of unread ones after it. May arrive twice: clients put it
   * in the place of the row with the same `lineId`.
   */
  notification: (notification: Notification & { unread: number }) => void
  /** The number of unread notifications changed otherwise: some were marked as read, on any device, or removed. */
  'notifications-read': (payload: { unread: number }) => void
}

/** Payload of `add-message`: a text only. Without `clientId`, sending again sends a second message. */
export const addMessage = z.strictObject({
  message: text(limits.messageMax, 'texto_vacio'),
  receiverId: idInBody,
  clientId: clientId.optional(),
})

/** Payload of `typing`: the person to whom the caller is typing. */
export const typing = z.strictObject({ profile_url: z.string('required').max(300) })

/** Events a client sends. Payloads are parsed with the schemas above. */
export interface ClientEvents {
  'add-message': (payload: unknown, acknowledge?: (reply: { message: Message } | Problem) => void) => void
  /** Ignored unless both have accepted the conversation. */
  typing: (payload: unknown) => void
}

/** `data` of a `connect_error`; `error` is a code of the error catalog. */
export interface ConnectErrorData {
  error: string
}
