/** How fast messages arrive, and how many a second, compared with a Socket.IO server that does nothing else. */
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@brilla/contract'
import type { ClientEvents, ServerEvents } from '@brilla/contract/conversations/realtime'
import { apiPath } from '@brilla/contract/platform/route-url'
import getPort from 'get-port'
import { io, type Socket } from 'socket.io-client'
import { type Harness, startHarness } from './harness.ts'
import { quantile, timeRequest } from './open-loop.ts'
import { print } from './print.ts'
import type { CpuTime } from './process-usage.ts'
import { addConversations, addLongConversation, removeConversations } from './seed/conversations.ts'
import { ids, isDeactivated } from './seed/dataset.ts'
import { createSessions, type LoggedInAccount } from './sessions.ts'

const idleRounds = 500
const perSecond = 2_000
const longConversation = 100_000
const shortConversation = 30
const openings = 300

export interface MessagesOptions {
  keep: string | undefined
  /** Connected at the same time, each account with one connection. */
  clients: number
  seconds: number
}

/** Two connected people who write to each other. */
type Client = Socket<ServerEvents, ClientEvents>
interface Pair {
  people: [LoggedInAccount, LoggedInAccount]
  sockets: [Client, Client]
}

export async function measureMessages({ keep, clients, seconds }: MessagesOptions): Promise<void> {
  // Ten posts per account, of which one in fifty is deactivated.
  const harness = await startHarness({ posts: Math.ceil((clients * 12) / 10_000) * 10_000, keep })
  const relay = await startRelay()
  try {
    await removeConversations(harness.pool)
    const accounts = await logInAll(harness, clients)
    const pairs = Array.from(
      { length: clients / 2 },
      (_, n) => [accounts[2 * n]!, accounts[2 * n + 1]!] as const,
    )
    await addConversations(
      harness.pool,
      pairs.map(([one, other]) => [one.id, other.id]),
    )
    for (const [name, url] of [
      ['Brilla', harness.urls.brilla],
      ['Socket.IO alone', relay.url],
    ] as const) {
      const connected = await connectPairs(url, pairs)
      await measureIdle(name, connected[0]!)
      const before = await harness.readCpuTime('brilla')
      const arrived = await measureLoad(name, connected, seconds)
      if (url === harness.urls.brilla) {
        await harness.drain()
        printCpuTime(before, await harness.readCpuTime('brilla'), arrived)
      }
      for (const { sockets } of connected) for (const socket of sockets) socket.disconnect()
      await sleep(1_000)
    }
    await harness.drain()
    await measureOpening(harness, accounts)
  } finally {
    relay.process.kill()
    await removeConversations(harness.pool)
    await harness.stop()
  }
}

async function startRelay(): Promise<{ process: ChildProcess; url: string }> {
  const port = await getPort()
  const program = spawn(
    process.execPath,
    [fileURLToPath(new URL('message-relay.ts', import.meta.url)), `${port}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => null)) return { process: program, url }
    await sleep(100)
  }
  throw new Error('the Socket.IO server did not start')
}

function logInAll({ pool, secret, dataset }: Harness, count: number): Promise<LoggedInAccount[]> {
  const numbers = Array.from({ length: dataset.accounts }, (_, n) => n + 1).filter((n) => !isDeactivated(n))
  return createSessions(pool, numbers.slice(0, count).map(ids.account), secret)
}

async function connectPairs(
  url: string,
  pairs: (readonly [LoggedInAccount, LoggedInAccount])[],
): Promise<Pair[]> {
  const connected: Pair[] = []
  for (const people of pairs) {
    const sockets = await Promise.all(people.map((account) => connectClient(url, account)))
    connected.push({ people: [people[0], people[1]], sockets: [sockets[0]!, sockets[1]!] })
  }
  return connected
}

function connectClient(url: string, { id, token }: LoggedInAccount): Promise<Client> {
  const socket: Client = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token, accountId: id },
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** One message after the other. */
async function measureIdle(name: string, { people, sockets }: Pair): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < idleRounds; round++) {
    const arrived = new Promise((resolve) => sockets[1].once('message', resolve))
    const startedAt = performance.now()
    sockets[0].emit('add-message', {
      message: `${round}`,
      receiverId: people[1].id,
      clientId: `idle ${round}`,
    })
    await arrived
    times.push(performance.now() - startedAt)
    await sleep(5)
  }
  printTimes(`${name}, idle`, times)
}

/** Messages at a constant rate, spread over all pairs in both directions. Returns how many arrived. */
async function measureLoad(name: string, pairs: Pair[], seconds: number): Promise<number> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  let twice = 0
  const arrived = new Set<string>()
  let refused = 0
  const receive = ({ message }: { message: { message: string } }) => {
    const key = message.message
    const startedAt = sentAt.get(key)
    // Of the measurement before.
    if (startedAt === undefined) return
    if (arrived.has(key)) return void twice++
    arrived.add(key)
    times.push(performance.now() - startedAt)
  }
  for (const { sockets } of pairs) for (const socket of sockets) socket.on('message', receive)
  const total = perSecond * seconds
  const startedAt = performance.now()
  for (let count = 0; count < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond))
    for (; count < due; count++) {
      const { people, sockets } = pairs[count % pairs.length]!
      const side = Math.floor(count / pairs.length) % 2
      const key = `${name} ${count}`
      sentAt.set(key, performance.now())
      sockets[side]!.emit(
        'add-message',
        { message: key, receiverId: people[1 - side]!.id, clientId: key },
        (reply) => void ('error' in reply && refused++),
      )
    }
    await sleep(2)
  }
  for (let waited = 0; arrived.size + refused < total && waited < 30_000; waited += 100) await sleep(100)
  for (const { sockets } of pairs) for (const socket of sockets) socket.off('message', receive)
  const took = (performance.now() - startedAt) / 1_000
  printTimes(`${name}, ${pairs.length * 2} clients, ${perSecond} messages/s sent`, times)
  print(
    `  ${arrived.size} of ${total} arrived in ${took.toFixed(1)} s, ${twice} twice, ` +
      `${total - arrived.size - refused} lost, ${refused} refused`,
  )
  return arrived.size
}

/** Includes handling the events of the messages. */
function printCpuTime(before: CpuTime, after: CpuTime, messages: number): void {
  const [server, postgres] = [after.server - before.server, after.postgres - before.postgres]
  const perMessage = (milliseconds: number) => `${(milliseconds / messages).toFixed(2)} ms`
  print(`  CPU time per message: server ${perMessage(server)}, PostgreSQL ${perMessage(postgres)}`)
}

/** The newest page of a long conversation and of a short one, alternately. */
async function measureOpening(harness: Harness, accounts: LoggedInAccount[]): Promise<void> {
  const [reader, ...others] = accounts.slice(-3) as [LoggedInAccount, LoggedInAccount, LoggedInAccount]
  await addLongConversation(harness.pool, [reader.id, others[0]!.id], longConversation)
  await addLongConversation(harness.pool, [reader.id, others[1]!.id], shortConversation)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < openings; round++) {
    for (const [index, other] of others.entries()) {
      const path = contract.getMessages.path.replace('{id}', other.id)
      const headers = { 'x-access-token': reader.token }
      times[index as 0 | 1].push(
        await timeRequest({ url: `${harness.urls.brilla}${apiPath}${path}`, headers, agent }),
      )
    }
  }
  agent.destroy()
  printTimes(`Opening a conversation of ${longConversation} messages`, times[0])
  printTimes(`Opening a conversation of ${shortConversation} messages`, times[1])
}

function printTimes(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  print(`${what}: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`)
}
