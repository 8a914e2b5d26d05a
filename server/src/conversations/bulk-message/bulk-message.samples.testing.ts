import type { bulkMessageContract } from '@brilla/contract/conversations/bulk-message'
import { createName, type Samples, type SampleWorld } from '../../accounts/auth/sample-world.testing.ts'

const createBody = (author: string) => ({
  receiverIds: [author],
  message: 'Hola, {nombre}',
  bulkId: createName(),
})

async function sendBulk({ server, caller, author }: SampleWorld): Promise<string> {
  const body = createBody(author)
  await server.call('sendBulkMessage', { token: caller.token, body })
  return body.bulkId
}

export const samples: Samples<typeof bulkMessageContract> = {
  getBulkReceivers: ({ author }) => ({ query: { ids: author } }),
  sendBulkMessage: ({ author }) => ({ body: createBody(author) }),
  getBulkMessage: async (world) => ({ params: { bulkId: await sendBulk(world) } }),
}
