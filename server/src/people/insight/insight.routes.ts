import type { insightContract } from '@brilla/contract/people/insight'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { getDay, hideFew, listWeeks } from './insight.rules.ts'
import { findWeeks } from './insight.store.ts'

export function insightRoutes({ clock, db }: Context): Handlers<typeof insightContract> {
  return {
    async getInsights({ caller: { accountId } }) {
      const now = clock.now()
      const weeks = listWeeks(now)
      const range = { from: weeks.at(-1)!, today: getDay(now) }
      const found = new Map((await findWeeks(db, accountId, range)).map((row) => [row.from, row]))
      return {
        weeks: weeks.map((from) => {
          const { agencies = 0, others = 0 } = found.get(from) ?? {}
          return { from, agencies: hideFew(agencies), others: hideFew(others) }
        }),
      }
    },
  }
}
