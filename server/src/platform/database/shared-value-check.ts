import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Advisory lock keys, one per value that must be identical in all running processes. */
const locks = { files: 0x6272_6931, secret: 0x6272_6932 } as const

/**
 * Takes a shared advisory lock on the value's hash until `client` disconnects. Returns false when another process
 * holds a different hash.
 */
export async function publishAndCompareValue(
  client: pg.ClientBase,
  what: keyof typeof locks,
  value: string,
): Promise<boolean> {
  const hash = createHash('sha256').update(`${what} ${value}`).digest().readUInt32BE() >>> 1
  await client.query('select pg_advisory_lock_shared($1, $2)', [locks[what], hash])
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and classid = $1 and objsubid = 2 and objid <> $2
       and database = (select oid from pg_database where datname = current_database())`,
    [locks[what], hash],
  )
  return rowCount === 0
}
