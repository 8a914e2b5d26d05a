/** Presentations: an agency shows people of a list to a client, who has no account (P-presentations-1). */
import { isMinor } from '@brilla/contract/accounts/age'
import type { presentationContract } from '@brilla/contract/casting/presentation'
import { limits } from '@brilla/contract/platform/limits'
import { lockAccount } from '../../accounts/account/index.ts'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { day } from '../../platform/duration.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { signId } from '../../platform/signed-id.ts'
import { hasList } from '../list/index.ts'
import { hashPin, linkUse } from './access.ts'
import { presentPresentation } from './presentation.present.ts'
import * as store from './presentation.store.ts'
import { viewRoutes } from './view.routes.ts'

/** Refuses an expiry that is over or too far; without one it is the default. */
function chooseExpiry(sent: Date | undefined, now: Date): Date {
  const expiry = sent ?? new Date(now.getTime() + limits.presentationDays * day)
  if (expiry <= now || expiry.getTime() > now.getTime() + limits.presentationDaysMax * day)
    throwFieldProblem('expiresAt', 'invalid_expiry')
  return expiry
}

export function presentationRoutes(context: Context): Handlers<typeof presentationContract> {
  const { clock, config, db } = context

  /** Presentations with their people and votes. */
  async function present(trx: Database, caller: Member, rows: store.PresentationRow[]) {
    const ids = rows.map(({ id }) => id)
    const people = await store.findPeople(trx, caller, ids, clock.now())
    const viewers = await store.findViewers(trx, ids)
    const votes = await store.findVotes(
      trx,
      people.map(({ id }) => id),
    )
    const parts = {
      people: Map.groupBy(people, ({ presentation_id }) => presentation_id),
      viewers: Map.groupBy(viewers, ({ presentation_id }) => presentation_id),
      votes: Map.groupBy(votes, ({ person_id }) => person_id),
    }
    return rows.map((row) =>
      presentPresentation(row, parts, {
        origin: config.PUBLIC_URL,
        token: signId(context, linkUse, row.id),
      }),
    )
  }

  /** Those of the chosen people who are presented, and how many are not. */
  async function choosePeople(
    trx: Database,
    caller: Member,
    { listId, userIds: chosen }: { listId: string; userIds?: string[] | undefined },
  ) {
    const now = clock.now()
    const candidates = await store.findCandidates(trx, caller, listId, now)
    const asked = chosen && new Set(chosen)
    const found = asked ? candidates.filter(({ id }) => asked.has(id)) : candidates
    const adults = found.filter(({ birthdate }) => !isMinor(now, birthdate))
    if (adults.length === 0) throwProblem('nobody_to_present')
    if (adults.length > limits.presentationPeopleMax) throwProblem('too_many_to_present')
    const gone = asked ? asked.size - found.length : 0
    return { ids: adults.map(({ id }) => id), leftOut: { minors: found.length - adults.length, gone } }
  }

  return {
    ...viewRoutes(context),
    async createPresentation({ caller, headers, body }) {
      const { accountId } = caller
      const now = clock.now()
      const expiresAt = chooseExpiry(body.expiresAt, now)
      const attempt = { route: 'createPresentation', accountId, headers, body } as const
      const create = async (trx: Database) => {
        await lockAccount(trx, accountId)
        if (!(await hasList(trx, accountId, body.listId))) throwProblem('not_found')
        if ((await store.countPresentations(trx, accountId)) >= limits.presentationsMax)
          throwProblem('too_many_presentations')
        const { ids, leftOut } = await choosePeople(trx, caller, body)
        const id = newId(clock)
        const row: store.PresentationRow = {
          id,
          agency_id: accountId,
          list_id: body.listId,
          title: body.title,
          pin_hash: body.pin === undefined ? null : hashPin(context.secret, id, body.pin),
          created_at: now,
          expires_at: expiresAt,
          closed_at: null,
          opened: 0,
          last_opened_at: null,
        }
        const people = ids.map((account_id, position) => ({
          id: newId(clock),
          presentation_id: id,
          account_id,
          position,
        }))
        await store.insertPresentation(trx, row, people)
        const [created] = await present(trx, caller, [row])
        return { ...created!, leftOut }
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => create(trx)))
    },
    async getPresentations({ caller, query: { page = 1, listId } }) {
      if (listId !== undefined && !isId(listId)) return { rows: [], count: 0 }
      const rows = await store.findPresentations(db, caller.accountId, { listId, page })
      return {
        rows: await present(db, caller, rows),
        count: await store.countPresentations(db, caller.accountId, listId),
      }
    },
    async deletePresentation({ caller: { accountId }, params: { id }, query: { forever } }) {
      const end = forever
        ? () => store.deletePresentation(db, accountId, id)
        : () => store.closePresentation(db, accountId, id, clock.now())
      if (!isId(id) || !(await end())) throwProblem('not_found')
      return undefined
    },
  }
}
