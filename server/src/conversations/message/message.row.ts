/** Rows of messages as they are read. */

export interface MessageFileRow {
  id: string
  type: 'PHOTO' | 'FILE'
  name: string
  filename: string
  alt: string
  width: number | null
  height: number | null
  placeholder: string | null
  bytes: number | null
}

export interface MessageRow {
  id: string
  conversation_id: string
  seq: number
  sender_id: string
  recipient_id: string
  text: string
  created_at: Date
  client_id: string | null
  withdrawn_at: Date | null
  files: MessageFileRow[]
  /** Ids of what was shared, which may not exist any more. */
  shared_post_id: string | null
  shared_profile_id: string | null
  scam_sign: string | null
  /** Whether its recipient has muted the sender, and never sees it (P-messages-19). */
  undelivered: boolean
  /** Whether the recipient has reported it. */
  is_reported: boolean
}

/** Payload of the events of messages. */
export interface AboutMessage {
  messageId: string
  conversationId: string
  senderId: string
  receiverId: string
}
