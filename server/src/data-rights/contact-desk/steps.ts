/** What moderators do with a request; each step is logged and told to the sender by mail (P-contact-7). */
import { isPrivacyType } from '@brilla/contract/safety/contact-types'
import type { contactDeskContract } from '@brilla/contract/data-rights/contact-desk'
import type { LogEntry } from '@brilla/contract/safety/moderation-shapes'
import type { z } from 'zod'
import type { Caller } from '../../accounts/auth/index.ts'
import { formatContactNumber, getExecutionDeadline, getMexicanDay } from '../../safety/contact/index.ts'
import type { Context } from '../../context.ts'
import { deactivateAccount } from '../deactivation/index.ts'
import { startExport } from '../export/index.ts'
import { appendLog, findAccountId } from '../../safety/moderation/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { enqueueSenderMail } from './contact-desk.jobs.ts'
import type { ContactMail } from './contact-desk.mail.ts'
import {
  type DeskRow,
  findOthersRequest,
  lockRequest,
  type RequestChange,
  updateRequest,
} from './contact-desk.store.ts'

type Body<Name extends keyof typeof contactDeskContract> = (typeof contactDeskContract)[Name] extends {
  body: infer B extends z.ZodType
}
  ? z.output<B>
  : never

interface Step {
  action: LogEntry['action']
  change: RequestChange
  /** What the sender is told, if anything. */
  mail?: ContactMail
  /** The accounts of which others see something else now. */
  changedAccounts?: string[]
}

/** Runs a step on somebody else's request, unless another moderator has changed it since the caller read it. */
async function runStep(
  context: Context,
  { accountId: moderatorId }: Caller,
  { id, version }: { id: string; version: number },
  decide: (row: DeskRow, trx: Database) => Step | Promise<Step>,
): Promise<void> {
  if (!isId(id)) throwProblem('not_found')
  const changed = await context.db.transaction().execute(async (trx) => {
    await lockRequest(trx, id)
    const row = (await findOthersRequest(trx, moderatorId, id)) ?? throwProblem('not_found')
    if (row.version !== version) throwProblem('solicitud_cambiada')
    const { action, change, mail, changedAccounts = [] } = await decide(row, trx)
    await updateRequest(trx, id, change)
    // Without texts: the log outlives the request, which is deleted in time (P-contact-9).
    const details = { number: formatContactNumber(row), type: row.type }
    await appendLog(context, trx, { action, moderatorId, accountId: row.account_id, contactId: id, details })
    if (mail) await enqueueSenderMail(context, trx, { id, kind: mail })
    return changedAccounts
  })
  for (const accountId of changed) context.events.emit('accountChanged', accountId)
}

/** Answers a question, or grants or refuses a privacy request. */
export function answerRequest(
  context: Context,
  caller: Caller,
  id: string,
  { version, outcome, text, note }: Body<'answerContactRequest'>,
): Promise<void> {
  return runStep(context, caller, { id, version }, (row) => {
    const now = context.clock.now()
    const isPossible = isPrivacyType(row.type) === (outcome !== 'answer')
    if (row.state !== 'open' || !isPossible) throwFieldProblem('outcome', 'decision_no_valida')
    if (outcome === 'grant' && row.email_proven_at === null) throwProblem('correo_sin_comprobar')
    const answered = { answer: text, note, answered_at: now }
    if (outcome === 'grant') {
      const execute_by = getExecutionDeadline(getMexicanDay(now))
      return { action: 'contact_grant', mail: outcome, change: { ...answered, state: 'granted', execute_by } }
    }
    const state = outcome === 'answer' ? 'answered' : 'refused'
    const action = `contact_${outcome}` as const
    return { action, mail: outcome, change: { ...answered, state, finished_at: now } }
  })
}

/** Marks a granted request as carried out. */
export function executeRequest(
  context: Context,
  caller: Caller,
  id: string,
  { version }: Body<'executeContactRequest'>,
): Promise<void> {
  return runStep(context, caller, { id, version }, (row) => {
    if (row.state !== 'granted') throwProblem('decision_no_valida')
    return { action: 'contact_execute', mail: 'execute', change: createExecution(context) }
  })
}

/** Carries out an access request: only the owner of the account can download its export, after logging in (P-contact-5). */
export function exportRequest(
  context: Context,
  caller: Caller,
  id: string,
  { version }: Body<'exportContactRequest'>,
): Promise<void> {
  return runStep(context, caller, { id, version }, async (row, trx) => {
    if (row.state !== 'granted' || row.type !== 'access') throwProblem('decision_no_valida')
    // The e-mail of a guest is proven before a request is granted.
    const owner = await findAccountId(trx, row.email)
    if (owner === undefined) throwProblem('decision_no_valida')
    await startExport(context, trx, owner)
    return { action: 'contact_export', mail: 'export', change: createExecution(context) }
  })
}

/** Carries out a cancellation request: cancels the account of the sender, who may have lost access to it (P-contact-12). */
export function cancelSenderAccount(
  context: Context,
  caller: Caller,
  id: string,
  { version }: Body<'cancelContactAccount'>,
): Promise<void> {
  return runStep(context, caller, { id, version }, async (row, trx) => {
    if (row.state !== 'granted' || row.type !== 'cancellation') throwProblem('decision_no_valida')
    // The e-mail of a guest is proven before a request is granted.
    const owner = row.account_id ?? (await findAccountId(trx, row.email))
    const done = owner === undefined ? null : await deactivateAccount(context, trx, owner)
    if (!done) throwProblem('decision_no_valida')
    const { changed: changedAccounts } = done
    return { action: 'contact_cancel', mail: 'execute', change: createExecution(context), changedAccounts }
  })
}

/** Closes a request that needs no answer. The law demands one for a privacy request whose sender is known. */
export function closeRequest(
  context: Context,
  caller: Caller,
  id: string,
  { version, note }: Body<'closeContactRequest'>,
): Promise<void> {
  return runStep(context, caller, { id, version }, (row) => {
    const needsAnswer = isPrivacyType(row.type) && row.email_proven_at !== null
    if (row.state !== 'open' || needsAnswer) throwProblem('decision_no_valida')
    return { action: 'contact_close', change: { state: 'closed', note, finished_at: context.clock.now() } }
  })
}

function createExecution({ clock }: Pick<Context, 'clock'>): RequestChange {
  const now = clock.now()
  return { state: 'executed', executed_at: now, finished_at: now }
}
