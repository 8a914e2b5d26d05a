/** Removed content, as its author sees the decision, the appeal against it, and its deletion (P-moderation-20, P-moderation-22). */
import type { Removal, removalContract } from '@brilla/contract/safety/removal'
import { type Caller, type Handlers, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { findVisiblePost } from '../../content/post/index.ts'
import { findCase } from './case.read.store.ts'
import { type CaseRow, findAppealCase, lockCase } from './case.store.ts'
import { findRemoved, findRemovedFileRows, type RemovedRow } from '../subject/index.ts'
import { openAppeal } from './appeal.ts'
import { findAppeal } from './evidence.store.ts'
import { presentRemovalAppeal, presentRemovedContent } from './moderation.present.ts'
import { deleteRemoval, isOwnRemoval } from './removal.ts'

export function removalRoutes(context: Context): Handlers<typeof removalContract> {
  const { clock, db } = context

  async function readRemoval(caller: Caller, row: CaseRow): Promise<Removal> {
    const [removed, files, appeal] = await Promise.all([
      findRemoved(db, row.id),
      findRemovedFileRows(db, row.id),
      readAppeal(db, row.id),
    ])
    const kind = row.subject_type as Removal['kind']
    return {
      id: row.id,
      kind,
      rule: row.reason ?? 'other',
      reason: row.decision_reason ?? '',
      removedAt: row.decided_at!.toISOString(),
      appealUntil: row.appeal_until!.toISOString(),
      state: removed ? 'kept' : appeal.isAccepted ? 'restored' : 'deleted',
      postId: await findPost(db, caller, kind, removed, row.subject_id),
      content: removed ? presentRemovedContent(context, removed, files) : null,
      appeal: appeal.presented,
    }
  }

  return {
    async getRemoval({ caller, params: { id } }) {
      const row = isId(id) ? await findCase(db, id) : undefined
      return isOwnRemoval(row, caller.accountId) ? readRemoval(caller, row) : throwProblem('not_found')
    },
    async appealRemoval({ caller: { accountId }, params: { id: caseId }, headers, body }) {
      if (!isId(caseId)) throwProblem('not_found')
      const now = clock.now()
      const attempt = { route: 'appealRemoval', accountId, headers, body: { ...body, caseId } } as const
      const send = async (trx: Database) => {
        await lockAccounts(trx, [accountId])
        const row = await lockCase(trx, caseId)
        if (!isOwnRemoval(row, accountId)) throwProblem('not_found')
        if (await findAppealCase(trx, caseId)) throwProblem('appealed')
        if (!row.content_kept || row.appeal_until! <= now) throwProblem('plazo_vencido')
        return openAppeal(context, trx, { accountId, text: body.text, appealed: row })
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => send(trx)))
    },
    async deleteRemoval({ caller: { accountId }, params: { id } }) {
      if (!isId(id)) throwProblem('not_found')
      await deleteRemoval(context, accountId, id)
      return undefined
    },
  }
}

/** The post that the page links to, unless the caller cannot see it. */
async function findPost(
  db: Database,
  caller: Caller,
  kind: Removal['kind'],
  removed: RemovedRow | undefined,
  id: string,
) {
  if (kind === 'message' || kind === 'account') return null
  const findAbove = () => db.selectFrom('comment').select('post_id').where('id', '=', id).executeTakeFirst()
  const postId = kind === 'post' ? id : ((removed ?? (await findAbove()))?.post_id ?? null)
  return postId !== null && (await findVisiblePost(db, caller, postId)) ? postId : null
}

async function readAppeal(db: Database, caseId: string) {
  const row = await findAppealCase(db, caseId)
  const appeal = row && row.appeal_id !== null ? await findAppeal(db, row.appeal_id) : undefined
  if (!row || !appeal) return { presented: null, isAccepted: false }
  return { presented: presentRemovalAppeal(row, appeal), isAccepted: row.decision === 'accept' }
}
