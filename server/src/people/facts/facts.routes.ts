import type { factsContract, OwnFacts } from '@brilla/contract/people/facts'
import { findContactDataOfMinor, lockAccount } from '../../accounts/account/index.ts'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblems } from '../../platform/http/problem.ts'
import { toFactsColumns } from './facts.columns.ts'
import { presentOwnFacts } from './facts.present.ts'
import {
  type FactsBody,
  findPartsForAdults,
  findRepeatedLanguages,
  listShownTexts,
  normalizeLinks,
} from './facts.rules.ts'
import { findFacts, isOwnVideo, saveFacts } from './facts.store.ts'

/** The facts of an account as its owner reads them. */
export const findOwnFacts = async (db: Database, accountId: string): Promise<OwnFacts> =>
  presentOwnFacts(await findFacts(db, accountId))

async function isShowreelValid(trx: Database, accountId: string, { showreel }: FactsBody): Promise<boolean> {
  const postId = showreel?.postId ?? null
  return postId === null || (isId(postId) && (await isOwnVideo(trx, accountId, postId)))
}

export function factsRoutes({ clock, db }: Context): Handlers<typeof factsContract> {
  return {
    saveFacts: ({ caller: { accountId }, body }) =>
      db.transaction().execute(async (trx) => {
        const { birthdate } = await lockAccount(trx, accountId)
        const { errors, ...linked } = normalizeLinks(body)
        throwFieldProblems([
          ...findPartsForAdults(clock.now(), birthdate, body),
          ...findContactDataOfMinor(clock.now(), birthdate, listShownTexts(body)),
          ...findRepeatedLanguages(body),
          ...errors,
          !(await isShowreelValid(trx, accountId, body)) && {
            field: 'showreel.postId',
            error: 'video_ajeno',
          },
        ])
        await saveFacts(trx, accountId, toFactsColumns(body, linked))
        return findOwnFacts(trx, accountId)
      }),
  }
}
