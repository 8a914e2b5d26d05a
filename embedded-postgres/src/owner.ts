import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { isProcessAlive } from './postmaster.ts'

/** Another living process owns this data folder. `url` is where that process says its service is. */
export class AlreadyRunningError extends Error {
  readonly dataDir: string
  readonly url: string | undefined

  constructor(dataDir: string, url?: string) {
    super(`Another process already uses the PostgreSQL in ${dataDir}${url ? `: ${url}` : ''}`)
    this.name = 'AlreadyRunningError'
    this.dataDir = dataDir
    this.url = url
  }
}

/** Advisory lock of the `postgres` database that makes one process the owner of the cluster. */
const ownerLockKey = [0x6272696c, 1]

/** True when this connection now owns the cluster. PostgreSQL releases the lock when the connection ends. */
export async function tryOwnerLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    ownerLockKey,
  )
  return rows[0]?.taken === true
}

const recordPath = (dataDir: string) => join(dataDir, 'server.json')

/** Tells a second start which process owns this data folder, and the URL of its service once that is known. */
export function writeOwnerRecord(dataDir: string, url?: string): void {
  writeFileSync(recordPath(dataDir), `${JSON.stringify({ pid: process.pid, url })}\n`, { mode: 0o600 })
}

/** The URL of the living owner; undefined before it is announced, and when the recorded process is dead. */
export function readOwnerUrl(dataDir: string): string | undefined {
  try {
    const record: { pid: number; url?: string } = JSON.parse(readFileSync(recordPath(dataDir), 'utf8'))
    return isProcessAlive(record.pid) ? record.url : undefined
  } catch {
    return undefined
  }
}

export function removeOwnerRecord(dataDir: string): void {
  rmSync(recordPath(dataDir), { force: true })
}
