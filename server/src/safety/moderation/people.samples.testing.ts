import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { verifyAgency } from '../verification/verification.testing.ts'

const ofAuthor = ({ author }: SampleWorld) => ({ params: { id: author } })

export const samples: Samples<typeof moderationPeopleContract> = {
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
  async unverifyAgency({ server, caller }) {
    const name = world.createName()
    const agency = (await server.registerPeople('agencia', name))[name]!
    if (caller.type === 'moderator') await verifyAgency(server, caller, agency)
    return { params: { id: agency.id } }
  },
}
