import type { presentationContract } from '@brilla/contract/casting/presentation'
import { createName, type SampleWorld, type Samples } from '../../accounts/auth/sample-world.testing.ts'
import type { TestPerson } from '../../testing.ts'

const title = 'Para el videoclip'

/** A list of the agency with the author on it. */
async function createList(
  { server, author }: Pick<SampleWorld, 'server' | 'author'>,
  { token }: TestPerson,
): Promise<string> {
  const { id } = (await server.call('createList', { token, body: { name: createName() } })).body
  await server.call('addToList', { token, params: { id }, body: { userIds: [author] } })
  return id
}

/** The token of a presentation, and who is in it: somebody whom nobody hides, as the link is for everybody who has it. */
async function createLink({ server }: SampleWorld) {
  const [name, presented] = [createName(), createName()]
  const agency = (await server.registerPeople('agencia', name))[name]!
  const { id: author } = (await server.registerTalents(presented))[presented]!
  const listId = await createList({ server, author }, agency)
  const { body } = await server.call('createPresentation', {
    token: agency.token,
    body: { title, listId },
  })
  return { token: body.url.split('/').at(-1)!, subjectId: body.people[0]!.id }
}

export const samples: Samples<typeof presentationContract> = {
  async createPresentation(world) {
    if (world.caller.type !== 'agencia') return { error: 'not_found' }
    return { body: { title, listId: await createList(world, world.caller) } }
  },
  async deletePresentation(world) {
    const { server, caller } = world
    if (caller.type !== 'agencia') return { params: { id: 'x' }, error: 'not_found' }
    const body = { title, listId: await createList(world, caller) }
    const { id } = (await server.call('createPresentation', { token: caller.token, body })).body
    return { params: { id }, query: { forever: 'true' } }
  },
  async viewPresentation(world) {
    return { params: { token: (await createLink(world)).token } }
  },
  async votePresentation(world) {
    const { token, subjectId } = await createLink(world)
    return { params: { token }, body: { viewer: 'Clara', subjectId, vote: 'yes', comment: '' } }
  },
}
