import type { contactContract } from '@brilla/contract/safety/contact'
import type { ContactType } from '@brilla/contract/safety/contact-types'
import type { Language } from '@brilla/contract/platform/errors'
import type { Call, Handlers } from '../../accounts/auth/index.ts'
import { readGuardianToken, setGuardianObjection } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblems, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
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
import { guardianObjection } from './contact.texts.ts'
import { readStatusToken } from './status-link.ts'

type Sent = Call<typeof contactContract.sendContact>

export function contactRoutes(context: Context): Handlers<typeof contactContract> {
  const { clock, db } = context

  return {
    async sendContact(call) {
      const sender = await readSender(db, call)
      const isProven = sender.account_id !== null
      const { body, headers } = call
      const attempt = { route: 'sendContact', accountId: sender.account_id, headers, body } as const
      return db
        .transaction()
        .execute((trx) =>
          replyOnce(context, trx, attempt, () =>
            storeRequest(context, trx, sender, { ...body, isProven, now: clock.now() }),
          ),
        )
    },
    async objectAsGuardian({ body: { token } }) {
      const accountId = readGuardianToken(context, token)
      if (accountId === undefined) throwProblem('not_found')
      await db.transaction().execute(async (trx) => {
        const now = clock.now()
        const minor = await setGuardianObjection(trx, accountId, now)
        if (!minor) return
        const { full_name, profile_url } = minor
        const language = minor.language as Language
        const { name, message } = guardianObjection(language, { full_name, profile_url })
        const sender = { account_id: null, name, email: minor.email!, language }
        // The link was in a mail to this address.
        await storeRequest(context, trx, sender, { type: 'opposition', message, isProven: true, now })
      })
      return undefined
    },
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

async function readSender(db: Database, { caller, body }: Sent): Promise<Sender> {
  if (caller) return (await findSender(db, caller.accountId)) ?? throwProblem('not_found')
  const { name = '', email = '', lang } = body
  throwFieldProblems([
    name === '' && { field: 'name', error: 'required' },
    email === '' && { field: 'email', error: 'correo_electronico' },
  ])
  return { account_id: null, name, email, language: lang }
}

/** Stores a request and enqueues its receipt. */
async function storeRequest(
  context: Context,
  trx: Database,
  sender: Sender,
  { type, message, isProven, now }: { type: ContactType; message: string; isProven: boolean; now: Date },
) {
  const day = getMexicanDay(now)
  const year = Number(day.slice(0, 4))
  const deadlines = getDeadlines(type, day)
  const serial = await takeSerial(trx, year)
  const id = newId(context.clock)
  const row = { id, year, serial, type, message, created_at: now, email_proven_at: isProven ? now : null }
  await insertRequest(trx, { ...row, ...sender, ...deadlines })
  await enqueueReceipt(context, trx, id)
  return { number: formatContactNumber({ year, serial }), answerBy: deadlines.answer_by }
}
