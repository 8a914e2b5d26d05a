/** Links by which people without an account read a press kit (P-presskit-5). */
import { isMinor } from '@brilla/contract/accounts/age'
import type { Language } from '@brilla/contract/platform/errors'
import type { pressKitContract } from '@brilla/contract/public/press-kit'
import {
  type PressKitFormat,
  pressKitLinkPath,
  pressKitLinksMax,
} from '@brilla/contract/public/press-kit-choices'
import { lockAccount } from '../../accounts/account/index.ts'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import { day } from '../../platform/duration.ts'
import type { Database } from '../../platform/database/index.ts'
import { isFirstOpening } from '../../platform/http/first-opening.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { readSignedId, signId } from '../../platform/signed-id.ts'
import { isBlockBetween } from '../../accounts/visibility/index.ts'
import { drawPressKit } from './draw.ts'
import * as store from './press-kit-link.store.ts'
import { chooseLinkedParts, listParts, readChosenAudiences } from './press-kit.rules.ts'
import { findPressKit, findWorksById } from './press-kit.store.ts'

const use = 'press-kit'

type LinkRoutes = Pick<
  typeof pressKitContract,
  'getPressKitLinks' | 'createPressKitLink' | 'deletePressKitLink' | 'openPressKitLink' | 'getLinkedPressKit'
>

export function pressKitLinkRoutes(context: Context): Handlers<LinkRoutes> {
  const { clock, config, db } = context

  const present = (row: store.LinkRow) => ({
    id: row.id,
    label: row.label,
    url: `${config.PUBLIC_URL}${pressKitLinkPath}#${signId(context, use, row.id)}`,
    format: row.format as PressKitFormat,
    language: row.language as Language,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  })

  /** A link that works, with its account; for minors, blocked people and every other reason the answer is the same. */
  async function readLink(token: string, caller: Caller | null) {
    const now = clock.now()
    const id = readSignedId(context, use, token)
    const link = id === undefined ? undefined : await store.findWorkingLink(db, id, now)
    if (!link) throwProblem('not_found')
    const row = await findPressKit(db, link.account_id)
    // The account can have been deleted since the link was read.
    if (!row || isMinor(now, row.birthdate)) throwProblem('not_found')
    if (caller && (await isBlockBetween(db, caller.accountId, row.id))) throwProblem('not_found')
    return { link, row, now }
  }

  return {
    async getPressKitLinks({ caller: { accountId } }) {
      return { rows: (await store.findLinks(db, accountId)).map(present) }
    },
    async createPressKitLink({ caller: { accountId }, headers, body }) {
      const { label, days, format, language, works, parts } = body
      const now = clock.now()
      const account = (await findPressKit(db, accountId)) ?? throwProblem('unauthorized')
      if (isMinor(now, account.birthdate)) throwProblem('solo_adultos')
      const found = works.every(isId) ? await findWorksById(db, accountId, works) : []
      if (new Set(works).size !== found.length) throwProblem('not_found')
      const row: store.LinkRow = {
        id: newId(clock),
        account_id: accountId,
        label,
        format,
        language,
        works,
        parts,
        audiences: readChosenAudiences(listParts(account, now), parts),
        created_at: now,
        expires_at: days === 0 ? null : new Date(now.getTime() + days * day),
        opened: 0,
        last_opened_at: null,
      }
      const attempt = { route: 'createPressKitLink', accountId, headers, body } as const
      const create = async (trx: Database) => {
        await lockAccount(trx, accountId)
        if ((await store.findLinks(trx, accountId)).length >= pressKitLinksMax)
          throwProblem('demasiados_enlaces')
        await store.insertLink(trx, row)
        return present(row)
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => create(trx)))
    },
    async deletePressKitLink({ caller: { accountId }, params: { id } }) {
      if (!isId(id) || !(await store.deleteLink(db, accountId, id))) throwProblem('not_found')
      return undefined
    },
    // Programs that only preview links do not run the page's script, which sends this: they are not counted.
    async openPressKitLink({ caller, body: { token }, clientNetwork, userAgent }) {
      const { link, row, now } = await readLink(token, caller)
      if (caller?.accountId !== row.id) {
        const isCounted = await isFirstOpening(context, { use, id: link.id }, { clientNetwork, userAgent })
        await store.addOpening(db, link.id, { now, isCounted })
      }
      return { name: row.full_name, profileUrl: row.profile_url }
    },
    async getLinkedPressKit({ caller, body: { token } }) {
      const { link, row, now } = await readLink(token, caller)
      // Works that were deleted since are left out.
      const found = new Map((await findWorksById(db, row.id, link.works)).map((work) => [work.id, work]))
      return drawPressKit(context, {
        row,
        works: link.works.flatMap((id) => found.get(id) ?? []),
        parts: chooseLinkedParts(listParts(row, now), link.parts, link.audiences),
        format: link.format as PressKitFormat,
        language: link.language as Language,
      })
    },
  }
}
