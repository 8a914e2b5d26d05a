/** Jobs that create exports and delete them after a day or with their account. */
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { hour, minute } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { buildArchive } from './archive.ts'
import * as store from './export.store.ts'

const createJob = 'export.make'
const removeJob = 'export.remove'
const progressIntervalMs = 500
/** Milliseconds without progress after which an export counts as abandoned. */
const staleAfter = 5 * minute

/** Storage key of the file of an export. */
export function exportKey(id: string): string {
  return `exports/${id.slice(34, 36)}/${id}.zip`
}

/** Enqueues the creation of an export once the transaction has committed. */
export function enqueueExport({ jobs }: Context, trx: Database, id: string): Promise<void> {
  return jobs.send(trx, createJob, { id })
}

/** Deletes the account's export, if any, and enqueues the removal of its file. */
export async function deleteExport({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  const id = await store.deleteExportRow(trx, accountId)
  if (id !== null) await jobs.send(trx, removeJob, { id })
}

/**
 * Creates an export and stores its progress twice a second, from which others see that it is still being created. Stops
 * when the export is deleted in the meantime, and removes its file.
 */
async function runExport(context: Context, id: string, jobSignal: AbortSignal): Promise<void> {
  const { clock, db, storage } = context
  const accountId = await store.findOwner(db, id)
  if (accountId === null) return
  await store.markStarted(db, id, clock.now())
  const stopping = new AbortController()
  const signal = AbortSignal.any([jobSignal, stopping.signal])
  let getProgress = () => ({ done: 0, total: 0 })
  const progressTimer = setInterval(() => {
    store.setProgress(db, id, getProgress(), clock.now()).then(
      (exists) => exists || stopping.abort(new ExportDeleted()),
      (error: unknown) => stopping.abort(error),
    )
  }, progressIntervalMs)
  try {
    const { stream, progress } = await buildArchive(context, accountId, signal)
    getProgress = progress
    const bytes = await storage.putStream(exportKey(id), stream)
    if (!(await store.markReady(db, id, { ready_at: clock.now(), bytes })))
      await storage.remove(exportKey(id))
  } catch (error) {
    if (!(stopping.signal.reason instanceof ExportDeleted)) throw error
  } finally {
    clearInterval(progressTimer)
  }
}

/** The export was deleted, with its account or replaced by another one, while it was being created. */
class ExportDeleted extends Error {}

/** Marks exports as failed that no process works on any more, for example after a crash in the last attempt. */
export async function failSilentExports({ clock, db }: Context): Promise<void> {
  const now = clock.now()
  await store.failSilent(db, new Date(now.getTime() - staleAfter), now)
}

/** Deletes expired exports. */
export async function sweepExports(context: Context, signal?: AbortSignal): Promise<void> {
  const before = new Date(context.clock.now().getTime() - limits.exportHours * hour)
  for (const accountId of await store.findExpiredExports(context.db, before)) {
    signal?.throwIfAborted()
    await context.db.transaction().execute((trx) => deleteExport(context, trx, accountId))
  }
}

export function exportJobs(context: Context): JobDefinition<never>[] {
  const create: JobDefinition<{ id: string }> = {
    name: createJob,
    isSerial: true,
    expireAfter: 60 * 60,
    retries: 2,
    run: ({ id }, { signal }) => runExport(context, id, signal),
    onExhausted: ({ id }) => store.markFailed(context.db, id, context.clock.now()),
  }
  const remove: JobDefinition<{ id: string }> = {
    name: removeJob,
    run: ({ id }) => context.storage.remove(exportKey(id)),
  }
  return [
    create,
    remove,
    { name: 'export.silent', schedule: '* * * * *', run: () => failSilentExports(context) },
    { name: 'export.sweep', schedule: '27 * * * *', run: (_, { signal }) => sweepExports(context, signal) },
  ]
}
