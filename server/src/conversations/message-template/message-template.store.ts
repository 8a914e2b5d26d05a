import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

export interface TemplateRow {
  id: string
  name: string
  text: string
  created_at: Date
}

export function findTemplates(db: Database, accountId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('message_template')
    .select(['id', 'name', 'text', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy(sql`fold_text(name)`)
    .execute()
}

/** Requires the lock of the account. */
export async function insertTemplate(trx: Database, accountId: string, row: TemplateRow): Promise<void> {
  await trx
    .insertInto('message_template')
    .values({ ...row, account_id: accountId })
    .execute()
}

/** Requires the lock of the account. */
export async function updateTemplate(trx: Database, { id, name, text }: TemplateRow): Promise<void> {
  await trx.updateTable('message_template').set({ name, text }).where('id', '=', id).execute()
}

/** Deletes a template of the account; false when it has no such template. */
export async function deleteTemplate(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_template')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The templates of an account for its data export (P-export-1). */
export function selectTemplates(db: Database, accountId: string) {
  return db
    .selectFrom('message_template')
    .select(['name', 'text', 'created_at as savedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
}
