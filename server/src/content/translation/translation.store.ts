import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** What has a text: its table and its id. */
export interface Subject {
  table: 'post' | 'comment' | 'account'
  id: string
}

/** The columns of the text and its language, and the one by which a translation refers to it. */
const columns = {
  post: { text: 'post.description', language: 'post.language', reference: 'post_id' },
  comment: { text: 'comment.text', language: 'comment.language', reference: 'comment_id' },
  account: { text: 'account.biography', language: 'account.biography_language', reference: 'account_id' },
} as const

const hash = (text: unknown) => sql`sha256(convert_to(${text}, 'UTF8'))`

/** Reads a text with its language, and its stored translation. */
export async function findText(db: Database, { table, id }: Subject, to: string) {
  const { text, language, reference } = columns[table]
  const { rows } = await sql<{ text: string; language: string | null; translated: string | null }>`
    select ${sql.ref(text)} as text, ${sql.ref(language)} as language, translation.text as translated
    from ${sql.table(table)} left join translation on translation.${sql.ref(reference)} = ${sql.ref(`${table}.id`)}
      and translation.language = ${to} and translation.source_hash = ${hash(sql.ref(text))}
    where ${sql.ref(`${table}.id`)} = ${id}
  `.execute(db)
  return rows[0]
}

/** Stores the translation of a version of a text, instead of that of an earlier one; false when it was deleted meanwhile. */
export async function saveTranslation(
  db: Database,
  { table, id }: Subject,
  { original, language, text, now }: { original: string; language: string; text: string; now: Date },
): Promise<boolean> {
  const reference = sql.ref(columns[table].reference)
  const { rows } = await sql`
    with subject as materialized (select id from ${sql.table(table)} where id = ${id} for key share)
    insert into translation (${reference}, language, source_hash, text, created_at)
    select id, ${language}, ${hash(sql`${original}::text`)}, ${text}, ${now}::timestamptz from subject
    on conflict (${reference}, language) where ${reference} is not null do update
      set source_hash = excluded.source_hash, text = excluded.text, created_at = excluded.created_at
    returning id
  `.execute(db)
  return rows.length > 0
}

/** Deletes translations from before a moment; returns whether there may be more. */
export async function deleteOld(db: Database, before: Date, batchSize: number): Promise<boolean> {
  const { rows } = await sql`
    delete from translation where id in (
      select id from translation where created_at < ${before} order by created_at limit ${sql.lit(batchSize)}
    ) returning id
  `.execute(db)
  return rows.length === batchSize
}

/**
 * Deletes those of the next translations by id whose text was changed. Returns the id of the last one that was read, null
 * after the end.
 */
export async function deleteOutdated(db: Database, after: string, batchSize: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with batch as materialized (
      select * from translation where id > ${after}::bigint order by id limit ${sql.lit(batchSize)}
    ), deleted as (
      delete from translation where id in (
        select batch.id from batch left join post on post.id = batch.post_id
        left join comment on comment.id = batch.comment_id left join account on account.id = batch.account_id
        where batch.source_hash <> ${hash(sql`coalesce(post.description, comment.text, account.biography)`)}
      )
    )
    select id from batch order by id desc limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}
