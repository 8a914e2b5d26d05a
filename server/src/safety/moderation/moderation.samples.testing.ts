import { v7 } from 'uuid'
import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'

/** A new open case about the post of the sample world. Inserted, because only somebody new could report it once more. */
async function createParams({ server, post, author }: SampleWorld) {
  const { clock, db } = server.context
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.or([eb('profile_url', '=', author), eb(eb.cast('id', 'text'), '=', author)]))
    .executeTakeFirstOrThrow()
  const id = v7()
  const row = { id, kind: 'report', subject_type: 'post', subject_id: post, account_id, reason: 'other' }
  await db.deleteFrom('removed_content').execute()
  await db.deleteFrom('moderation_case').where('subject_id', '=', post).execute()
  await db
    .insertInto('moderation_case')
    .values({ ...row, created_at: clock.now() })
    .execute()
  return { params: { id } }
}

export const samples: Samples<typeof moderationContract> = {
  getCase: createParams,
  claimCase: createParams,
  releaseCase: createParams,
  decideCase: createParams,
  async undoDecision(context) {
    const sample = await createParams(context)
    const body = { decision: 'dismiss', reason: 'Hola' } as const
    await context.server.call('decideCase', { token: context.caller.token, ...sample, body })
    return sample
  },
}
