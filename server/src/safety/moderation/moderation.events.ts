import { accountDeleted } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { discoverableChanged } from '../../discovery/search/index.ts'
import { type EventHandler, handleInBatches } from '../../platform/outbox/index.ts'
import { eraseQuotedEvidence } from './erase-quoted.ts'
import { eraseEvidence } from './evidence.store.ts'
import { reportLookalike } from './lookalike.ts'
import { eraseFromRemovedContent } from '../subject/index.ts'
import { heldContentHandlers } from './held-content.ts'
import { deleteAccountRemovals } from './removal.ts'

export function moderationEventHandlers(context: Context): EventHandler<never>[] {
  const { db } = context
  const erase: EventHandler<{ accountId: string }> = {
    name: 'moderation.erase',
    events: [accountDeleted],
    async handle({ accountId }) {
      await deleteAccountRemovals(context, accountId)
      await eraseFromRemovedContent(db, accountId)
      await eraseEvidence(db, accountId)
      await eraseQuotedEvidence(context, accountId)
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
  return [erase, lookalikes, ...heldContentHandlers(context)]
}
