/** The rows of events that are handled in batches: read, handled and deleted, by one process at a time for each handler. */
import { sql } from 'kysely'
import { type Database, planEachTime } from '../database/index.ts'
import { age, settings } from './outbox.store.ts'

export interface BatchEvent {
  id: number
  type: string
  payload: unknown
  /** Milliseconds since the event's transaction began. */
  age: number
}

/** A handler, and the process that handles its events. */
interface Holder {
  handler: string
  holder: string
}

/**
 * Takes the lease of a handler that has events, unless another process holds it, and finds the oldest events. These are
 * locked, since the process that held the lease may delete what this statement already saw.
 */
export async function claimBatch(
  db: Database,
  { handler, holder }: Holder,
  { limit, lease }: { limit: number; lease: number },
): Promise<BatchEvent[]> {
  const { rows } = await sql<BatchEvent>`
    ${planEachTime} with ${settings}, held as (
      insert into outbox_lease (handler, holder, expires_at)
      select ${handler}, ${holder}::uuid, now() + ${lease} * interval '1 ms' from settings
      where exists (select from outbox_batch where handler = ${handler})
      on conflict (handler) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where outbox_lease.holder = excluded.holder or outbox_lease.expires_at <= now()
      returning handler
    )
    select id, type, payload, ${age} from outbox_batch
    where handler = ${handler} and exists (select from held) order by id limit ${limit}
    for update
  `.execute(db)
  return rows
}

/** Extends the lease of a batch that is still being handled. */
export async function renewBatch(db: Database, { handler, holder }: Holder, lease: number): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}
    update outbox_lease set expires_at = now() + ${lease} * interval '1 ms' from settings
    where handler = ${handler} and holder = ${holder}::uuid and expires_at > now()
  `.execute(db)
}

/** Deletes events that were handled, and ends the lease. */
export async function completeBatch(db: Database, held: Holder, ids: number[]): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}, released as (${release(held)})
    delete from outbox_batch using settings where handler = ${held.handler} and id = any(${ids}::bigint[])
  `.execute(db)
}

/** Ends the lease, so that another process may handle the events. */
export async function releaseBatch(db: Database, held: Holder): Promise<void> {
  await release(held).execute(db)
}

/**
 * Replaces events that failed together by deliveries, which are repeated alone after `delay` milliseconds, or are dead
 * letters if `delay` is null. Ends the lease.
 */
export async function failBatch(
  db: Database,
  held: Holder,
  ids: number[],
  { error, delay }: { error: string; delay: number | null },
): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}, released as (${release(held)}), failed as (
      delete from outbox_batch using settings where handler = ${held.handler} and id = any(${ids}::bigint[])
      returning outbox_batch.*
    )
    insert into outbox_delivery (event_id, handler, type, payload, created_at, attempts, available_at, last_error, failed_at)
    select id, handler, type, payload, created_at, 1, now() + ${delay ?? 0} * interval '1 ms', ${error},
      case when ${delay === null}::boolean then now() end
    from failed
  `.execute(db)
}

const release = ({ handler, holder }: Holder) => sql`
  update outbox_lease set expires_at = now() where handler = ${handler} and holder = ${holder}::uuid
`
