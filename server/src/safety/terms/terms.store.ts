import type { NewTerms } from '@brilla/contract/safety/terms'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { TermsAnnouncement } from '../../platform/database/schema.ts'

/** Inserts an announcement; false when that version was announced before. */
export async function insertAnnouncement(
  trx: Database,
  row: Insertable<TermsAnnouncement>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('terms_announcement')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Who is told of a version: everybody who can log in, the deactivated ones within their grace period, and accepted less. */
interface Audience {
  version: string
  /** Accounts that were deactivated until then cannot be restored. */
  cancelledAfter: Date
}

function selectRecipients(db: Database, { version, cancelledAfter }: Audience) {
  return db
    .selectFrom('account')
    .where('terms_version', '<', version)
    .where('email_confirmed_at', 'is not', null)
    .where('deletion_started_at', 'is', null)
    .where((eb) => eb.or([eb('cancelled_at', 'is', null), eb('cancelled_at', '>', cancelledAfter)]))
}

export async function countRecipients(db: Database, audience: Audience): Promise<number> {
  const { n } = await selectRecipients(db, audience)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The next accounts to be told, in the order of their ids. */
export async function listRecipients(
  db: Database,
  audience: Audience,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await selectRecipients(db, audience)
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Address, name and language of somebody who is to be told; undefined when the mail has become superfluous. */
export function findRecipient(db: Database, audience: Audience, id: string) {
  return selectRecipients(db, audience)
    .select(['email', 'first_name', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks an announcement whose mails are not all enqueued. */
export function lockUnfinished(trx: Database) {
  return trx
    .selectFrom('terms_announcement')
    .select(['version', 'last_account_id'])
    .where('mailed_at', 'is', null)
    .orderBy('version')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores up to which account the mails are enqueued, or that all of them are. */
export async function saveProgress(
  trx: Database,
  version: string,
  progress: { last_account_id: string } | { mailed_at: Date },
): Promise<void> {
  await trx.updateTable('terms_announcement').set(progress).where('version', '=', version).execute()
}

export function findAnnouncement(db: Database, version: string) {
  return db
    .selectFrom('terms_announcement')
    .select(['version', 'summary_es', 'summary_en'])
    .where('version', '=', version)
    .executeTakeFirst()
}

/** What is new for an account: the newest version that it has to accept, or else the notice that it has not dismissed. */
export async function findNewTerms(db: Database, accountId: string, today: string): Promise<NewTerms | null> {
  const { rows } = await sql<NewTerms>`
    select version, version <= ${today} as "mustAccept",
      case account.language when 'en' then summary_en else summary_es end as summary
    from account join terms_announcement on version > terms_version
    where account.id = ${accountId} and (version <= ${today} or version > coalesce(terms_notice_dismissed, ''))
    order by version <= ${today} desc, version desc limit 1
  `.execute(db)
  return rows[0] ?? null
}

/** Stores the acceptance, and the previous one as history, unless the account has accepted this or a newer version. */
export async function acceptVersion(
  db: Database,
  { accountId, version, now }: { accountId: string; version: string; now: Date },
): Promise<void> {
  await db
    .with('previous', (cte) =>
      cte
        .selectFrom('account')
        .select(['id', 'terms_version', 'terms_accepted_at'])
        .where('id', '=', accountId)
        .where('terms_version', '<', version)
        .forUpdate(),
    )
    .with('history', (cte) =>
      cte
        .insertInto('terms_acceptance')
        .columns(['account_id', 'version', 'accepted_at'])
        .expression((eb) => eb.selectFrom('previous').select(['id', 'terms_version', 'terms_accepted_at'])),
    )
    .updateTable('account')
    .from('previous')
    .set({ terms_version: version, terms_accepted_at: now })
    .whereRef('account.id', '=', 'previous.id')
    .execute()
}

/** The versions that an account has accepted, and when, for its data export (P-export-1). */
export const selectTermsAcceptances = (db: Database, accountId: string) =>
  db
    .selectFrom('terms_acceptance')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('account')
        .select(['terms_version as version', 'terms_accepted_at as acceptedAt'])
        .where('id', '=', accountId),
    )
    .orderBy('acceptedAt')

export async function setDismissed(db: Database, accountId: string, version: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ terms_notice_dismissed: version })
    .where('id', '=', accountId)
    .execute()
}
