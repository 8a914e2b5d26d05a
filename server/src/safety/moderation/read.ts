/** Reads what the desk shows. */
import { getAge } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { reportReasons } from '@brilla/contract/safety/report-reasons'
import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { nameCity } from '../../accounts/city/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { findActions } from '../../platform/undoable-action.ts'
import { findOthersCase, findRefusal } from './access.ts'
import { suspensionAction } from './suspend-account.ts'
import {
  countClaimed,
  countOpenCases,
  findCase,
  findCases,
  findCasesAbout,
  type NamedCaseRow,
  type QueueQuery,
} from './case.read.store.ts'
import { findLatest, findOtherReports } from './activity.store.ts'
import { findAppeal, findEvidence, findReports } from './evidence.store.ts'
import { findLog } from './log.store.ts'
import {
  presentAppealed,
  presentCaseSummary,
  presentEvidence,
  presentLog,
  presentOutcome,
  presentPerson,
  presentReport,
  presentUndoableChange,
} from './moderation.present.ts'
import { findAccount, findBlocks } from './people.store.ts'
import { findAccountSuspension } from './suspension.store.ts'

type Source = Pick<Context, 'clock' | 'config' | 'db' | 'secret'>

const size = limits.casesPageSize

/** A page of the queue with the numbers of open cases. */
export async function readQueue(
  { clock, db }: Source,
  { accountId }: Caller,
  query: Pick<QueueQuery, 'status' | 'kind' | 'reason'> & { after?: string | undefined },
) {
  const now = clock.now()
  const { status, kind, reason } = query
  const after = query.after === undefined ? null : decodeCursor(query.after)
  const page = { status, kind, reason, after, moderatorId: accountId, size: size + 1, now }
  const [rows, open, mine] = await Promise.all([
    findCases(db, page),
    countOpenCases(db, accountId),
    countClaimed(db, accountId, now),
  ])
  const last = rows[size - 1]
  return {
    rows: rows.slice(0, size).map((row) => presentCaseSummary(row, accountId, now)),
    next: rows.length > size && last ? encodeCursor(last.id) : null,
    counts: {
      open: open['open'] ?? 0,
      mine,
      report: open['report'] ?? 0,
      appeal: open['appeal'] ?? 0,
      held: open['held'] ?? 0,
      reasons: Object.fromEntries(reportReasons.flatMap((name) => (open[name] ? [[name, open[name]]] : []))),
    },
  }
}

export async function readCase(source: Source, caller: Caller, id: string): Promise<ModerationCase> {
  const { clock, db } = source
  const row = await findOthersCase(db, caller, id)
  const [evidence, reports, log, appeal, account, refusal, [decided]] = await Promise.all([
    findEvidence(db, row.appealed_case_id ?? id),
    findReports(db, row.appealed_case_id ?? id),
    findLog(db, { caseId: id }),
    readAppeal(source, row),
    readAccount(source, caller, row.account_id),
    row.status === 'open' ? findRefusal(db, caller, row) : null,
    findActions(db, id),
  ])
  const reporterIds = [...new Set(reports.flatMap(({ reporter_id }) => reporter_id ?? []))]
  const others = await findOtherReports(db, {
    caseId: row.appealed_case_id ?? id,
    reporterIds,
    moderatorId: caller.accountId,
  })
  return {
    ...presentCaseSummary(row, caller.accountId, clock.now()),
    evidence: evidence.map((version) => presentEvidence(source, version)),
    reports: reports.map((report) => presentReport(report, others)),
    appeal,
    account: account ?? null,
    log: log.map(presentLog),
    outcome: presentOutcome(row, decided),
    refusal,
  }
}

async function readAppeal(source: Source, row: NamedCaseRow): Promise<ModerationCase['appeal']> {
  const appeal = row.appeal_id === null ? undefined : await findAppeal(source.db, row.appeal_id)
  if (!appeal) return null
  const { number, body: text, created_at } = appeal
  const read = { number, text, createdAt: created_at.toISOString() }
  const appealed = row.appealed_case_id === null ? undefined : await findCase(source.db, row.appealed_case_id)
  if (appealed) return { ...read, suspension: null, against: presentAppealed(appealed) }
  return { ...read, suspension: await readSuspension(source, row.account_id), against: null }
}

async function readSuspension({ db }: Source, accountId: string): Promise<DeskAccount['suspension']> {
  const found = await findAccountSuspension(db, accountId)
  return (
    found && {
      reason: found.reason,
      since: found.at.toISOString(),
      until: found.until?.toISOString() ?? null,
    }
  )
}

/** An account with its history; undefined when it does not exist, or for the caller's own. */
export async function readAccount(
  source: Source,
  caller: Caller,
  id: string,
): Promise<DeskAccount | undefined> {
  const { clock, db } = source
  const account = isId(id) && id !== caller.accountId ? await findAccount(db, id) : undefined
  if (!account) return undefined
  const now = clock.now()
  const [suspension, undoable, cases, log, blocks, latest] = await Promise.all([
    readSuspension(source, id),
    readUndoable(source, caller, id),
    findCasesAbout(db, id),
    findLog(db, { accountId: id }),
    findBlocks(db, id, caller.accountId),
    findLatest(db, id),
  ])
  return {
    ...presentPerson(account),
    email: account.email,
    birthdate: account.birthdate,
    age: getAge(now, account.birthdate),
    country: account.country,
    ciudad: nameCity(account.city, account.country, caller.language),
    verified: account.verified,
    createdAt: account.created_at.toISOString(),
    suspension,
    ...undoable,
    cases: cases.map((row) => presentCaseSummary(row, caller.accountId, now)),
    log: log.map(presentLog),
    latest: latest.map(({ id, kind, post_id, text, created_at }) => ({
      id,
      kind,
      postId: post_id,
      text,
      createdAt: created_at.toISOString(),
    })),
    blocks: blocks.map((row) => ({
      person: presentPerson(row),
      blockedBy: row.by_account && row.by_other ? 'both' : row.by_account ? 'this' : 'other',
      since: row.since.toISOString(),
    })),
  }
}

/** What the caller can undo of an account. */
async function readUndoable(
  { clock, db }: Source,
  { accountId }: Caller,
  id: string,
): Promise<Pick<DeskAccount, 'undoUntil' | 'undoableChanges'>> {
  const now = clock.now()
  const all = await findActions(db, id)
  const own = all.filter(({ actor_id, final_at }) => actor_id === accountId && final_at > now)
  const changes = own.filter(({ kind }) => kind !== suspensionAction.name)
  const others = await Promise.all(
    changes.map(async ({ other_id }) => (other_id === null ? undefined : findAccount(db, other_id))),
  )
  return {
    undoUntil: own.find(({ kind }) => kind === suspensionAction.name)?.final_at.toISOString() ?? null,
    undoableChanges: changes.map((change, index) => presentUndoableChange(change, others[index])),
  }
}
