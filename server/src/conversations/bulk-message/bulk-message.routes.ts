import type { BulkReceiver, bulkMessageContract } from '@brilla/contract/conversations/bulk-message'
import { limits } from '@brilla/contract/platform/limits'
import { lockAccount } from '../../accounts/account/index.ts'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { claimUploads } from '../../media/index.ts'
import { presentAuthor } from '../../people/profile/index.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { checkContent, checkShared, isMinorProtected, toClaims } from '../message/index.ts'
import { sendJob } from './bulk-message.jobs.ts'
import { hashBulk, listLeft, type NewBulkMessage, presentProgress } from './bulk-message.rules.ts'
import * as store from './bulk-message.store.ts'

/** Converts a receiver to the API format, with why a message to them would be refused. */
function presentReceiver(row: store.ReceiverRow, today: Date): BulkReceiver {
  const isProtected = isMinorProtected(
    {
      sender: {
        type: 'agencia',
        birthdate: row.my_birthdate,
        birthdate_corrected: row.my_birthdate_corrected,
      },
      recipient: row,
      followed: row.followed,
      accepted: row.accepted ?? false,
    },
    today,
  )
  return {
    ...presentAuthor(row.author),
    nombre: row.name,
    isNew: row.accepted === null,
    writeError: isProtected ? 'menor_no_te_sigue' : null,
  }
}

export function bulkMessageRoutes(context: Context): Handlers<typeof bulkMessageContract> {
  const { clock, db, jobs } = context
  return {
    async getBulkReceivers({ caller, query }) {
      const rows = await store.findReceivers(db, caller, query.ids.filter(isId))
      const today = clock.now()
      return { rows: rows.map((row) => presentReceiver(row, today)) }
    },
    async sendBulkMessage({ caller, body }) {
      const { accountId } = caller
      const receiverIds = [...new Set(body.receiverIds)]
      if (!receiverIds.every(isId)) throwProblem('not_found')
      if (receiverIds.includes(accountId)) throwFieldProblem('receiverIds', 'a_ti_mismo')
      checkContent(body)
      const hash = hashBulk({ ...body, receiverIds })
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId)
        const earlier = await store.findBulk(trx, accountId, body.bulkId)
        if (earlier && earlier.hash !== hash) throwProblem('idempotency_conflict')
        // Those that are left have a job already.
        if (earlier && (listLeft(earlier).length > 0 || Object.keys(earlier.failed as object).length === 0))
          return
        const id = earlier?.id ?? newId(clock)
        if (earlier) await store.clearFailed(trx, id)
        else await insertBulk(trx, { ...body, receiverIds }, { id, accountId, hash })
        await jobs.send(trx, sendJob, { id })
      })
      return { bulkId: body.bulkId }
    },
    async getBulkMessage({ caller, params }) {
      const bulk = await store.findBulk(db, caller.accountId, params.bulkId)
      if (!bulk) throwProblem('not_found')
      return presentProgress(bulk)
    },
  }

  /** Stores a new bulk message and claims its files, which stay until it is deleted. */
  async function insertBulk(
    trx: Database,
    body: NewBulkMessage,
    { id, accountId, hash }: { id: string; accountId: string; hash: string },
  ): Promise<void> {
    await checkShared(trx, { accountId, hiddenAccountIds: null }, body)
    const files = await claimUploads(context, trx, accountId, toClaims(body.files))
    const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0)
    if (bytes > limits.bulkFilesMax) throwFieldProblem('files', 'archivos_pesados')
    await store.insertBulk(trx, {
      id,
      sender_id: accountId,
      bulk_id: body.bulkId,
      hash,
      text: body.message,
      files: JSON.stringify(body.files),
      shared_post_id: body.sharedPostId ?? null,
      shared_profile_id: body.sharedProfileId ?? null,
      receiver_ids: body.receiverIds,
      created_at: clock.now(),
    })
  }
}
