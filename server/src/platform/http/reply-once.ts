/** Replies of requests that create something: a retry with the same Idempotency-Key gets the first one. */
import { createHmac } from 'node:crypto'
import type { RouteName } from '@brilla/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../database/index.ts'
import { day } from '../duration.ts'
import type { JobDefinition } from '../jobs/index.ts'
import { throwProblem } from './problem.ts'

export interface Attempt {
  route: RouteName
  /** Null for a guest. */
  accountId: string | null
  headers: { 'idempotency-key'?: string | undefined }
  body: object
}

type Identified = Attempt & { key: string; scope: string; hash: string }

/** Undefined without a key. The hash is keyed, because a body may have a password. */
function identify({ secret }: Pick<Context, 'secret'>, attempt: Attempt): Identified | undefined {
  const key = attempt.headers['idempotency-key']
  if (key === undefined) return undefined
  const hash = createHmac('sha256', secret).update(JSON.stringify(attempt.body)).digest('base64url')
  return { ...attempt, key, scope: `${attempt.route} ${attempt.accountId ?? ''}`, hash }
}

/** Finds the reply to an earlier attempt; undefined when there was none. */
export async function findReply<Reply>(
  context: Pick<Context, 'secret'>,
  db: Database,
  attempt: Attempt,
): Promise<Reply | undefined> {
  const identified = identify(context, attempt)
  return identified && ((await readReply(db, identified))?.reply as Reply | undefined)
}

/**
 * Creates something, or returns the reply to the attempt that has created it. An attempt at the same time waits for the
 * transaction of the first.
 */
export async function replyOnce<Reply>(
  context: Pick<Context, 'clock' | 'secret'>,
  trx: Database,
  attempt: Attempt,
  create: () => Promise<Reply>,
): Promise<Reply> {
  const identified = identify(context, attempt)
  if (!identified) return create()
  const { scope, key, hash } = identified
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('idempotent_reply')
    .values({ scope, key, hash, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const first = numInsertedOrUpdatedRows === 0n ? await readReply(trx, identified) : undefined
  if (first) return first.reply as Reply
  const reply = await create()
  await sql`
    update idempotent_reply set reply = ${JSON.stringify(reply)}::jsonb where scope = ${scope} and key = ${key}
  `.execute(trx)
  return reply
}

async function readReply(
  db: Database,
  { scope, key, hash }: Identified,
): Promise<{ reply: unknown } | undefined> {
  const found = await db
    .selectFrom('idempotent_reply')
    .select(['hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.hash !== hash) throwProblem('idempotency_conflict')
  return { reply: found.reply }
}

/** Deletes replies after a day. */
export function replyJobs({ clock, db }: Context): JobDefinition<never>[] {
  return [
    {
      name: 'idempotent-reply.sweep',
      schedule: '47 * * * *',
      async run() {
        const before = new Date(clock.now().getTime() - day)
        await db.deleteFrom('idempotent_reply').where('created_at', '<', before).execute()
      },
    },
  ]
}
