/** Appeals against suspensions and removals, each of which is a case for another moderator (P-moderation-8, P-moderation-21). */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import type { CaseRow } from './case.store.ts'
import { enqueueAppealedMail } from './decision-mail.ts'

/** Stores an appeal against a suspension, or against the removal that `appealed` has decided, opens its case and confirms it. */
export async function openAppeal(
  context: Context,
  trx: Database,
  { accountId, text, appealed }: { accountId: string; text: string; appealed?: CaseRow },
): Promise<{ number: number; createdAt: string }> {
  const { clock } = context
  const now = clock.now()
  const appeal = { id: newId(clock), account_id: accountId, body: text, created_at: now }
  const { number } = await trx
    .insertInto('appeal')
    .values({ ...appeal, case_id: appealed?.id ?? null })
    .returning('number')
    .executeTakeFirstOrThrow()
  const caseId = newId(clock)
  await trx
    .insertInto('moderation_case')
    .values({
      id: caseId,
      kind: 'appeal',
      subject_type: appealed?.subject_type ?? 'account',
      subject_id: appealed?.subject_id ?? accountId,
      account_id: accountId,
      appeal_id: appeal.id,
      suspended_by: appealed ? null : await findSuspendedBy(trx, accountId),
      appealed_case_id: appealed?.id ?? null,
      created_at: now,
    })
    .execute()
  await enqueueAppealedMail(context, trx, { accountId, caseId })
  return { number, createdAt: now.toISOString() }
}

/** The moderator who suspended an account last; null when that was the command line, or nobody did. */
async function findSuspendedBy(db: Database, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ moderator_id: string | null }>`
    select moderator_id from moderation_log
    where account_id = ${accountId} and (action = 'suspend' or (action = 'decide' and decision = 'suspend'))
    order by id desc limit 1
  `.execute(db)
  return rows[0]?.moderator_id ?? null
}
