/** How fast messages reach the other person, and what CPU time one takes, alone and at several rates. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientEvents, ServerEvents } from '@brilla/contract/conversations/realtime'
import { io, type Socket } from 'socket.io-client'
import { type Harness, startHarness } from './harness.ts'
import { quantile } from './open-loop.ts'
import { print } from './print.ts'
import { addConversations, removeConversations } from './seed/conversations.ts'
import { isDeactivated } from './seed/dataset.ts'
import type { LoggedInAccount } from './sessions.ts'

const idleRounds = 500
/** Messages a second, from quiet to busy: those that come together share a transaction. */
const rates = [20, 200, 1_000]

export interface MessagesOptions {
  keep: string | undefined
  /** Connected at the same time, each account with one connection. */
  clients: number
  seconds: number
}

/** Two connected people who write to each other. */
interface Pair {
  people: [LoggedInAccount, LoggedInAccount]
  sockets: [Client, Client]
}
type Client = Socket<ServerEvents, ClientEvents>

export async function measureMessages({ keep, clients, seconds }: MessagesOptions): Promise<void> {
  // Ten posts per account, of which one in fifty is deactivated.
  const harness = await startHarness({ posts: Math.ceil((clients * 12) / 10_000) * 10_000, keep })
  try {
    await removeConversations(harness.pool)
    const pairs = await connectPairs(harness, clients / 2)
    await measureIdle(pairs[0]!)
    for (const rate of rates) await measureRate(harness, pairs, rate, seconds)
    for (const { sockets } of pairs) for (const socket of sockets) socket.disconnect()
  } finally {
    await removeConversations(harness.pool)
    await harness.stop()
  }
}

async function connectPairs({ logIn, pool, urls, dataset }: Harness, count: number): Promise<Pair[]> {
  const active = Array.from({ length: dataset.accounts }, (_, n) => n + 1).filter((n) => !isDeactivated(n))
  const pairs: Pair[] = []
  for (let n = 0; n < count; n++) {
    const people = await Promise.all([logIn(active[2 * n]!), logIn(active[2 * n + 1]!)])
    const sockets = await Promise.all([connect(urls.brilla, people[0]), connect(urls.brilla, people[1])])
    pairs.push({ people, sockets })
  }
  await addConversations(
    pool,
    pairs.map(({ people: [one, other] }) => [one.id, other.id]),
  )
  return pairs
}

function connect(url: string, { token }: LoggedInAccount): Promise<Client> {
  const socket: Client = io(url, { transports: ['websocket'], forceNew: true, auth: { token } })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** One message after the other. */
async function measureIdle({ people, sockets }: Pair): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < idleRounds; round++) {
    const arrived = new Promise((resolve) => sockets[1].once('message', resolve))
    const startedAt = performance.now()
    const message = `idle ${round}`
    sockets[0].emit('add-message', { message, receiverId: people[1].id, clientId: message })
    await arrived
    times.push(performance.now() - startedAt)
    await sleep(5)
  }
  print(`One at a time: ${formatTimes(times)}`)
}

/** Messages at a constant rate, spread over all pairs in both directions. */
async function measureRate(harness: Harness, pairs: Pair[], rate: number, seconds: number): Promise<void> {
  const before = await harness.readCpuTime('brilla')
  const { times, ...counts } = await sendAtRate(pairs, rate, seconds)
  await harness.drain()
  const after = await harness.readCpuTime('brilla')
  const perMessage = (milliseconds: number) => `${(milliseconds / times.length).toFixed(2)} ms`
  print(
    `${rate} a second: ${formatTimes(times)}; ${times.length} of ${rate * seconds} arrived, ` +
      `${counts.twice} twice, ${counts.refused} refused; CPU time per message: ` +
      `server ${perMessage(after.server - before.server)}, PostgreSQL ${perMessage(after.postgres - before.postgres)}`,
  )
}

async function sendAtRate(pairs: Pair[], rate: number, seconds: number) {
  const sentAt = new Map<string, number>()
  const arrived = new Set<string>()
  const result = { times: new Array<number>(), twice: 0, refused: 0 }
  const receive = ({ message: { message: key } }: { message: { message: string } }) => {
    if (arrived.has(key)) return void result.twice++
    arrived.add(key)
    result.times.push(performance.now() - sentAt.get(key)!)
  }
  for (const { sockets } of pairs) for (const socket of sockets) socket.on('message', receive)
  const total = rate * seconds
  const startedAt = performance.now()
  for (let count = 0; count < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * rate))
    for (; count < due; count++) {
      const { people, sockets } = pairs[count % pairs.length]!
      const side = Math.floor(count / pairs.length) % 2
      const message = `${rate} ${count}`
      sentAt.set(message, performance.now())
      const payload = { message, receiverId: people[1 - side]!.id, clientId: message }
      sockets[side]!.emit('add-message', payload, (reply) => void ('error' in reply && result.refused++))
    }
    await sleep(2)
  }
  for (let waited = 0; arrived.size + result.refused < total && waited < 30_000; waited += 100)
    await sleep(100)
  for (const { sockets } of pairs) for (const socket of sockets) socket.off('message', receive)
  return result
}

function formatTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`
}
