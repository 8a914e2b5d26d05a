import type { messageContract } from '@brilla/contract/conversations/message'
import {
  createName,
  registerPerson,
  type Samples,
  type SampleWorld,
} from '../../accounts/auth/sample-world.testing.ts'
import type { TestPerson } from '../../testing.ts'

let sent = 0

async function send({ server }: SampleWorld, { token }: TestPerson, receiverId: string): Promise<string> {
  sent += 1
  const body = { receiverId, message: 'Hola', clientId: `muestra ${sent}` }
  const reply = await server.call('sendMessage', { token, body })
  if (reply.status !== 201) throw new Error(`no message: ${JSON.stringify(reply.body)}`)
  return reply.body.id
}

/** The id of a person whose first message the caller has not accepted. */
async function requestFromStranger(world: SampleWorld): Promise<string> {
  const stranger = await registerPerson(world)
  await send(world, stranger, world.caller.id)
  return stranger.id
}

async function registerAgency({ server }: SampleWorld): Promise<string> {
  const name = createName()
  return (await server.registerPeople('agencia', name))[name]!.id
}

export const samples: Samples<typeof messageContract> = {
  getContact: ({ author }) => ({ params: { id: author } }),
  getMessages: ({ author }) => ({ params: { id: author } }),
  sendMessage: ({ author }) => ({ body: { receiverId: author, message: 'Hola', clientId: createName() } }),
  muteUser: async (world) => ({ body: { userId: await registerAgency(world) } }),
  unmuteUser: async (world) => ({ body: { userId: await registerAgency(world) } }),
  // An answer, because the conversations that the caller begins are limited.
  withdrawMessage: async (world) => ({
    params: { id: await send(world, world.caller, await requestFromStranger(world)) },
  }),
  markConversationRead: ({ author }) => ({ body: { profile_url: author } }),
  acceptRequest: async (world) => ({ body: { profile_url: await requestFromStranger(world) } }),
  deleteRequest: async (world) => ({ params: { profile_url: await requestFromStranger(world) } }),
  saveDraft: ({ author }) => ({ body: { profile_url: author } }),
}
