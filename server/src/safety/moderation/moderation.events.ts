import { accountDeleted } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import { discoverableChanged } from '../../discovery/search/index.ts'
import { type EventHandler, handleInBatches } from '../../platform/outbox/index.ts'
import { appealed } from '../suspension/index.ts'
import {
  eraseContactMessages,
  eraseEvidence,
  erasePostsAboveComments,
  insertAppealCase,
} from './evidence.store.ts'
import { findSuspendedBy } from './log.store.ts'
import { reportLookalike } from './lookalike.ts'
import { eraseFromRemovedContent } from '../subject/index.ts'
import { heldContentHandlers } from './held-content.ts'
import { deleteAccountRemovals } from './removal.ts'

export function moderationEventHandlers(context: Context): EventHandler<never>[] {
  const { clock, db } = context
  /** An appeal arrives at the desk, for another moderator than the one who suspended (P-moderation-8). */
  const openAppeal: EventHandler<{ appealId: string; accountId: string }> = {
    name: 'moderation.appeal',
    events: [appealed],
    async handle({ appealId, accountId }) {
      const suspendedBy = await findSuspendedBy(db, accountId)
      await insertAppealCase(db, {
        id: newId(clock),
        appealId,
        accountId,
        suspendedBy,
        createdAt: clock.now(),
      })
    },
  }
  const erase: EventHandler<{ accountId: string }> = {
    name: 'moderation.erase',
    events: [accountDeleted],
    async handle({ accountId }) {
      await deleteAccountRemovals(context, accountId)
      await eraseFromRemovedContent(db, accountId)
      await eraseEvidence(db, accountId)
      await erasePostsAboveComments(db, accountId)
      await eraseContactMessages(db, accountId)
    },
  }
  const lookalikes: EventHandler<{ accountId: string }> = {
    name: 'moderation.lookalike',
    events: [discoverableChanged],
    ...handleInBatches(async (all) => {
      for (const accountId of new Set(all.map((about) => about.accountId)))
        await reportLookalike(context, accountId)
    }),
  }
  return [openAppeal, erase, lookalikes, ...heldContentHandlers(context)]
}
