/** Names that read like those of verified agencies come to the desk when they are set (P-moderation-28). */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { openCase } from '../report/index.ts'
import { getSkeleton } from './lookalike.rules.ts'

/** Opens a case about an account whose name reads like that of a verified agency, once for each name. */
export async function reportLookalike(context: Context, accountId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const name = await lockName(trx, accountId)
    const imitated = name && (await findImitated(trx, accountId, name))
    if (!imitated) return
    await openCase(context, trx, {
      accountId,
      reason: 'impersonation',
      description: `Brilla: «${name}» ≈ «${imitated}» (agencia verificada · verified agency)`,
    })
  })
}

/** Of an account that is not hidden. */
async function lockName(trx: Database, accountId: string): Promise<string | undefined> {
  const account = await trx
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .where('verified', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account?.full_name
}

/** The name of the verified agency that a name reads like. */
async function findImitated(trx: Database, accountId: string, name: string): Promise<string | undefined> {
  const skeleton = getSkeleton(name)
  if (skeleton === '') return undefined
  const { rows } = await sql<{ full_name: string }>`
    select full_name from account where verified and status = 'active' and id <> ${accountId}
  `.execute(trx)
  return rows.find(({ full_name }) => getSkeleton(full_name) === skeleton)?.full_name
}
