import type { contactContract } from '@brilla/contract/contact'
import type { Call, Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { throwFieldProblems, throwProblem } from '../platform/http/problem.ts'
import { replyOnce } from '../platform/http/reply-once.ts'
import { getMexicanDay } from './business-days.rules.ts'
import { enqueueReceipt } from './contact.jobs.ts'
import { formatContactNumber, getDeadlines } from './contact.rules.ts'
import {
  findRequest,
  findSender,
  insertRequest,
  type Sender,
  setEmailProven,
  takeSerial,
} from './contact.store.ts'
import { readStatusToken } from './status-link.ts'

type Sent = Call<typeof contactContract.sendContact>

export function contactRoutes(context: Context): Handlers<typeof contactContract> {
  const { clock, db } = context

  async function readSender({ caller, body }: Sent): Promise<Sender> {
    if (caller) return (await findSender(db, caller.accountId)) ?? throwProblem('not_found')
    const { name = '', email = '', lang } = body
    throwFieldProblems([
      name === '' && { field: 'name', error: 'required' },
      email === '' && { field: 'email', error: 'correo_electronico' },
    ])
    return { account_id: null, name, email, language: lang }
  }

  /** Stores a request and enqueues its receipt. */
  async function store(sender: Sender, { body, headers }: Sent) {
    const { type, message } = body
    const now = clock.now()
    const day = getMexicanDay(now)
    const year = Number(day.slice(0, 4))
    const deadlines = getDeadlines(type, day)
    const attempt = { route: 'sendContact', accountId: sender.account_id, headers, body } as const
    const send = async (trx: Database) => {
      const serial = await takeSerial(trx, year)
      const id = newId(clock)
      const email_proven_at = sender.account_id === null ? null : now
      const row = { id, year, serial, type, message, created_at: now, email_proven_at }
      await insertRequest(trx, { ...row, ...sender, ...deadlines })
      await enqueueReceipt(context, trx, id)
      return { number: formatContactNumber({ year, serial }), answerBy: deadlines.answer_by }
    }
    return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => send(trx)))
  }

  return {
    sendContact: async (call) => store(await readSender(call), call),
    async getContactStatus({ body: { token, confirm } }) {
      const id = readStatusToken(context, token)
      const row = id === undefined ? undefined : await findRequest(db, id)
      if (!row) throwProblem('not_found')
      // Opening the link proves nothing: spam filters and owners of mistyped addresses do that too.
      if (confirm) await setEmailProven(db, row.id, clock.now())
      return {
        number: formatContactNumber(row),
        type: row.type,
        state: row.state,
        createdAt: row.created_at.toISOString(),
        message: row.message,
        answerBy: row.answer_by,
        executeBy: row.execute_by,
        answer: row.answer,
        answeredAt: row.answered_at?.toISOString() ?? null,
        executedAt: row.executed_at?.toISOString() ?? null,
        emailProven: confirm === true || row.email_proven_at !== null,
      }
    },
  }
}
