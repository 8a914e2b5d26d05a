/** Blocks between two people, which moderators lift in both directions (P-blocks-8). */
import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { z } from 'zod'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { addBlock, type Block, liftBlocks } from '../../people/block/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import { appendLog } from './log.store.ts'
import { findAccount } from './people.store.ts'

/** A lifted block (P-moderation-24). */
export const unblockAction: UndoableKind<{ action: 'unblock'; blocks: readonly Block[] }> = {
  name: 'unblock',
  async revert(context, trx, { subject_id: id, other_id, actor_id: moderatorId, data }) {
    const otherId = other_id!
    if (!(await findAccount(trx, otherId))) throwProblem('fuera_de_plazo')
    for (const { blockerId, blockedId, at } of data.blocks)
      await addBlock(context, trx, { blockerId, blockedId, at: new Date(at) })
    const entry = { action: 'undo', moderatorId, details: { undone: 'unblock' } } as const
    await logForBoth(context, trx, [id, otherId], entry)
    return [id, otherId]
  },
}

/** Lifts a block. For a moderator who is one of the two there is none, so that nothing tells them that they are blocked. */
export async function liftBlock(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  { otherId, reason, note }: z.output<(typeof moderationPeopleContract)['liftBlock']['body']>,
): Promise<string[]> {
  if (!isId(otherId) || otherId === moderatorId) throwProblem('not_found')
  const blocks = await liftBlocks(context, trx, id, otherId)
  if (blocks.length === 0) throwProblem('not_found')
  const action = 'unblock'
  const data = { action, blocks } as const
  await recordAction(context, trx, unblockAction, { subjectId: id, otherId, actorId: moderatorId, data })
  await logForBoth(context, trx, [id, otherId], { action, moderatorId, reason, note })
  return [id, otherId]
}

/** Logs what concerns two people once for each of them, so that the history of both shows it. */
async function logForBoth(
  context: Context,
  trx: Database,
  [one, other]: readonly [string, string],
  entry: Omit<Parameters<typeof appendLog>[2], 'accountId'>,
): Promise<void> {
  await appendLog(context, trx, { ...entry, accountId: one, details: { ...entry.details, other } })
  await appendLog(context, trx, { ...entry, accountId: other, details: { ...entry.details, other: one } })
}
