import type { Message } from '@brilla/contract/message'
import { presentAuthor, type AuthorRow } from '../profile/index.ts'

export interface MessageRow {
  id: string
  conversation_id: string
  seq: number
  sender_id: string
  receiver_id: string
  text: string
  created_at: Date
  client_id: string | null
  withdrawn_at: Date | null
}

/** Converts a message row to the API format for one of its two people. */
export function presentMessage(row: MessageRow, sender: AuthorRow, readerId: string): Message {
  return {
    id: row.id,
    message: row.text,
    createdAt: row.created_at.toISOString(),
    sender: presentAuthor(sender),
    receiverId: row.receiver_id,
    clientId: row.sender_id === readerId ? row.client_id : null,
    files: [],
    isShare: false,
    sharedPost: null,
    sharedProfile: null,
    withdrawn: row.withdrawn_at !== null,
    warning: null,
  }
}
