import type { listContract } from '@brilla/contract/casting/list'
import {
  createName,
  type Sample,
  type SampleWorld,
  type Samples,
} from '../../accounts/auth/sample-world.testing.ts'

/** The parameters of a list of the caller; who is no agency has none. */
async function createList({ server, caller: { token, type } }: SampleWorld): Promise<Sample> {
  if (type !== 'agencia') return { params: { id: 'x' }, error: 'not_found' }
  const { id } = (await server.call('createList', { token, body: { name: createName() } })).body
  return { params: { id } }
}

/** The same, and of the author on that list. */
async function listAuthor(world: SampleWorld): Promise<Sample> {
  const { params, ...sample } = await createList(world)
  const { id } = params as { id: string }
  const { server, caller, author } = world
  if (!sample.error)
    await server.call('addToList', { token: caller.token, params: { id }, body: { userIds: [author] } })
  return { ...sample, params: { id, userId: author } }
}

export const samples: Samples<typeof listContract> = {
  createList: () => ({ body: { name: createName() } }),
  changeList: async (world) => ({ ...(await createList(world)), body: { name: createName() } }),
  deleteList: createList,
  getList: createList,
  exportList: createList,
  addToList: async (world) => ({ ...(await createList(world)), body: { userIds: [world.author] } }),
  removeFromList: listAuthor,
  removePeopleFromList: async (world) => ({
    ...(await createList(world)),
    body: { userIds: [world.author] },
  }),
  changeListedPerson: listAuthor,
}
