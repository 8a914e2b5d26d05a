import type { reportContract } from '@brilla/contract/safety/report'
import type { Call, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import type { SubjectType } from '../subject/index.ts'
import { addToReport, findReason, lockOpenReport, lockSubject } from './report.store.ts'
import { storeReport } from './store-report.ts'

const fields = {
  userId: 'account',
  postId: 'post',
  commentId: 'comment',
  messageId: 'message',
} as const satisfies Record<string, SubjectType>

type Field = keyof typeof fields

class RepeatedReport extends Error {}

export function reportRoutes(context: Context): Handlers<typeof reportContract> {
  const { db } = context

  /** Stores a report with its evidence in one transaction; false when the caller has a report in its open case. */
  async function report(
    { caller, body, headers }: Call<typeof reportContract.report>,
    field: Field,
  ): Promise<boolean> {
    const wanted = { type: fields[field], id: body[field] ?? '' }
    const attempt = { route: 'report', accountId: caller.accountId, headers, body } as const
    const send = async (trx: Database) => {
      const subject = await lockSubject(trx, caller, wanted)
      if (!subject) throwProblem('not_found')
      if (subject.accountId === caller.accountId)
        throwFieldProblem(field, field === 'userId' ? 'a_ti_mismo' : 'contenido_propio')
      const { description, reason } = body
      const before = await lockOpenReport(trx, caller.accountId, wanted)
      if (before) {
        const isAdded = await addToReport(trx, before, { reason, description })
        return isAdded ? false : throwFieldProblem('description', 'reporte_lleno')
      }
      const report = { reporterId: caller.accountId, subject, reason, description }
      // Concurrent requests of the same person: the transaction of the second one is rolled back.
      if (!(await storeReport(context, trx, report))) throw new RepeatedReport()
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
