/** The append-only log. The database refuses to change or delete its rows. */
import type { CaseDecision, LogEntry } from '@brilla/contract/safety/moderation-shapes'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'

export interface LogRow {
  id: string
  at: Date
  action: LogEntry['action']
  moderator_id: string | null
  moderator_name: string | null
  case_id: string | null
  contact_id: string | null
  decision: CaseDecision | null
  reason: string
  note: string
  undone: LogEntry['undone']
}

interface NewEntry {
  action: LogEntry['action']
  /** Null for the command line and for what happens by time. */
  moderatorId: string | null
  /** Null where no account is concerned. */
  accountId: string | null
  caseId?: string
  /** The request of `/contacto` that it is about. */
  contactId?: string | undefined
  decision?: CaseDecision
  reason?: string
  note?: string
  /** What else is needed to understand the entry later. */
  details?: object
}

export async function appendLog(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  entry: NewEntry,
): Promise<void> {
  await trx
    .insertInto('moderation_log')
    .values({
      id: newId(clock),
      at: clock.now(),
      action: entry.action,
      moderator_id: entry.moderatorId,
      case_id: entry.caseId ?? null,
      contact_id: entry.contactId ?? null,
      account_id: entry.accountId,
      decision: entry.decision ?? null,
      reason: entry.reason ?? '',
      note: entry.note ?? '',
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}

const newestMax = 50

/** The newest entries about an account, a case or a request of `/contacto`, newest first. */
export async function findLog(
  db: Database,
  by: { accountId: string } | { caseId: string } | { contactId: string },
): Promise<LogRow[]> {
  const where =
    'caseId' in by
      ? sql`log.case_id = ${by.caseId}`
      : 'contactId' in by
        ? sql`log.contact_id = ${by.contactId}`
        : sql`log.account_id = ${by.accountId}`
  const { rows } = await sql<LogRow>`
    select log.id, log.at, log.action, log.moderator_id, moderator.full_name as moderator_name, log.case_id,
      log.contact_id, log.decision, log.reason, log.note, log.details->>'undone' as undone
    from moderation_log log left join account moderator on moderator.id = log.moderator_id
    where ${where} order by log.id desc limit ${sql.lit(newestMax)}
  `.execute(db)
  return rows
}
