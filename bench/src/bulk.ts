/** What CPU time a message to 60 people takes, against as many messages to one person each (P-messages-23). */
import { randomUUID } from 'node:crypto'
import { contract } from '@brilla/contract'
import { limits } from '@brilla/contract/platform/limits'
import { apiPath } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { print } from './print.ts'
import { removeConversations } from './seed/conversations.ts'
import { ids, isAgency, isDeactivated } from './seed/dataset.ts'
import type { LoggedInAccount } from './sessions.ts'

interface Scene {
  harness: Harness
  agency: LoggedInAccount
  receiverIds: string[]
}

/** In alternating order; every message begins a conversation. */
export async function measureBulk({
  keep,
  rounds,
}: {
  keep: string | undefined
  rounds: number
}): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  try {
    const active = Array.from({ length: harness.dataset.accounts }, (_, n) => n + 1).filter(
      (n) => !isDeactivated(n),
    )
    const talents = active.filter((n) => !isAgency(n)).slice(0, limits.bulkReceiversMax)
    const agency = await harness.logIn(active.find(isAgency)!)
    const scene = { harness, agency, receiverIds: talents.map(ids.account) }
    const total = { bulk: 0, single: 0 }
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const single = await measureRound(scene, sendToEach)
      const bulk = await measureRound(scene, sendToAll)
      if (round === 0) continue
      total.single += single
      total.bulk += bulk
    }
    const perMessage = (milliseconds: number) =>
      `${(milliseconds / rounds / scene.receiverIds.length).toFixed(2)} ms`
    print(
      `CPU time per message: alone ${perMessage(total.single)}, to ${scene.receiverIds.length} people ` +
        `${perMessage(total.bulk)}; ratio ${(total.bulk / total.single).toFixed(2)} (goal: at most 1)`,
    )
  } finally {
    await removeConversations(harness.pool)
    await harness.stop()
  }
}

/** Milliseconds of CPU time of the server and of PostgreSQL. */
async function measureRound(scene: Scene, send: (scene: Scene) => Promise<void>): Promise<number> {
  const { harness } = scene
  await removeConversations(harness.pool)
  await harness.drain()
  const before = await harness.readCpuTime('brilla')
  await send(scene)
  await harness.drain()
  const after = await harness.readCpuTime('brilla')
  const { rows } = await harness.pool.query<{ count: number }>('select count(*)::int as count from message')
  if (rows[0]!.count !== scene.receiverIds.length) throw new Error(`${rows[0]!.count} messages were sent`)
  return after.server - before.server + after.postgres - before.postgres
}

async function sendToEach(scene: Scene): Promise<void> {
  for (const receiverId of scene.receiverIds)
    await post(scene, contract.sendMessage.path, { receiverId, message: 'Hola, Ana', clientId: randomUUID() })
}

const sendToAll = (scene: Scene) =>
  post(scene, contract.sendBulkMessage.path, {
    receiverIds: scene.receiverIds,
    message: 'Hola, {nombre}',
    bulkId: randomUUID(),
  })

async function post({ harness, agency }: Scene, path: string, body: object): Promise<void> {
  const response = await fetch(`${harness.urls.brilla}${apiPath}${path}`, {
    method: 'POST',
    headers: { 'x-access-token': agency.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
