import { sql } from 'kysely'
import type { Database } from './database/index.ts'
import { detectLanguage } from './detect-language.ts'
import { defineEvent, type EventHandler } from './outbox/index.ts'

/** A table with texts, the column of the text and that of its language: null until detected, empty when not sure. */
interface Texts {
  table: 'account' | 'comment' | 'post'
  text: string
  language: string
}

/** Few, because their rows are locked meanwhile. */
const batchSize = 200

/** Handler of the event by which migration 0078 has texts read whose language is not stored yet, in batches. */
export function createLanguageHandler(db: Database, texts: Texts): EventHandler<{ before: string | null }> {
  return {
    name: `${texts.table}.languages`,
    events: [defineEvent<{ before: string | null }>(`${texts.table}.languages_missing`)],
    async handle({ before }) {
      const last = await fillLanguages(db, texts, before)
      return last === null ? undefined : { continueWith: { before: last } }
    },
  }
}

/**
 * Detects the languages of the newest texts before an id. Returns the id of the last one, null after the last batch. Rows
 * that a request has locked are skipped: it writes the language itself, or deletes the row.
 */
async function fillLanguages(
  db: Database,
  { table, text, language }: Texts,
  before: string | null,
): Promise<string | null> {
  const [from, written, detected] = [sql.table(table), sql.ref(text), sql.ref(language)]
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${written} as text from ${from}
      where ${detected} is null and ${written} <> '' and ${before === null ? sql`true` : sql`id < ${before}::uuid`}
      order by id desc limit ${sql.lit(batchSize)} for no key update skip locked
    `.execute(trx)
    const [ids, languages] = [rows.map(({ id }) => id), rows.map((row) => detectLanguage(row.text))]
    await sql`
      update ${from} set ${detected} = found.code
      from unnest(${ids}::uuid[], ${languages}::text[]) found (id, code) where ${from}.id = found.id
    `.execute(trx)
    return rows.length < batchSize ? null : (rows.at(-1)?.id ?? null)
  })
}
