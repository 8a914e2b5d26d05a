/**
 * Removed content: it is deleted at once, as if its author had done it, so that no query has to know of it. Its rows are kept as JSON
 * until the decision is final or an appeal is decided, and inserted again when it is restored.
 */
import { profileTextNames } from '@brilla/contract/accounts/profile-texts'
import { type RawBuilder, sql } from 'kysely'
import { type CountedRelation, linkColumns } from '../../accounts/account/index.ts'
import { listFactTexts } from '../../people/facts/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** A table of which rows are deleted with a subject. */
export interface KeptTable {
  name: string
  /** Which rows belong to the subject; a condition on `kept`. */
  where(id: string): RawBuilder<unknown>
  /** The column of the account without which a row cannot be restored. */
  account?: string
  /** What a row needs besides that account to be restored; a condition on `kept`. */
  needs?: RawBuilder<unknown>
}

/** The rows that count in the subject. */
export const countedTable = ({ table, owner, key }: CountedRelation): KeptTable => ({
  name: table,
  where: (id) => sql`kept.${sql.ref(key)} = ${id}`,
  account: owner,
})

/** Keeps rows of these tables, each of which comes after those that it refers to. The first is that of the subject itself. */
export async function keepRows(
  trx: Database,
  { caseId, id, tables }: { caseId: string; id: string; tables: readonly KeptTable[] },
): Promise<void> {
  for (const { name, where } of tables) {
    await sql`
      insert into removed_content (case_id, table_name, rows)
      select ${caseId}, ${name}, coalesce(jsonb_agg(to_jsonb(kept)), '[]')
      from ${sql.table(name)} kept where ${where(id)}
    `.execute(trx)
  }
}

/**
 * Inserts kept rows again, without what belonged to accounts that were deleted meanwhile. False when the author of the subject no
 * longer exists, or the subject is not kept or not as in `where`, a condition on its row as JSON.
 */
export async function restoreRows(
  trx: Database,
  {
    caseId,
    tables,
    where = sql`true`,
  }: { caseId: string; tables: readonly KeptTable[]; where?: RawBuilder<unknown> },
): Promise<boolean> {
  const { rows } = await sql`
    select from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name = ${tables[0]!.name} and ${where}
      and exists (select from account where id = (kept->>'author_id')::uuid)
  `.execute(trx)
  if (rows.length === 0) return false
  for (const { name, account, needs = sql`true` } of tables) {
    const exists = account
      ? sql`exists (select from account where account.id = kept.${sql.ref(account)})`
      : sql`true`
    await insertRemovedRows(trx, { caseId, table: name, where: sql`${exists} and ${needs}` })
  }
  return true
}

/**
 * Inserts kept rows of a table again. Their columns are named, because columns that were added since they were removed need
 * their defaults.
 */
export async function insertRemovedRows(
  trx: Database,
  { caseId, table, where = sql`true` }: { caseId: string; table: string; where?: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname in (
      select jsonb_object_keys(rows->0) from removed_content where case_id = ${caseId} and table_name = ${table}
    )
  `.execute(trx)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(`kept.${name}`)))}
    from removed_content, jsonb_populate_recordset(null::${sql.table(table)}, rows) kept
    where case_id = ${caseId} and table_name = ${table} and ${where}
  `.execute(trx)
}

/** Locks the kept rows of a case, so that they are restored once; false when there are none. */
export async function lockRemovedContent(trx: Database, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    select from removed_content where case_id = ${caseId} order by table_name for update
  `.execute(trx)
  return rows.length > 0
}

/** The names of the files of removed content. */
export async function findRemovedFiles(db: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select kept->>'name' as name from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name in ('post_file', 'message_file', 'account_file')
    union all
    select kept->>'video_poster' from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name = 'post' and kept->>'video_poster' is not null
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Deletes the uploads of removed files, so that they are no longer public, and keeps their rows. */
export async function removeUploads(trx: Database, caseId: string, names: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from upload where name = any(${[...names]}::text[]) returning *)
    insert into removed_content (case_id, table_name, rows)
    select ${caseId}::uuid, 'upload', jsonb_agg(to_jsonb(removed)) from removed having count(*) > 0
  `.execute(trx)
}

export async function deleteRemovedContent(trx: Database, caseId: string): Promise<void> {
  await trx.deleteFrom('removed_content').where('case_id', '=', caseId).execute()
}

/** Deletes what a deleted account had below content of others that is kept: its comments, likes and saved posts. */
export async function eraseFromRemovedContent(db: Database, accountId: string): Promise<void> {
  await sql`
    update removed_content set rows = (
      select coalesce(jsonb_agg(kept), '[]') from jsonb_array_elements(rows) kept
      where coalesce(kept->>'author_id', kept->>'account_id') is distinct from ${accountId}
    )
    where (rows @> jsonb_build_array(jsonb_build_object('author_id', ${accountId}::text))
        or rows @> jsonb_build_array(jsonb_build_object('account_id', ${accountId}::text)))
      and case_id in (select id from moderation_case where account_id <> ${accountId}::uuid)
  `.execute(db)
}

/** The kept content itself, of a post, comment, message or profile. */
export interface RemovedRow {
  title: string
  text: string
  video_id: string | null
  post_id: string | null
  /** Null for a profile. */
  created_at: Date | null
  /** Of a profile. */
  interests: string[]
  links: string[]
  facts: string[]
}

const keptTexts = sql.join(profileTextNames.map((name) => sql`nullif(kept->>${sql.lit(name)}, '')`))
const keptLinks = sql.join(linkColumns.map((name) => sql`kept->>${sql.lit(name)}`))

/** Undefined when nothing is kept. */
export async function findRemoved(db: Database, caseId: string): Promise<RemovedRow | undefined> {
  const { rows } = await sql<RemovedRow>`
    select coalesce(kept->>'title', '') as title, coalesce(
        kept->>'text', kept->>'description', concat_ws(E'\\n\\n', ${keptTexts})
      ) as text,
      kept->>'video_id' as video_id, coalesce(kept->>'post_id', kept->>'id') as post_id,
      (kept->>'created_at')::timestamptz as created_at,
      array(select jsonb_array_elements_text(kept->'interests')) as interests,
      array_remove(array[${keptLinks}], null) as links,
      coalesce((
        select ${listFactTexts(sql`rows->0`)} from removed_content
        where case_id = c.id and table_name = 'profile_facts'
      ), '{}') as facts
    from moderation_case c
    join removed_content on case_id = c.id and table_name = c.subject_type
    cross join jsonb_array_elements(rows) kept
    where c.id = ${caseId} and kept->>'id' = c.subject_id::text
  `.execute(db)
  return rows[0]
}

export interface RemovedFileRow {
  name: string
  type: 'PHOTO' | 'FILE'
  filename: string
  alt: string
}

/** The files of a removed post or message, in their order, or those of a profile. */
export async function findRemovedFileRows(db: Database, caseId: string): Promise<RemovedFileRow[]> {
  const { rows } = await sql<RemovedFileRow>`
    select kept->>'name' as name, kept->>'type' as type, coalesce(kept->>'filename', '') as filename,
      coalesce(kept->>'alt', '') as alt
    from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name in ('post_file', 'message_file', 'account_file') order by (kept->>'position')::int
  `.execute(db)
  return rows
}

/** Whether a post, comment, message or account exists and was not withdrawn. */
export async function isThere(
  db: Database,
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
): Promise<boolean> {
  const isShown = subject_type === 'message' ? sql`withdrawn_at is null` : sql`true`
  const { rows } = await sql`
    select from ${sql.table(subject_type)} where id = ${subject_id} and ${isShown}
  `.execute(db)
  return rows.length > 0
}
