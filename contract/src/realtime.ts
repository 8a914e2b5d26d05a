/** Events of the realtime connection, Socket.IO at `/socket.io/` (P-realtime-1). */

/** Events the server emits. */
export interface ServerEvents {
  /**
   * What the account sees may have changed: the client reads it again. Sent to both people of a block and when the own
   * account has changed, and to a few others when any account was deactivated, suspended or restored, so that its arrival
   * does not tell what happened (P-realtime-9).
   */
  refresh: () => void
  /** Sent to the reader's other connections and to the sender: messages up to `upTo` (ISO 8601) have been read. */
  read: (payload: { profile_url: string; upTo: string }) => void
}

/** `data` of a `connect_error`; `error` is a code of the error catalog. */
export interface ConnectErrorData {
  error: string
}
