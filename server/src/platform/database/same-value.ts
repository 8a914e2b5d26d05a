import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Keys of PostgreSQL's advisory locks, one for each thing that all running processes must have alike. */
const locks = { files: 0x6272_6931, secret: 0x6272_6932 } as const

/**
 * Says what this process has, for as long as `client` is connected, and whether another running process has something
 * else. Compares 31 bits of a hash, so that the value itself stays here.
 */
export async function isSameEverywhere(
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
