import { lockAccount } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { deleteExport, enqueueExport } from './export.jobs.ts'
import { findExport, insertExport } from './export.store.ts'

/** Starts the export of an account in place of an earlier one; one that is being made continues. */
export async function startExport(context: Context, trx: Database, accountId: string): Promise<void> {
  const { clock } = context
  await lockAccount(trx, accountId)
  const existing = await findExport(trx, accountId)
  if (existing && getState(existing) === 'making') return
  await deleteExport(context, trx, accountId)
  const id = newId(clock)
  await insertExport(trx, { id, account_id: accountId, requested_at: clock.now() })
  await enqueueExport(context, trx, id)
}

export function getState(row: { ready_at: Date | null; failed_at: Date | null }) {
  return row.ready_at ? ('ready' as const) : row.failed_at ? ('failed' as const) : ('making' as const)
}
