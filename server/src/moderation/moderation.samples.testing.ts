import { v7 } from 'uuid'
import type { moderationContract } from '@brilla/contract/moderation'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples, SampleWorld } from '../auth/sample-world.testing.ts'

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

const ofAuthor = ({ author }: SampleWorld) => ({ params: { id: author } })

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
  getPerson: ofAuthor,
  liftPerson: ofAuthor,
  correctBirthdate: ofAuthor,
  suspendPerson: async (context) => ({ params: { id: (await world.registerPerson(context)).id } }),
  async undoSuspension(context) {
    const sample = { params: { id: (await world.registerPerson(context)).id } }
    const body = { reason: 'Hola' }
    await context.server.call('suspendPerson', { token: context.caller.token, ...sample, body })
    return sample
  },
  async undoChange(context) {
    const params = { id: (await world.registerPerson(context)).id }
    const { token } = context.caller
    const body = { birthdate: '1995-04-21', reason: 'Hola' }
    const { status, body: changed } = await context.server.call('correctBirthdate', { token, params, body })
    const changeId = status === 200 ? changed.undoableChanges[0]!.id : params.id
    return { params: { ...params, changeId } }
  },
  async liftBlock(context) {
    const { id } = await world.registerPerson(context)
    const { clock, db } = context.server.context
    const { author } = context
    await db
      .insertInto('block')
      .values({ blocker_id: id, blocked_id: author, created_at: clock.now() })
      .execute()
    return { params: { id }, body: { otherId: author } }
  },
  async verifyAgency({ server }) {
    const name = world.createName()
    return { params: { id: (await server.registerPeople('agencia', name))[name]!.id } }
  },
}
