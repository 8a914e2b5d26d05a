import type { messageTemplateContract } from '@brilla/contract/conversations/message-template'
import { createName, type Samples, type SampleWorld } from '../../accounts/auth/sample-world.testing.ts'

async function createTemplate({ server, caller }: SampleWorld): Promise<string> {
  const body = { name: createName(), text: 'Hola, {nombre}' }
  const reply = await server.call('createMessageTemplate', { token: caller.token, body })
  if (reply.status !== 201) throw new Error(`no template: ${JSON.stringify(reply.body)}`)
  return reply.body.id
}

export const samples: Samples<typeof messageTemplateContract> = {
  createMessageTemplate: () => ({ body: { name: createName(), text: 'Hola, {nombre}' } }),
  changeMessageTemplate: async (world) => ({
    params: { id: await createTemplate(world) },
    body: { name: createName() },
  }),
  deleteMessageTemplate: async (world) => ({ params: { id: await createTemplate(world) } }),
}
