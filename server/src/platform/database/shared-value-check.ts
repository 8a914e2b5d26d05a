import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Advisory lock keys: of the value that a process uses, and of those that it accepts from others. */
const locks = {
  files: { used: 0x6272_6931, accepted: 0x6272_6933 },
  secret: { used: 0x6272_6932, accepted: 0x6272_6934 },
} as const

/**
 * Takes shared advisory locks on the hashes of the values until `client` disconnects. Returns false when another process
 * uses a value that is not among them, or does not accept the first one, which this process uses.
 */
export async function publishAndCompareValue(
  client: pg.ClientBase,
  what: keyof typeof locks,
  values: readonly string[],
): Promise<boolean> {
  const { used, accepted } = locks[what]
  const hashes = values.map(
    (value) => createHash('sha256').update(`${what} ${value}`).digest().readUInt32BE() >>> 1,
  )
  const [current] = hashes
  for (const hash of hashes) await client.query('select pg_advisory_lock_shared($1, $2)', [accepted, hash])
  await client.query('select pg_advisory_lock_shared($1, $2)', [used, current])
  const { rowCount } = await client.query(
    `with held as (
       select pid, classid, objid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
     )
     select from held other where classid = $1 and (
       objid <> all($4::bigint[])
       or objid <> $3 and not exists (
         select from held where held.pid = other.pid and held.classid = $2 and held.objid = $3
       )
     )`,
    [used, accepted, current, hashes],
  )
  return rowCount === 0
}
