import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkEngine } from './engine.ts'

/** A message of PostgreSQL's protocol. */
function createMessage(type: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const ready = createMessage('Z', 'I')

/** A server that answers every statement with this version. */
async function startEngine(version: string) {
  const row = [0, 1, 0, 0, 0, version.length]
  const reply = Buffer.concat([
    createMessage(
      'T',
      [0, 1],
      'version\0',
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0],
    ),
    createMessage('D', row, version),
    createMessage('C', 'SELECT 1\0'),
    ready,
  ])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([createMessage('R', [0, 0, 0, 0]), ready]))
      socket.on('data', (sent) => sent[0] === 0x51 && socket.write(reply))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test.each([
  ['CockroachDB CCL v25.2.1 (x86_64-pc-linux-gnu)', /CockroachDB .* needs PostgreSQL itself$/],
  ['PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64, built by yugabyte', /needs PostgreSQL itself$/],
  ['PostgreSQL 14.18 on x86_64-pc-linux-gnu', /^this is PostgreSQL 14, and Brilla needs 15 or later$/],
  ['PostgreSQL 18.1 on x86_64-pc-linux-gnu', null],
])('P-operation-36: what is not PostgreSQL 15 or later is refused: %s', async (version, refusal) => {
  const server = await startEngine(version)
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'brilla', database: 'brilla' })
  await client.connect()
  try {
    const refused = await checkEngine(client).then(
      () => null,
      (error: Error) => error.message,
    )
    if (refusal === null) expect(refused).toBeNull()
    else expect(refused).toMatch(refusal)
  } finally {
    await client.end()
    server.close()
  }
})
