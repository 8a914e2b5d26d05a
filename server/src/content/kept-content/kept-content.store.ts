/** What its author withdrew, edited or deleted, kept for the moderators (P-moderation-27). */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import type { Evidence } from '@brilla/contract/safety/evidence'
import { limits } from '@brilla/contract/platform/limits'
import { listMentioned } from '@brilla/contract/content/mention'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { holdFiles } from '../../media/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { isInAudience, type Viewer } from '../../accounts/visibility/index.ts'

interface Contents {
  post: NonNullable<Evidence['post']>
  comment: NonNullable<Evidence['comment']>
  message: NonNullable<Evidence['conversation']>['messages'][number]
}
export type KeptKind = keyof Contents

export interface KeptRow<Kind extends KeptKind> {
  subject_id: string
  /** Of a comment: the post above it. */
  post_id: string | null
  author_id: string
  content: Contents[Kind]
  changed_at: Date
}

/**
 * Keeps rows that the transaction has locked and is about to change. `rows` selects kind, subject_id, post_id, author_id,
 * audience, content, and as `readers` the accounts that received it, of which a minor makes the time longer, as does one whom a
 * post or comment mentions.
 */
export async function keepContent(trx: Database, rows: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows: kept } = await sql<{ id: string; files: { name: string }[]; text: string }>`
    with kept as (
      insert into kept_content (kind, subject_id, post_id, author_id, audience, content, changed_at, kept_until)
      select kind, subject_id, post_id, author_id, audience, content, ${now}::timestamptz,
        ${now}::timestamptz + case when exists (
          select from account where account.id = any(readers || author_id) and ${bornMinor(now)}
        ) then ${limits.contentOfMinorsKeptDays}::int else ${limits.contentKeptDays}::int end * interval '1 day'
      from (${rows}) changed
      returning id, kind, content
    ), found as (
      select id, coalesce(content->'files', '[]') as files, case when kind = 'message' then '' else
        concat_ws(' ', content->>'title', content->>'description', content->>'text') end as text from kept
    )
    select * from found where jsonb_array_length(files) > 0 or text like '%@%'
  `.execute(trx)
  const mentions = kept.flatMap(({ id, text }) => listMentioned(text).map((url) => ({ id, url })))
  if (mentions.length > 0) await keepMentions(trx, mentions, now)
  for (const { id, files } of kept)
    await holdFiles(
      trx,
      id,
      files.map(({ name }) => name),
    )
}

/** SQL condition on `account`: a minor, by the same day as everywhere (P-minors-14). */
export const bornMinor = (now: Date) =>
  sql`account.birthdate > ${getDateAnywhereOnEarth(now)}::date - make_interval(years => ${limits.ageAdult}::int)`

/** Keeps rows longer whose text mentions a minor, by a current or former profile address. */
async function keepMentions(
  trx: Database,
  mentions: readonly { id: string; url: string }[],
  now: Date,
): Promise<void> {
  await sql`
    with mentioned as (
      select * from unnest(
        ${mentions.map(({ id }) => id)}::uuid[], ${mentions.map(({ url }) => url)}::text[]
      ) as mentioned (id, url)
    ), reached as (
      select mentioned.id from mentioned join account on account.profile_url = mentioned.url where ${bornMinor(now)}
      union select mentioned.id from mentioned join former_profile_url former on former.profile_url = mentioned.url
      join account on account.id = former.account_id where ${bornMinor(now)}
    )
    update kept_content set kept_until = ${now}::timestamptz + ${limits.contentOfMinorsKeptDays}::int * interval '1 day'
    from reached where kept_content.id = reached.id
  `.execute(trx)
}

/** Locks and returns what is kept of a subject, oldest first. */
export async function lockKept<Kind extends KeptKind>(
  trx: Database,
  kind: Kind,
  subjectIds: readonly string[],
): Promise<KeptRow<Kind>[]> {
  const { rows } = await sql<KeptRow<Kind>>`
    select subject_id, post_id, author_id, content, changed_at from kept_content
    where kind = ${kind} and subject_id = any(${[...subjectIds]}::uuid[]) order by changed_at for share
  `.execute(trx)
  return rows
}

/** The authors of a post or comment that is kept and was published for the viewer too, and of the post above that comment. */
export async function findKeptAuthors(
  trx: Database,
  viewer: Viewer,
  { kind, subjectId }: { kind: 'post' | 'comment'; subjectId: string },
): Promise<{ author_id: string; post_author_id: string | null } | undefined> {
  const { rows } = await sql<{ author_id: string; post_author_id: string | null }>`
    select author_id, coalesce(
      (select author_id from post where post.id = kept.post_id and ${isInAudience(viewer, 'post')}),
      (
        select author_id from kept_content post
        where post.kind = 'post' and post.subject_id = kept.post_id and ${isInAudience(viewer, 'post')} limit 1
      )
    ) as post_author_id
    from kept_content kept
    where kind = ${kind} and subject_id = ${subjectId} and ${isInAudience(viewer, 'kept')}
    order by changed_at desc limit 1
  `.execute(trx)
  return rows[0]
}

/** Deletes up to `size` rows, those of an account or those whose time has passed; returns their ids. */
export async function deleteKept(
  trx: Database,
  which: { accountId: string } | { until: Date },
  size: number,
): Promise<string[]> {
  const where =
    'until' in which ? sql`kept_until <= ${which.until}` : sql`author_id = ${which.accountId}::uuid`
  const { rows } = await sql<{ id: string }>`
    delete from kept_content where id = any(array(
      select id from kept_content where ${where} limit ${sql.lit(size)} for update skip locked
    )) returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

export interface ExportedKept {
  kind: KeptKind
  text: string
  changedAt: Date
  keptUntil: Date
  /** Of the author alone: nobody can post or send a file of somebody else. */
  files: { name: string; filename: string; alt: string }[]
}

/** What is kept of an account, for its data export (P-export-1). */
export function selectKept(_db: Database, accountId: string): Expression<ExportedKept> {
  return sql<ExportedKept>`
    select kind, concat_ws(E'\n', nullif(content->>'title', ''), content->>'description', content->>'text') as text,
      changed_at as "changedAt", kept_until as "keptUntil", coalesce(content->'files', '[]') as files
    from kept_content where author_id = ${accountId} order by changed_at
  `
}
