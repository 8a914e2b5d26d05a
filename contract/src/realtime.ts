/** The realtime connection, Socket.IO at `/socket.io/` (api.md, "Realtime"). */

/** What the server tells, by event. */
export interface ServerEvents {
  /** To the reader's other connections and to the sender: everything up to then has been read. */
  read: (news: { profile_url: string; upTo: string }) => void
}

/** What a refused connection is told beside the sentence; `error` is a code of the catalogue. */
export interface Refused {
  error: string
}
