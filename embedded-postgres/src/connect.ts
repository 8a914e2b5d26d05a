import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster, Launch } from './cluster.ts'
import type { Address } from './options.ts'

/** Long enough for crash recovery of a large database. */
export const startTimeoutMs = 120_000
const lockFileTimeoutMs = 10_000

export interface OpenConnection {
  client: pg.Client
  address: Address
  /** True when PostgreSQL was running already. */
  adopted: boolean
}

/** Connects to the cluster's PostgreSQL, launching it first where none is running. */
export async function connectOrLaunch(cluster: Cluster): Promise<OpenConnection> {
  const startedAt = Date.now()
  let launch: Launch | undefined
  for (;;) {
    const postmaster = cluster.postmaster()
    const elapsedMs = Date.now() - startedAt
    if (postmaster) {
      const address = cluster.address(postmaster)
      const client = await tryConnect(address)
      if (client) return { client, address, adopted: postmaster.pid !== launch?.pid }
    } else if (!launch) {
      launch = await cluster.launch()
    } else if (launch.exited) {
      const output = launch.output()
      if (!lockFileConflict.test(output) || elapsedMs > lockFileTimeoutMs)
        throw new Error(
          `The embedded PostgreSQL did not start:\n${output.trim().split('\n').slice(-8).join('\n')}`,
        )
      launch = undefined
      await sleep(200)
    }
    if (elapsedMs > startTimeoutMs) throw new Error('The embedded PostgreSQL does not respond')
    await sleep(30)
  }
}

/** Two starts at once, or processes of a killed PostgreSQL that are still exiting: retry. */
const lockFileConflict = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/

/** Undefined while nothing listens yet, or while PostgreSQL is starting up or shutting down. */
async function tryConnect(address: Address): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...address, database: 'postgres', ssl: false, keepAlive: true })
  // A lost connection is handled by the `end` event; an `error` event without a listener would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03', '53300', ''].includes(code)) return undefined
    throw error
  }
}
