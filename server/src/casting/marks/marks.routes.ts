import type { marksContract } from '@brilla/contract/casting/marks'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { findMarks } from './marks.store.ts'

export function marksRoutes({ clock, db }: Context): Handlers<typeof marksContract> {
  return {
    async getMarks({ caller, query }) {
      const marks = await findMarks(db, caller, query.ids.split(',').filter(isId), clock.now())
      return { rows: [...marks].map(([userId, marked]) => ({ userId, ...marked })) }
    },
  }
}
