/** Events of the realtime connection, Socket.IO at `/socket.io/` (P-realtime-1). */

/** Events the server emits. */
export interface ServerEvents {
  /** Sent to the reader's other connections and to the sender: messages up to `upTo` (ISO 8601) have been read. */
  read: (payload: { profile_url: string; upTo: string }) => void
}

/** `data` of a `connect_error`; `error` is a code of the error catalog. */
export interface ConnectErrorData {
  error: string
}
