import type { exportContract } from '@brilla/contract/data-rights/export'
import { limits } from '@brilla/contract/platform/limits'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { createBoundedQueue } from '../../platform/bounded-queue.ts'
import { hour } from '../../platform/duration.ts'
import { buildArchive } from './archive.ts'
import { findExport } from './export.store.ts'
import { createSignedUrl } from './signed-url.ts'
import { getState, startExport } from './start.ts'

type Row = Awaited<ReturnType<typeof findExport>>

export function exportRoutes(context: Context): Handlers<typeof exportContract> {
  const { clock, db } = context
  // Collecting holds a connection and a transaction, so not every connection can be doing it at once.
  const collecting = createBoundedQueue({ concurrency: 2, waitingMax: 50 })

  function present(row: Row, fresh: boolean) {
    if (!row) return { state: 'none' as const, progress: 0, bytes: null, url: null, expiresAt: null }
    return {
      state: getState(row),
      progress: row.ready_at ? 1 : row.files_total ? row.files_done / row.files_total : 0,
      bytes: row.bytes,
      url: row.ready_at && fresh ? createSignedUrl(context, row.id) : null,
      expiresAt: new Date(row.requested_at.getTime() + limits.exportHours * hour).toISOString(),
    }
  }

  return {
    async startExport({ caller: { accountId } }) {
      const row = await db.transaction().execute(async (trx) => {
        await startExport(context, trx, accountId)
        return findExport(trx, accountId)
      })
      return present(row, true)
    },
    async getExport({ caller }) {
      return present(await findExport(db, caller.accountId), caller.freshUntil > clock.now())
    },
    async downloadExport({ caller, signal }) {
      const { filename, stream } = await collecting.run(() => buildArchive(context, caller.accountId, signal))
      return { filename, stream }
    },
  }
}
