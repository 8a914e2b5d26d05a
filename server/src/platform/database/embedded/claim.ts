import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { isAlive } from './postmaster.ts'

/** A second Brilla was started on a DATA_DIR that one already uses. `url` is where the first one answers. */
export class AlreadyRunningError extends Error {
  readonly url: string | undefined

  constructor(dataDir: string, url?: string) {
    super(`Brilla is already running on this DATA_DIR (${dataDir})${url ? ` at ${url}` : ''}`)
    this.name = 'AlreadyRunningError'
    this.url = url
  }
}

/** "bril" and a number of ours: the session lock that makes one server the owner of a DATA_DIR. */
const lockKey = [0x6272696c, 1]

/** True when this connection now owns the cluster. PostgreSQL frees the lock when the connection ends. */
export async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    lockKey,
  )
  return rows[0]?.taken === true
}

const recordPath = (dataDir: string) => join(dataDir, 'server.json')

/** Tells a second start who owns this DATA_DIR, and where it answers once that is known. */
export function writeRecord(dataDir: string, url?: string): void {
  writeFileSync(recordPath(dataDir), `${JSON.stringify({ pid: process.pid, url })}\n`, { mode: 0o600 })
}

/** The address of the living owner; undefined while it has not said, and when its record is a dead one's. */
export function readOwnerUrl(dataDir: string): string | undefined {
  try {
    const record: { pid: number; url?: string } = JSON.parse(readFileSync(recordPath(dataDir), 'utf8'))
    return isAlive(record.pid) ? record.url : undefined
  } catch {
    return undefined
  }
}

export function removeRecord(dataDir: string): void {
  rmSync(recordPath(dataDir), { force: true })
}
