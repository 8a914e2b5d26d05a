import { isMinor } from '@brilla/contract/accounts/age'
import type { PreviewObstacle, publicPreviewContract } from '@brilla/contract/public/public-preview'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { readPreview } from './public-preview.http.ts'
import { findConditions } from './public-preview.store.ts'

export function publicPreviewRoutes(context: Context): Handlers<typeof publicPreviewContract> {
  const { clock, db } = context

  async function findObstacle(accountId: string): Promise<PreviewObstacle> {
    const account = (await findConditions(db, accountId)) ?? throwProblem('unauthorized')
    if (isMinor(clock.now(), account.birthdate)) return 'minor'
    return account.is_on ? 'incomplete' : 'off'
  }

  return {
    async getOwnPublicPreview({ caller: { accountId, language } }) {
      const preview = await readPreview(context, accountId, language)
      return { preview, obstacle: preview ? null : await findObstacle(accountId) }
    },
  }
}
