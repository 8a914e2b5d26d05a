import type { Contact, WriteError } from '@brilla/contract/conversations/message'
import { findPreviewType, previewText } from '@brilla/contract/conversations/message-preview'
import { presentAuthor } from '../../people/profile/index.ts'
import type { ContactRow, LatestRow } from './contact.store.ts'
import { isMinorProtected } from './message.rules.ts'

/** Converts a contact to the API format. `writeError` is why a first message would be refused, `writeFrom` until when. */
export function presentContact(
  row: ContactRow,
  today: Date,
  writeError: WriteError | null = findMinorError(row, today),
  writeFrom: Date | null = null,
): Contact {
  const isShown = row.last_at !== null
  return {
    ...presentAuthor(row.author),
    country: row.country,
    memberSince: row.created_at.toISOString(),
    lastContact: row.last_at?.toISOString() ?? null,
    lastMessage: isShown && !row.last_withdrawn ? previewText(row.last_text ?? '') || null : null,
    lastMessageType: isShown
      ? findPreviewType({
          text: row.last_text,
          isShare: row.last_is_share === true,
          withdrawn: row.last_withdrawn === true,
        })
      : null,
    lastMessageIsOwn: isShown && row.last_is_own === true,
    unread: row.unread ?? 0,
    request: isShown && row.accepted === false,
    draft: row.draft ?? '',
    readUpTo: row.accepted_by_contact ? (row.read_at?.toISOString() ?? null) : null,
    muted: row.muted,
    writeError,
    writeFrom: writeFrom?.toISOString() ?? null,
  }
}

/** Whether the contact is a minor whom the reader cannot be the first to write to (P-messages-2). */
export function findMinorError(row: ContactRow, today: Date): WriteError | null {
  const isProtected = isMinorProtected(
    {
      sender: {
        type: row.my_type,
        birthdate: row.my_birthdate,
        birthdate_corrected: row.my_birthdate_corrected,
      },
      recipient: row,
      followed: row.followed,
      accepted: row.accepted_by_contact ?? false,
    },
    today,
  )
  return isProtected ? 'menor_no_te_sigue' : null
}

/** Converts the latest message of a conversation to the API format of a notification. */
export const presentLatest = (row: LatestRow) => ({
  id: row.message_id,
  is_read: row.unread === 0,
  createdAt: row.created_at.toISOString(),
  actor: presentAuthor(row.author),
  message: previewText(row.text),
})
