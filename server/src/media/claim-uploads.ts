import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { throwFieldProblem } from '../platform/http/problem.ts'
import type { Use } from './file-types.ts'
import { claimRows } from './upload.store.ts'

interface UploadClaim {
  name: string
  use: Use
  /** Request field for errors; defaults to `files.<index>.filename`. */
  field?: string
}

interface ClaimedUpload {
  name: string
  /** Sanitized name given by its owner. */
  filename: string
  /** Pixels; null for documents. */
  width: number | null
  height: number | null
  /** ThumbHash in Base64; null for documents. */
  placeholder: string | null
  bytes: number | null
}

/**
 * Claims uploads in the given order. Each must be ready, unclaimed, owned by the account and made for this use.
 * Throws `archivo_desconocido` for the first one that is not, which rolls the transaction back.
 */
export async function claimUploads(
  context: Pick<Context, 'clock'>,
  trx: Database,
  accountId: string,
  wanted: readonly UploadClaim[],
): Promise<ClaimedUpload[]> {
  if (wanted.length === 0) return []
  const names = wanted.map((one) => one.name)
  const rows = await claimRows(trx, accountId, names, context.clock.now())
  const claimed = new Map(rows.map((row) => [row.name, row]))
  return wanted.map(({ name, use, field }, index) => {
    const row = claimed.get(name)
    if (row?.use !== use) throwFieldProblem(field ?? `files.${index}.filename`, 'archivo_desconocido')
    // A name that appears twice in the list is a second claim.
    claimed.delete(name)
    const { filename, width, height, placeholder, bytes } = row
    return { name, filename, width, height, placeholder, bytes }
  })
}
