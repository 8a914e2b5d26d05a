/**
 * The rows of the outbox. Times are the database's, because processes share it. These commits are asynchronous
 * (`synchronous_commit = off`): after a crash some work is repeated, which handlers tolerate, but the handlers' own
 * commits are not affected.
 */
import { sql } from 'kysely'
import { type Database, planEachTime } from '../database/index.ts'

/** CTE `settings`: does not wait for the disk at this statement's commit. It must be used in the statement. */
export const settings = sql`settings as materialized (select set_config('synchronous_commit', 'off', true))`

export interface Subscription {
  type: string
  handler: string
  ordered: boolean
  batched: boolean
}

export interface Claimed {
  eventId: number
  type: string
  payload: unknown
  attempts: number
  /** Milliseconds since the event's transaction began. */
  age: number
}

export interface Dispatched extends Claimed {
  handler: string
  /** Claimed by this dispatch; otherwise any free worker may claim it. */
  claimed: boolean
}

export interface Dispatch {
  subscriptions: Subscription[]
  /** Maximum number of events. */
  limit: number
  /** Handlers of this process whose deliveries are claimed at once. */
  ready: string[]
  /** Duration of these claims in milliseconds. */
  lease: number
}

/**
 * Replaces committed events by one delivery per handler, in one statement; for handlers of batches by an event of theirs.
 * Skips rows that another worker is moving, and also finds events that commit late.
 */
export async function dispatchEvents(
  db: Database,
  { subscriptions, limit, ready, lease }: Dispatch,
): Promise<Dispatched[]> {
  const types = subscriptions.map(({ type }) => type)
  const handlers = subscriptions.map(({ handler }) => handler)
  const ordered = subscriptions.map((each) => each.ordered)
  const batched = subscriptions.map((each) => each.batched)
  const isClaimed = subscriptions.map(({ handler }) => ready.includes(handler))
  const { rows } = await sql<Dispatched>`
    ${planEachTime} with ${settings}, picked as materialized (
      select id from outbox_event where type = any(${types}::text[]) order by id limit ${limit} for update skip locked
    ), moved as (
      delete from outbox_event using picked, settings where outbox_event.id = picked.id returning outbox_event.*
    ), addressed as materialized (
      select moved.*, handler, ordered, batched, claimed
      from moved join unnest(${types}::text[], ${handlers}::text[], ${ordered}::boolean[], ${batched}::boolean[],
        ${isClaimed}::boolean[]) as subscription (type, handler, ordered, batched, claimed) on subscription.type = moved.type
    ), delivered as (
      insert into outbox_delivery (event_id, handler, type, key, payload, created_at, attempts, available_at)
      select id, handler, type, case when ordered then key end, payload, created_at, claimed::int,
        case when claimed then now() + ${lease} * interval '1 ms' else now() end
      from addressed where not batched
      returning event_id, handler, type, payload, attempts, created_at
    ), batch as (
      insert into outbox_batch (handler, id, type, payload, created_at)
      select handler, id, type, payload, created_at from addressed where batched returning id, handler, type, created_at
    )
    select event_id as "eventId", handler, type, case when attempts = 1 then payload end as payload, attempts,
      attempts = 1 as claimed, ${age} from delivered
    union all select id, handler, type, null::jsonb, 0, false, ${age} from batch
  `.execute(db)
  return rows
}

export const age = sql`extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age`

export interface Claim {
  handler: string
  /** The types of an ordered handler's events; null for one that is not ordered. */
  orderedTypes: string[] | null
  limit: number
  /** Duration of the claims in milliseconds. */
  lease: number
}

/** Claims due deliveries; of an ordered handler only the first unfinished one of each key. */
export async function claimDeliveries(db: Database, claim: Claim): Promise<Claimed[]> {
  const { handler, orderedTypes, limit, lease } = claim
  const isFirst =
    orderedTypes === null
      ? sql`true`
      : sql`
          not exists (
            select from outbox_delivery earlier where earlier.handler = delivery.handler
              and earlier.key = delivery.key and earlier.event_id < delivery.event_id and earlier.failed_at is null
          ) and not exists (
            select from outbox_event earlier where earlier.key = delivery.key
              and earlier.id < delivery.event_id and earlier.type = any(${orderedTypes}::text[])
          )
        `
  const { rows } = await sql<Claimed>`
    ${planEachTime} with ${settings}, due as materialized (
      select event_id from outbox_delivery delivery
      where handler = ${handler} and failed_at is null and available_at <= now() and ${isFirst}
      order by available_at, event_id limit ${limit} for update of delivery skip locked
    )
    update outbox_delivery delivery set attempts = attempts + 1, available_at = now() + ${lease} * interval '1 ms'
    from due, settings where delivery.event_id = due.event_id and delivery.handler = ${handler}
    returning delivery.event_id as "eventId", type, payload, attempts, ${age}
  `.execute(db)
  return rows
}

/** Deletes deliveries that succeeded. */
export async function completeDeliveries(db: Database, handler: string, ids: number[]): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}
    delete from outbox_delivery using settings where event_id = any(${ids}::bigint[]) and handler = ${handler}
  `.execute(db)
}

/** The next state of a delivery. `attempts` identifies the claim, so that a later claim is not affected. */
export interface Held {
  handler: string
  eventId: number
  attempts: number
}

const isHeld = ({ handler, eventId, attempts }: Held) =>
  sql<boolean>`event_id = ${eventId} and handler = ${handler} and attempts = ${attempts}`

/** Makes a failed delivery available again after `delay` milliseconds, or a dead letter if `delay` is null. */
export async function failDelivery(
  db: Database,
  held: Held,
  error: string,
  delay: number | null,
): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}
    update outbox_delivery set last_error = ${error},
      available_at = now() + ${delay ?? 0} * interval '1 ms',
      failed_at = case when ${delay === null}::boolean then now() end
    from settings where ${isHeld(held)}
  `.execute(db)
}

/** Makes a delivery available at once, with this payload and all its attempts. */
export async function continueDelivery(db: Database, held: Held, payload: object): Promise<void> {
  await sql`
    ${planEachTime} with ${settings}
    update outbox_delivery set payload = ${JSON.stringify(payload)}::jsonb, attempts = 0, available_at = now()
    from settings where ${isHeld(held)}
  `.execute(db)
}

/** Releases unfinished deliveries. */
export async function releaseDeliveries(db: Database, handler: string, ids: number[]): Promise<void> {
  await sql`
    ${planEachTime} update outbox_delivery set attempts = attempts - 1, available_at = now()
    where event_id = any(${ids}::bigint[]) and handler = ${handler} and failed_at is null
  `.execute(db)
}

/** Extends the claims of deliveries that are still being handled. */
export async function renewLeases(db: Database, handler: string, held: Claimed[], lease: number) {
  const ids = held.map(({ eventId }) => eventId)
  const attempts = held.map((each) => each.attempts)
  await sql`
    ${planEachTime} with ${settings}
    update outbox_delivery delivery set available_at = now() + ${lease} * interval '1 ms'
    from settings, unnest(${ids}::bigint[], ${attempts}::int[]) as held (event_id, attempts)
    where delivery.event_id = held.event_id and delivery.handler = ${handler} and delivery.attempts = held.attempts
  `.execute(db)
}

/** Whether there are events to dispatch, and which handlers have deliveries that are due. */
export async function findWork(
  db: Database,
  types: string[],
  handlers: string[],
): Promise<{ events: boolean; handlers: string[] }> {
  const { rows } = await sql<{ events: boolean; handlers: string[] }>`
    ${planEachTime} select exists (select from outbox_event where type = any(${types}::text[])) as events,
      array(
        select handler from unnest(${handlers}::text[]) handler where exists (
          select from outbox_batch where outbox_batch.handler = handler.handler
        ) or exists (
          select from outbox_delivery where outbox_delivery.handler = handler.handler
            and failed_at is null and available_at <= now()
        )
      ) as handlers
  `.execute(db)
  return rows[0]!
}
