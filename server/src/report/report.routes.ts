import type { reportContract } from '@brilla/contract/report'
import { type Call, type Handlers, throwMissingOrUnauthorized } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { holdFiles } from '../media/index.ts'
import { isId, newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { throwFieldProblem } from '../platform/http/problem.ts'
import { replyOnce } from '../platform/http/reply-once.ts'
import { captureEvidence, saveEvidence } from './evidence.store.ts'
import { listFiles } from './report.rules.ts'
import { addToReport, findReason, insertReport, joinCase } from './report.store.ts'
import { lockSubject, type SubjectType } from './subject.store.ts'

const fields = {
  userId: 'account',
  postId: 'post',
  commentId: 'comment',
  messageId: 'message',
} as const satisfies Record<string, SubjectType>

type Field = keyof typeof fields

class RepeatedReport extends Error {}

export function reportRoutes(context: Context): Handlers<typeof reportContract> {
  const { clock, db } = context

  /** Stores a report with its evidence in one transaction; false when the caller has reported the subject before. */
  async function report(
    { caller, body, headers }: Call<typeof reportContract.report>,
    field: Field,
  ): Promise<boolean> {
    const wanted = { type: fields[field], id: body[field] ?? '' }
    const attempt = { route: 'report', accountId: caller.accountId, headers, body } as const
    const send = async (trx: Database) => {
      const subject = await lockSubject(trx, caller, wanted)
      if (!subject) return throwMissingOrUnauthorized(trx, caller)
      if (subject.accountId === caller.accountId)
        throwFieldProblem(field, field === 'userId' ? 'a_ti_mismo' : 'contenido_propio')
      const { description, reason } = body
      if (await findReason(trx, caller.accountId, wanted)) {
        await addToReport(trx, caller.accountId, wanted, description)
        return false
      }
      const now = clock.now()
      const case_id = await joinCase(trx, { id: newId(clock), subject, reason, now })
      const captured = await captureEvidence(trx, subject)
      const evidence_id = await saveEvidence(trx, {
        id: newId(clock),
        case_id,
        ...captured,
        captured_at: now,
      })
      await holdFiles(trx, case_id, listFiles(captured.content))
      const about = { case_id, evidence_id, subject_type: subject.type, subject_id: subject.id }
      const row = { id: newId(clock), reporter_id: caller.accountId, description, reason, created_at: now }
      // Concurrent requests of the same person: the transaction of the second one is rolled back.
      if (!(await insertReport(trx, { ...row, ...about }))) throw new RepeatedReport()
      return true
    }
    return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => send(trx)))
  }

  return {
    async report(call) {
      const field = (Object.keys(fields) as Field[]).find((one) => call.body[one] !== undefined)!
      const isNew = await report(call, field).catch((error: unknown) => {
        if (error instanceof RepeatedReport) return false
        throw error
      })
      return isNew ? undefined : { already: true as const }
    },

    async getOwnReport({ caller, query: { subject, id } }) {
      const reason = isId(id) && (await findReason(db, caller.accountId, { type: fields[subject], id }))
      return { reason: reason || null }
    },
  }
}
