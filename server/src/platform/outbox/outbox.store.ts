/**
 * The outbox's rows. Time is the database's: processes share it. Commits here do not wait for the disk: what a crash takes
 * back is done once more, which handlers allow for, and never without what the handler itself has committed before.
 */
import { sql } from 'kysely'
import { type Database, planEachTime } from '../database/index.ts'

/** CTE `settings`: does not wait for the disk at this statement's commit. It must be used in the statement. */
const settings = sql`settings as materialized (select set_config('synchronous_commit', 'off', true))`

export interface Subscription {
  type: string
  handler: string
  ordered: boolean
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
  /** Events at the most. */
  limit: number
  /** Handlers of this process whose deliveries are claimed at once. */
  ready: string[]
  /** Milliseconds for which nobody else may claim those. */
  lease: number
}

/**
 * Replaces committed events by one delivery for each handler, in one statement. Rows that another worker is moving are
 * skipped; an event that commits late is found whenever that is.
 */
export async function dispatchEvents(
  db: Database,
  { subscriptions, limit, ready, lease }: Dispatch,
): Promise<Dispatched[]> {
  const types = subscriptions.map(({ type }) => type)
  const handlers = subscriptions.map(({ handler }) => handler)
  const ordered = subscriptions.map((each) => each.ordered)
  const isClaimed = subscriptions.map(({ handler }) => ready.includes(handler))
  const { rows } = await sql<Dispatched>`
    ${planEachTime} with ${settings}, picked as materialized (
      select id from outbox_event where type = any(${types}::text[]) order by id limit ${limit} for update skip locked
    ), moved as (
      delete from outbox_event using picked, settings where outbox_event.id = picked.id returning outbox_event.*
    )
    insert into outbox_delivery (event_id, handler, type, key, payload, created_at, attempts, available_at)
    select moved.id, subscription.handler, moved.type, case when subscription.ordered then moved.key end,
      moved.payload, moved.created_at, subscription.claimed::int,
      case when subscription.claimed then now() + ${lease} * interval '1 ms' else now() end
    from moved join unnest(${types}::text[], ${handlers}::text[], ${ordered}::boolean[], ${isClaimed}::boolean[])
      as subscription (type, handler, ordered, claimed) on subscription.type = moved.type
    returning event_id as "eventId", handler, type, case when attempts = 1 then payload end as payload, attempts,
      attempts = 1 as claimed, ${age}
  `.execute(db)
  return rows
}

const age = sql`extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age`

export interface Claim {
  handler: string
  /** The types of an ordered handler's events; null for one that is not ordered. */
  orderedTypes: string[] | null
  limit: number
  /** Milliseconds for which nobody else may claim them. */
  lease: number
}

/** Claims deliveries that are due. Of an ordered handler, only the first of each key that has not succeeded. */
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

/** What a delivery becomes next. `attempts` says which claim this is about: a later one is left alone. */
export interface Held {
  handler: string
  eventId: number
  attempts: number
}

const isHeld = ({ handler, eventId, attempts }: Held) =>
  sql<boolean>`event_id = ${eventId} and handler = ${handler} and attempts = ${attempts}`

/** Makes a failed delivery available again after `delay` milliseconds, or with null a dead letter. */
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

/** Gives deliveries back that were not finished. */
export async function releaseDeliveries(db: Database, handler: string, ids: number[]): Promise<void> {
  await sql`
    ${planEachTime} update outbox_delivery set attempts = attempts - 1, available_at = now()
    where event_id = any(${ids}::bigint[]) and handler = ${handler} and failed_at is null
  `.execute(db)
}

/** Prolongs the claims of deliveries that are still being handled. */
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
          select from outbox_delivery where outbox_delivery.handler = handler.handler
            and failed_at is null and available_at <= now()
        )
      ) as handlers
  `.execute(db)
  return rows[0]!
}
