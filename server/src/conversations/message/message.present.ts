import type { Message, ScamSign } from '@brilla/contract/conversations/message'
import type { Signer } from '../../platform/presigned-url.ts'
import { presentAuthor, type AuthorRow } from '../../people/profile/index.ts'
import { signFileAddress } from './file.address.ts'
import type { MessageFileRow, MessageRow } from './message.row.ts'
import type { Shared } from './share.store.ts'

function presentFile(
  signer: Signer,
  { name, bytes, ...file }: MessageFileRow,
  readerId: string,
): Message['files'][number] {
  return { ...file, url: signFileAddress(signer, name, readerId), size: bytes ?? 0 }
}

function presentShared({ posts, profiles }: Shared, { shared_post_id, shared_profile_id }: MessageRow) {
  const post = posts.get(shared_post_id ?? '')
  const profile = profiles.get(shared_profile_id ?? '')
  return {
    isShare: shared_post_id !== null || shared_profile_id !== null,
    sharedPost: post
      ? {
          id: post.id,
          description: post.description,
          image: post.image,
          placeholder: post.placeholder,
          user: presentAuthor(post.author),
        }
      : null,
    sharedProfile: profile ? presentAuthor(profile) : null,
  }
}

interface Reading {
  sender: AuthorRow
  /** Which of the two people reads it. */
  readerId: string
  /** What the reader may see of what was shared. */
  shared: Shared
}

/** Converts a message row to the API format for one of its two people. */
export function presentMessage(
  signer: Signer,
  row: MessageRow,
  { sender, readerId, shared }: Reading,
): Message {
  return {
    id: row.id,
    message: row.text,
    createdAt: row.created_at.toISOString(),
    sender: presentAuthor(sender),
    receiverId: row.recipient_id,
    clientId: row.sender_id === readerId ? row.client_id : null,
    files: row.files.map((file) => presentFile(signer, file, readerId)),
    ...presentShared(shared, row),
    withdrawn: row.withdrawn_at !== null,
    warning: readerId === row.recipient_id ? (row.scam_sign as ScamSign | null) : null,
    reported: readerId === row.recipient_id && row.is_reported,
  }
}
