import { Readable } from 'node:stream'
import { pressKitWorksMax } from '@brilla/contract/press-kit-choices'
import type { pressKitContract } from '@brilla/contract/press-kit'
import type { Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { createPressKit } from '../media/index.ts'
import { isId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { presentPressKit, presentWork } from './press-kit.present.ts'
import { chooseParts, listParts } from './press-kit.rules.ts'
import { findPressKit, findWorks, findWorksById, type WorkRow } from './press-kit.store.ts'
import { texts } from './press-kit.texts.ts'

const worksOffered = 60

/** The chosen works in their order, or the first of those that are offered. */
async function chooseWorks(
  db: Database,
  accountId: string,
  chosen: readonly string[] | undefined,
): Promise<WorkRow[]> {
  if (chosen === undefined) return findWorks(db, accountId, pressKitWorksMax)
  if (!chosen.every(isId)) throwProblem('not_found')
  const found = new Map((await findWorksById(db, accountId, chosen)).map((row) => [row.id, row]))
  return chosen.map((id) => found.get(id) ?? throwProblem('not_found'))
}

export function pressKitRoutes(context: Context): Handlers<typeof pressKitContract> {
  const { clock, config, db } = context
  return {
    async getPressKitChoices({ caller: { accountId } }) {
      const works = await findWorks(db, accountId, worksOffered)
      const parts = listParts(await findPressKit(db, accountId), clock.now())
      return { works: works.map(presentWork), parts }
    },
    async getPressKit({ caller: { accountId }, query, language: preferred }) {
      const works = await chooseWorks(db, accountId, query.works)
      const row = await findPressKit(db, accountId)
      const today = clock.now()
      const language = query.language ?? preferred
      const content = presentPressKit(row, works, {
        format: query.format ?? 'letter',
        language,
        parts: chooseParts(listParts(row, today), query.parts),
        today,
        origin: config.PUBLIC_URL,
      })
      const bytes = await createPressKit(context, content)
      const filename = `${row.profile_url}-${texts[language].filename}.pdf`
      return { filename, stream: Readable.from([bytes]) }
    },
  }
}
