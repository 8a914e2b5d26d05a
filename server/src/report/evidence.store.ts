/** Evidence: what a report is about, copied as it was, in the form in which the desk shows it. */
import type { Evidence } from '@brilla/contract/evidence'
import { limits } from '@brilla/contract/limits'
import { sql } from 'kysely'
import { visibleFactTexts } from '../facts/index.ts'
import type { Database } from '../platform/database/index.ts'
import { commentTextColumns, textColumns } from '../post/index.ts'
import type { Subject } from './subject.store.ts'

interface Captured {
  content: Evidence
  /** Who wrote the post above a reported comment. */
  post_author_id: string | null
  /** The other person of the conversation with a reported message. */
  contact_id: string | null
}

/** Keys and values of JSON: all that the author has written, under the names of the columns. */
const listTexts = (table: string, columns: readonly string[]) =>
  sql.raw(columns.map((name) => `'${name}', ${table}.${name}`).join(', '))

const postTexts = listTexts('post', textColumns satisfies TextsIn<'post'>)
const commentTexts = listTexts('comment', commentTextColumns satisfies TextsIn<'comment'>)

/** Names of texts that the evidence has, so that one that it lacks does not compile. */
type TextsIn<Part extends 'post' | 'comment'> = readonly (keyof NonNullable<Evidence[Part]>)[]

/** Reads a subject that is locked. */
export async function captureEvidence(trx: Database, { type, id, accountId }: Subject): Promise<Captured> {
  const commentId = type === 'comment' ? id : null
  const postId = type === 'post' ? id : null
  const messageId = type === 'message' ? id : null
  const { rows } = await sql<Captured>`
    select json_build_object(
      'account', ${accountJson(accountId)},
      'post', ${postJson(postId, commentId)},
      'comment', (select json_build_object(
        'id', id, ${commentTexts}, 'createdAt', ${instant('created_at')}, 'editedAt', ${instant('edited_at')}
      ) from comment where id = ${commentId}::uuid),
      'conversation', ${conversationJson(messageId)}
    ) as content, (
      select case when first_id = message.sender_id then second_id else first_id end
      from message join conversation on conversation.id = message.conversation_id where message.id = ${messageId}::uuid
    ) as contact_id, (
      select post.author_id from comment join post on post.id = comment.post_id where comment.id = ${commentId}::uuid
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

/** The reported post, or the one under which the reported comment is, without its files. */
const postJson = (postId: string | null, commentId: string | null) => sql`(
  select json_build_object(
    'id', post.id, 'author', author.full_name, ${postTexts},
    'categoryId', post.category_id, 'videoId', post.video_id, 'sharedPostId', post.shared_post_id,
    'createdAt', ${instant('post.created_at')}, 'editedAt', ${instant('post.edited_at')},
    'files', (
      select coalesce(json_agg(json_build_object(
        'name', name, 'type', type, 'filename', filename, 'alt', alt
      ) order by position), '[]') from post_file where post_id = post.id and ${commentId === null}::boolean
    )
  ) from post join account author on author.id = post.author_id
  where post.id = coalesce(${postId}::uuid, (select post_id from comment where id = ${commentId}::uuid))
)`

/** The reported message with those before it that its recipient has not deleted. */
const conversationJson = (messageId: string | null) => sql`(
  select json_build_object('contact', contact.full_name, 'messages', (
    select json_agg(json_build_object(
      'id', shown.id, 'bySubject', shown.sender_id = reported.sender_id, 'text', shown.text,
      'createdAt', ${instant('shown.created_at')}, 'withdrawn', shown.withdrawn_at is not null,
      'files', (
        select coalesce(json_agg(json_build_object(
          'name', name, 'type', type, 'filename', filename, 'alt', alt
        ) order by position), '[]')
        from message_file file where file.conversation_id = shown.conversation_id and file.seq = shown.seq
      ), 'sharedPostId', shown.shared_post_id, 'sharedProfileId', shown.shared_profile_id
    ) order by shown.seq)
    from (
      select * from message where message.conversation_id = reported.conversation_id and message.seq <= reported.seq
        and message.seq > own.deleted_seq
      order by message.seq desc limit ${sql.lit(limits.evidenceMessagesBefore + 1)}
    ) shown
  ))
  from message reported
  join conversation_member own
    on own.conversation_id = reported.conversation_id and own.contact_id = reported.sender_id
  join account contact on contact.id = own.account_id
  where reported.id = ${messageId}::uuid
)`

/** A timestamp as JSON has it in every response. */
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

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
