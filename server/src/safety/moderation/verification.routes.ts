/** The desk's queue of agencies that ask to be verified (P-verification-5). */
import type {
  moderationVerificationContract,
  VerificationRequest,
} from '@brilla/contract/safety/moderation-verification'
import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { undoAction } from '../../platform/undoable-action.ts'
import { findFilenames } from '../verification/index.ts'
import { getHeldFileUrl, presentClaim, presentPerson } from './moderation.present.ts'
import {
  countWaiting,
  type DeskRequestRow,
  endRequestClaim,
  findDeskRequest,
  findDeskRequests,
  type Reader,
} from './verification.store.ts'
import { approveRequest, claimRequest, refuseRequest, verificationAction } from './verification.ts'

const size = limits.casesPageSize

export function moderationVerificationRoutes(
  context: Context,
): Handlers<typeof moderationVerificationContract> {
  const { clock, db } = context

  const createReader = ({ accountId: moderatorId }: Caller): Reader => ({ moderatorId, now: clock.now() })
  const findRequest = async (reader: Reader, id: string) =>
    (isId(id) ? await findDeskRequest(db, reader, id) : undefined) ?? throwProblem('not_found')

  async function present(reader: Reader, rows: readonly DeskRequestRow[]): Promise<VerificationRequest[]> {
    const filenames = await findFilenames(
      db,
      rows.flatMap(({ files }) => files),
    )
    return rows.map((row) => ({
      ...presentRequest(row, reader),
      files: row.files.map((name) => ({
        name,
        filename: filenames.get(name) ?? name,
        url: getHeldFileUrl(context, name),
      })),
    }))
  }

  async function read(caller: Caller, id: string): Promise<VerificationRequest> {
    const reader = createReader(caller)
    return (await present(reader, [await findRequest(reader, id)]))[0]!
  }

  async function decide(caller: Caller, id: string, run: (trx: Database) => Promise<unknown>) {
    if (!isId(id)) throwProblem('not_found')
    await db.transaction().execute(run)
    return read(caller, id)
  }

  return {
    async getVerificationRequests({ caller, query: { status, after } }) {
      const reader = createReader(caller)
      const cursor = after === undefined ? null : decodeCursor(after)
      const [rows, open] = await Promise.all([
        findDeskRequests(db, reader, { status, after: cursor, size: size + 1 }),
        countWaiting(db, caller.accountId),
      ])
      const last = rows[size - 1]
      return {
        rows: await present(reader, rows.slice(0, size)),
        next: rows.length > size && last ? encodeCursor(last.id) : null,
        open,
      }
    },
    getVerificationRequest: ({ caller, params: { id } }) => read(caller, id),
    async claimVerification({ caller, params: { id } }) {
      if (!isId(id)) throwProblem('not_found')
      const until = await db.transaction().execute((trx) => claimRequest(context, trx, caller, id))
      return { until: until.toISOString() }
    },
    async releaseVerification({ caller, params: { id } }) {
      await findRequest(createReader(caller), id)
      await endRequestClaim(db, id, caller.accountId)
      return undefined
    },
    approveVerification: ({ caller, params: { id }, body }) =>
      decide(caller, id, (trx) => approveRequest(context, trx, caller, id, body)),
    refuseVerification: ({ caller, params: { id }, body }) =>
      decide(caller, id, (trx) => refuseRequest(context, trx, caller, id, body)),
    async undoVerification({ caller, params: { id } }) {
      const { account_id: subjectId, undo_until } = await findRequest(createReader(caller), id)
      if (!undo_until) throwProblem('fuera_de_plazo')
      const which = { subjectId, actorId: caller.accountId }
      return decide(caller, id, (trx) => undoAction(context, trx, [verificationAction], which))
    },
  }
}

/** Without the documents. */
function presentRequest(row: DeskRequestRow, { moderatorId, now }: Reader) {
  return {
    id: row.id,
    legalName: row.legal_name,
    taxId: row.tax_id,
    country: row.country,
    web: row.web,
    domainEmail: row.domain_email,
    requestedAt: row.requested_at.toISOString(),
    emailConfirmedAt: row.email_confirmed_at!.toISOString(),
    person: presentPerson({ ...row, id: row.account_id, status: row.account_status }),
    registeredAt: row.registered_at.toISOString(),
    current: row.verified_at && {
      since: row.verified_at.toISOString(),
      checked: row.verified_checks ?? [],
    },
    claim: row.status === 'open' ? presentClaim(row, moderatorId, now) : null,
    outcome: row.decided_at && {
      decision: row.status === 'refused' ? ('refuse' as const) : ('approve' as const),
      checked: row.checked as VerificationCheck[],
      reason: row.reason,
      note: row.note,
      decidedAt: row.decided_at.toISOString(),
      moderator: { id: row.decided_by!, fullname: row.decider_name },
      undoUntil: row.undo_until?.toISOString() ?? null,
    },
  }
}
