import type { Context } from '../context.ts'
import type { Database } from '../core/database/index.ts'
import { refuseField } from '../core/http/problem.ts'
import type { Use } from './media.rules.ts'
import { claimUpload } from './media.store.ts'

/** Takes uploads of an account for good, each once, in their order; refuses when one is not there to take. */
export async function claimUploads(
  { clock }: Context,
  trx: Database,
  accountId: string,
  wanted: { name: string; use: Use }[],
) {
  const claimed = []
  for (const [index, { name, use }] of wanted.entries()) {
    const row = await claimUpload(trx, accountId, name, use, clock.now())
    if (!row) refuseField(wanted.length > 1 ? `files.${index}.filename` : 'filename', 'archivo_desconocido')
    claimed.push(row)
  }
  return claimed
}
