import type { FieldAudience } from '@brilla/contract/platform/fields'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { PressKitLink } from '../../platform/database/schema.ts'

export type LinkRow = Omit<Selectable<PressKitLink>, 'audiences'> & {
  /** Who saw each part in the profile when the link was created. */
  audiences: Partial<Record<string, FieldAudience>>
}

/** Named, since a prepared statement with all columns fails when a newer version adds one (docs/decisions/0024). */
const columns = [
  'press_kit_link.id',
  'press_kit_link.account_id',
  'press_kit_link.label',
  'press_kit_link.format',
  'press_kit_link.language',
  'press_kit_link.parts',
  'press_kit_link.audiences',
  'press_kit_link.works',
  'press_kit_link.created_at',
  'press_kit_link.expires_at',
  'press_kit_link.opened',
  'press_kit_link.last_opened_at',
] as const satisfies readonly `press_kit_link.${keyof LinkRow}`[]

/** The links of an account, last created first. */
export function findLinks(db: Database, accountId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('press_kit_link')
    .select(columns)
    .$narrowType<Pick<LinkRow, 'audiences'>>()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

/** Requires the lock of the account. */
export async function insertLink(trx: Database, row: LinkRow): Promise<void> {
  await trx.insertInto('press_kit_link').values(row).execute()
}

/** Deletes a link of the account; false when it has no such link. */
export async function deleteLink(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('press_kit_link')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A link that has not expired, of a talent whose account is active. */
export function findWorkingLink(db: Database, id: string, now: Date): Promise<LinkRow | undefined> {
  return db
    .selectFrom('press_kit_link')
    .innerJoin('account', 'account.id', 'press_kit_link.account_id')
    .select(columns)
    .$narrowType<Pick<LinkRow, 'audiences'>>()
    .where('press_kit_link.id', '=', id)
    .where('account.status', '=', 'active')
    .where('account.type', '=', 'talento')
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

/** Stores when a link was opened last, and counts it. */
export async function addOpening(
  db: Database,
  id: string,
  { now, isCounted }: { now: Date; isCounted: boolean },
): Promise<void> {
  const added = sql.lit(isCounted ? 1 : 0)
  await sql`update press_kit_link set opened = opened + ${added}, last_opened_at = ${now} where id = ${id}`.execute(
    db,
  )
}

/** The links of an account for its data export (P-export-1). */
export function selectPressKitLinks(db: Database, accountId: string) {
  return db
    .selectFrom('press_kit_link')
    .select([
      'label as name',
      'format as paper',
      'language as langCode',
      'parts as fact',
      'works',
      'created_at as createdAt',
      'expires_at as endsAt',
      'opened',
      'last_opened_at as lastOpenedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
}
