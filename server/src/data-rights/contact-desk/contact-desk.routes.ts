import type {
  ContactRequest,
  ContactSummary,
  contactDeskContract,
} from '@brilla/contract/data-rights/contact-desk'
import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { DeskPerson } from '@brilla/contract/safety/moderation-shapes'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import { findObjectedId } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import {
  findAccount,
  findAccountId,
  findLog,
  presentLog,
  presentPerson,
} from '../../safety/moderation/index.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import {
  type DeskRow,
  type SummaryRow,
  countOpen,
  findOthersRequest,
  findRequests,
} from './contact-desk.store.ts'
import { answerRequest, cancelSenderAccount, closeRequest, executeRequest, exportRequest } from './steps.ts'
import { countBusinessDays, formatContactNumber, getMexicanDay } from '../../safety/contact/index.ts'

const size = limits.casesPageSize

export function contactDeskRoutes(context: Context): Handlers<typeof contactDeskContract> {
  const { clock, db } = context

  async function readPerson(id: string | null | undefined): Promise<DeskPerson | null> {
    const account = id ? await findAccount(db, id) : undefined
    return account ? presentPerson(account) : null
  }

  async function read({ accountId }: Caller, id: string): Promise<ContactRequest> {
    const row = isId(id) ? await findOthersRequest(db, accountId, id) : undefined
    if (!row) throwProblem('not_found')
    const isOfGuardian = row.account_id === null && row.type === 'opposition'
    const [person, emailAccount, minor, log] = await Promise.all([
      readPerson(row.account_id),
      row.account_id === null ? findAccountId(db, row.email).then(readPerson) : null,
      isOfGuardian ? findObjectedId(db, row.email, row.created_at).then(readPerson) : null,
      findLog(db, { contactId: id }),
    ])
    return presentRequest(row, clock.now(), { person, emailAccount, minor, log: log.map(presentLog) })
  }

  return {
    async getContactRequests({ caller: { accountId: moderatorId }, query: { status, type, after } }) {
      const cursor = after === undefined ? null : decodeCursor(after)
      const [rows, open] = await Promise.all([
        findRequests(db, { moderatorId, status, type, after: cursor, size: size + 1 }),
        countOpen(db, moderatorId),
      ])
      const now = clock.now()
      const last = rows[size - 1]
      return {
        rows: rows.slice(0, size).map((row) => presentSummary(row, now)),
        next: rows.length > size && last ? encodeCursor(last.id) : null,
        open,
      }
    },
    getContactRequest: ({ caller, params: { id } }) => read(caller, id),
    async answerContactRequest({ caller, params: { id }, body }) {
      await answerRequest(context, caller, id, body)
      return read(caller, id)
    },
    async executeContactRequest({ caller, params: { id }, body }) {
      await executeRequest(context, caller, id, body)
      return read(caller, id)
    },
    async exportContactRequest({ caller, params: { id }, body }) {
      await exportRequest(context, caller, id, body)
      return read(caller, id)
    },
    async cancelContactAccount({ caller, params: { id }, body }) {
      await cancelSenderAccount(context, caller, id, body)
      return read(caller, id)
    },
    async closeContactRequest({ caller, params: { id }, body }) {
      await closeRequest(context, caller, id, body)
      return read(caller, id)
    },
  }
}

function presentSummary(row: SummaryRow, now: Date): ContactSummary {
  const dueOn = row.due_on === 'infinity' ? null : row.due_on
  return {
    id: row.id,
    number: formatContactNumber(row),
    type: row.type,
    state: row.state,
    name: row.name,
    langCode: row.language,
    createdAt: row.created_at.toISOString(),
    dueOn,
    businessDaysLeft: dueOn === null ? null : countBusinessDays(getMexicanDay(now), dueOn),
  }
}

function presentRequest(
  row: DeskRow,
  now: Date,
  context: Pick<ContactRequest, 'person' | 'emailAccount' | 'minor' | 'log'>,
): ContactRequest {
  return {
    ...presentSummary(row, now),
    version: row.version,
    email: row.email,
    emailProven: row.email_proven_at !== null,
    message: row.message,
    answerBy: row.answer_by,
    executeBy: row.execute_by,
    answer: row.answer,
    note: row.note,
    answeredAt: row.answered_at?.toISOString() ?? null,
    executedAt: row.executed_at?.toISOString() ?? null,
    ...context,
  }
}
