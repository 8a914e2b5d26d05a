import type { BulkState } from '@brilla/contract/conversations/bulk-message'
import type { Message } from '@brilla/contract/conversations/message'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServerProcess, type ServerProcess } from '../../server-process.testing.ts'
import { connectSocket } from '../message/message.testing.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
})
afterAll(() => server.dispose())

test('P-messages-24: everybody has a bulk message once when the server and its database are killed while it is sent', async () => {
  const agency = await server.register('Cumbre', 'agencia')
  const tokens: string[] = []
  for (let n = 0; n < 30; n++) tokens.push(await server.register(`Ana${n}`))
  const ids = await Promise.all(
    tokens.map(async (token) => (await server.call<{ id: string }>('GET', '/users/self', token)).id),
  )
  const body = { receiverIds: ids, message: 'Hola, {nombre}', bulkId: 'envío' }
  const sender = await connectSocket(server.origin, agency)
  try {
    const begun = new Promise<void>((resolve) => {
      sender.socket.onAny(() => sender.events.length > 5 && resolve())
    })
    await server.call('POST', '/messages/bulk', agency, body)
    await begun
    await server.kill()
    expect(sender.events.length).toBeLessThan(ids.length)
    await server.start()
    const readState = () => server.call<BulkState>('GET', '/messages/bulk/envío', agency)
    await server.call('POST', '/messages/bulk', agency, body)
    await vi.waitFor(async () => expect((await readState()).left).toBe(0), { timeout: 60_000, interval: 200 })
    expect(await readState()).toEqual({ sent: 30, failed: [], left: 0 })
    for (const token of tokens) {
      const { rows } = await server.call<{ rows: Message[] }>('GET', '/messages/cumbre-prueba', token)
      expect(rows).toHaveLength(1)
    }
  } finally {
    sender.socket.disconnect()
  }
})
