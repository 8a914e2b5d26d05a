import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuseField } from '../platform/http/problem.ts'
import type { Use } from './media.kinds.ts'
import { claimRows } from './media.store.ts'

interface Wanted {
  name: string
  use: Use
  /** The field on the wire that named it; `files.<index>.filename` unless said. */
  field?: string
}

interface ClaimedUpload {
  name: string
  /** What its owner called it, cleaned. */
  filename: string
  /** Pixels; null for documents. */
  width: number | null
  height: number | null
  bytes: number | null
}

/**
 * Takes uploads for good, in the order they are named: each once, by its owner, ready, for the use it was made for.
 * Otherwise refuses with `archivo_desconocido` at the first wrong one, and the transaction undoes the rest.
 */
export async function claimUploads(
  context: Pick<Context, 'clock'>,
  trx: Database,
  accountId: string,
  wanted: readonly Wanted[],
): Promise<ClaimedUpload[]> {
  if (wanted.length === 0) return []
  const names = wanted.map((one) => one.name)
  const rows = await claimRows(trx, accountId, names, context.clock.now())
  const claimed = new Map(rows.map((row) => [row.name, row]))
  return wanted.map(({ name, use, field }, index) => {
    const row = claimed.get(name)
    if (row?.use !== use) refuseField(field ?? `files.${index}.filename`, 'archivo_desconocido')
    // The same name twice in one list is a second claim.
    claimed.delete(name)
    const { filename, width, height, bytes } = row
    return { name, filename, width, height, bytes }
  })
}
