/** Messages in the form in which the desk shows them (P-moderation-5). */
import { type RawBuilder, sql } from 'kysely'
import { keepContent } from '../../content/kept-content/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { jsonInstant } from '../../platform/database/instant.ts'

/** JSON of `message`; `bySubject` says whether the account concerned sent it. */
export const messageEvidence = (bySubject: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_build_object(
  'id', message.id, 'bySubject', ${bySubject}, 'text', message.text,
  'createdAt', ${jsonInstant('message.created_at')}, 'withdrawn', message.withdrawn_at is not null,
  'files', (
    select coalesce(json_agg(json_build_object(
      'name', name, 'type', type, 'filename', filename, 'alt', alt
    ) order by position), '[]')
    from message_file file where file.conversation_id = message.conversation_id and file.seq = message.seq
  ), 'sharedPostId', message.shared_post_id, 'sharedProfileId', message.shared_profile_id, 'sharedText', coalesce(
    (select concat_ws(E'\n', nullif(title, ''), description) from post where id = message.shared_post_id),
    (
      select concat_ws(E'\n', nullif(content->>'title', ''), content->>'description') from kept_content
      where kind = 'post' and subject_id = message.shared_post_id order by changed_at desc limit 1
    )
  )
)`

/** Keeps a message that is locked and about to be withdrawn (P-moderation-27). */
export function keepMessage(trx: Database, id: string, now: Date): Promise<void> {
  const rows = sql`
    select 'message' as kind, message.id as subject_id, null::uuid as post_id, message.sender_id as author_id, 'everyone' as audience,
      ${messageEvidence(sql`true`)} as content, array[first_id, second_id] as readers
    from message join conversation on conversation.id = message.conversation_id where message.id = ${id}
  `
  return keepContent(trx, rows, now)
}
