/** What a message shares: the post `<author> <index>` of the newest ones, or a person. */
export type CastAttachment = { post: string } | { profile: string }

/** A message: who writes it, its text, minutes after the message before it, and what it shares. */
export type CastMessage = readonly [by: string, text: string, minutesLater: number, shared?: CastAttachment]

/** A conversation of two people of the cast. An answer accepts it; without an answer it stays a request. */
export interface CastConversation {
  between: readonly [string, string]
  /** When the first message was written. */
  daysAgo: number
  messages: readonly CastMessage[]
  /** How many of the last messages their recipient has not read; none by default. */
  unread?: number
}
