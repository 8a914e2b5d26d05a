/** Erases what a deleted account wrote in the evidence about others, whose cases stay as they are (P-moderation-9). */
import type { Context } from '../../context.ts'
import { releaseFiles } from '../../media/index.ts'
import { lockCase } from './case.store.ts'
import { eraseQuoted, findCasesQuoting } from './evidence.store.ts'

/** Its files are deleted too, whether the account's own deletion of them comes before or after this. */
export async function eraseQuotedEvidence(
  context: Pick<Context, 'db' | 'jobs'>,
  accountId: string,
): Promise<void> {
  for (const caseId of await findCasesQuoting(context.db, accountId)) {
    await context.db.transaction().execute(async (trx) => {
      // So that no report adds evidence with the same files meanwhile.
      await lockCase(trx, caseId)
      await releaseFiles(context, trx, [caseId], await eraseQuoted(trx, caseId, accountId))
    })
  }
}
