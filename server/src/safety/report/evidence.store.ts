/** Evidence: what a report is about, copied as it was, in the form in which the desk shows it. */
import type { Evidence } from '@brilla/contract/safety/evidence'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { visibleFactTexts } from '../../people/facts/index.ts'
import { type KeptRow, lockKept } from '../../content/kept-content/index.ts'
import { messageEvidence } from '../../conversations/message/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { commentEvidence, postEvidence } from '../../content/post/index.ts'
import type { Subject } from './subject.store.ts'

interface Captured {
  content: Evidence
  /** Who wrote the post above a reported comment. */
  post_author_id: string | null
  /** The other person of the conversation with a reported message. */
  contact_id: string | null
}

/** Reads a subject that is locked, with what is kept of it since its author has changed it (P-moderation-27). */
export async function captureEvidence(trx: Database, subject: Subject): Promise<Captured> {
  const { type, id } = subject
  const keptPosts = type === 'post' ? await lockKept(trx, 'post', [id]) : []
  const keptComments = type === 'comment' ? await lockKept(trx, 'comment', [id]) : []
  const captured = await readEvidence(trx, subject, keptComments[0]?.post_id ?? null)
  const { content } = captured
  if (type === 'post') content.post = addKept(content.post, keptPosts)
  if (type === 'comment') content.comment = addKept(content.comment, keptComments)
  const keptPostId = keptComments[0]?.post_id
  if (!content.post && keptPostId) {
    const above = await lockKept(trx, 'post', [keptPostId])
    captured.post_author_id = above[0]?.author_id ?? null
    content.post = above.length === 0 ? null : { ...above.at(-1)!.content, files: [] }
  }
  if (content.conversation) await addWithdrawnTexts(trx, content.conversation.messages)
  return captured
}

/** The newest version with the earlier ones; null when nothing is left of it. */
function addKept<Content extends NonNullable<Evidence['post'] | Evidence['comment']>>(
  current: Content | null,
  kept: readonly { content: Content; changed_at: Date }[],
): Content | null {
  const earlier = kept.map(({ content, changed_at }) => ({
    text: 'text' in content ? content.text : [content.title, content.description].filter(Boolean).join('\n'),
    until: changed_at.toISOString(),
  }))
  const newest = current ?? kept.at(-1)?.content
  if (!newest) return null
  const shown = current ? earlier : earlier.slice(0, -1)
  return {
    ...newest,
    ...(shown.length > 0 && { earlier: shown }),
    ...(!current && { deletedAt: earlier.at(-1)!.until }),
  }
}

/** Fills in what withdrawn messages contained, as long as it is kept. */
async function addWithdrawnTexts(trx: Database, messages: KeptRow<'message'>['content'][]): Promise<void> {
  const withdrawn = messages.filter((message) => message.withdrawn)
  const ids = withdrawn.map((message) => message.id)
  const kept = new Map((await lockKept(trx, 'message', ids)).map((row) => [row.subject_id, row.content]))
  for (const message of withdrawn)
    Object.assign(message, kept.get(message.id), { withdrawn: true, bySubject: message.bySubject })
}

/** `keptPostId` is the post above a comment that was deleted. */
async function readEvidence(
  trx: Database,
  { type, id, accountId }: Subject,
  keptPostId: string | null,
): Promise<Captured> {
  const commentId = type === 'comment' ? id : null
  const messageId = type === 'message' ? id : null
  const postId = sql`coalesce(
    ${type === 'post' ? id : null}::uuid, (select post_id from comment where id = ${commentId}::uuid), ${keptPostId}::uuid
  )`
  const { rows } = await sql<Captured>`
    select json_build_object(
      'account', ${accountJson(accountId)},
      'post', (
        select ${postEvidence({ withFiles: type === 'post' })}
        from post join account author on author.id = post.author_id where post.id = ${postId}
      ),
      'comment', (select ${commentEvidence} from comment where id = ${commentId}::uuid),
      'conversation', ${conversationJson(messageId)}
    ) as content, (
      select case when first_id = message.sender_id then second_id else first_id end
      from message join conversation on conversation.id = message.conversation_id where message.id = ${messageId}::uuid
    ) as contact_id, (
      select author_id from post where id = ${postId} and ${type === 'comment'}::boolean
    ) as post_author_id
  `.execute(trx)
  return rows[0]!
}

const accountJson = (id: string) => sql`(
  select json_build_object(
    'id', id, 'type', type, 'fullname', full_name, 'profile_url', profile_url, 'profileImage', profile_image,
    'coverImage', cover_image, 'biography', biography, 'interests', interests, 'country', country, 'ciudad', city,
    'links', array_remove(array[
      facebook_url, twitter_url, instagram_url, spotify_url, youtube_url, linkedin_url, web_url
    ], null),
    'facts', coalesce(${visibleFactTexts}, '{}')
  ) from account where id = ${id}
)`

/** The reported message with those before it that its recipient has not deleted. */
const conversationJson = (messageId: string | null) => sql`(
  select json_build_object('contact', contact.full_name, 'messages', (
    select json_agg(${messageEvidence(sql`message.sender_id = reported.sender_id`)} order by message.seq)
    from (
      select * from message earlier where earlier.conversation_id = reported.conversation_id
        and earlier.seq <= reported.seq and earlier.seq > own.deleted_seq
        and (not earlier.undelivered or earlier.sender_id = own.account_id)
      order by earlier.seq desc limit ${sql.lit(limits.evidenceMessagesBefore + 1)}
    ) message
  ))
  from message reported
  join conversation_member own
    on own.conversation_id = reported.conversation_id and own.contact_id = reported.sender_id
  join account contact on contact.id = own.account_id
  where reported.id = ${messageId}::uuid
)`

/** Stores evidence, unless it is that of the case's last report; returns its id. */
export async function saveEvidence(
  trx: Database,
  row: Captured & { id: string; case_id: string; captured_at: Date },
): Promise<string> {
  const content = JSON.stringify(row.content)
  const { rows } = await sql<{ id: string }>`
    with last as (select id, content from evidence where case_id = ${row.case_id} order by id desc limit 1),
    same as (select id from last where content = ${content}::jsonb),
    inserted as (
      insert into evidence (id, case_id, content, captured_at, post_author_id, contact_id)
      select ${row.id}::uuid, ${row.case_id}::uuid, ${content}::jsonb, ${row.captured_at}::timestamptz,
        ${row.post_author_id}::uuid, ${row.contact_id}::uuid
      where not exists (select from same)
      returning id
    )
    select id from same union all select id from inserted
  `.execute(trx)
  return rows[0]!.id
}
