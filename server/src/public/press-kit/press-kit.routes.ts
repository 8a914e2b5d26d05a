import { isMinor } from '@brilla/contract/accounts/age'
import { pressKitWorksMax } from '@brilla/contract/public/press-kit-choices'
import type { pressKitContract } from '@brilla/contract/public/press-kit'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import type { Viewer } from '../../accounts/visibility/index.ts'
import { drawPressKit } from './draw.ts'
import { pressKitLinkRoutes } from './press-kit-link.routes.ts'
import { presentWork } from './press-kit.present.ts'
import { chooseParts, listParts } from './press-kit.rules.ts'
import { findPressKit, findWorks, findWorksById, type WorkRow } from './press-kit.store.ts'

const worksOffered = 60

/** The chosen works in their order, or the first of those that are offered. */
async function chooseWorks(
  db: Database,
  author: Viewer,
  chosen: readonly string[] | undefined,
): Promise<WorkRow[]> {
  if (chosen === undefined) return findWorks(db, author, pressKitWorksMax)
  if (!chosen.every(isId)) throwProblem('not_found')
  const found = new Map((await findWorksById(db, author.accountId, chosen)).map((row) => [row.id, row]))
  return chosen.map((id) => found.get(id) ?? throwProblem('not_found'))
}

export function pressKitRoutes(context: Context): Handlers<typeof pressKitContract> {
  const { clock, db } = context
  return {
    ...pressKitLinkRoutes(context),
    async getPressKitChoices({ caller }) {
      const { accountId } = caller
      const works = await findWorks(db, caller, worksOffered)
      const row = (await findPressKit(db, accountId)) ?? throwProblem('unauthorized')
      const now = clock.now()
      return {
        works: works.map(presentWork),
        parts: listParts(row, now),
        canShare: !isMinor(now, row.birthdate),
      }
    },
    async getPressKit({ caller, query, language: preferred }) {
      const works = await chooseWorks(db, caller, query.works)
      const row = (await findPressKit(db, caller.accountId)) ?? throwProblem('unauthorized')
      return drawPressKit(context, {
        row,
        works,
        parts: chooseParts(listParts(row, clock.now()), query.parts),
        format: query.format ?? 'letter',
        language: query.language ?? preferred,
      })
    },
  }
}
