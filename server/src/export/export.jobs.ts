/** Exports behind the calls: made, forgotten with their owner, and deleted after a day. */
import { limits } from '@brilla/contract/limits'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobKind } from '../platform/jobs.ts'
import { buildArchive } from './archive.ts'
import * as store from './export.store.ts'

const makeJob = 'export.make'
const removeJob = 'export.remove'
const hour = 60 * 60 * 1000
const told = 500
/** Milliseconds of silence after which nobody makes it any more. */
const silence = 5 * 60 * 1000

export function exportKey(id: string): string {
  return `exports/${id.slice(34, 36)}/${id}.zip`
}

export function makeExport({ jobs }: Context, trx: Database, id: string): Promise<void> {
  return jobs.send(trx, makeJob, { id })
}

/** Has the account's export and its file removed, if there is one. */
export async function forgetExport({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  const id = await store.deleteExportOf(trx, accountId)
  if (id !== null) await jobs.send(trx, removeJob, { id })
}

/** Makes an export, and notes how far it is twice a second; one that was forgotten meanwhile leaves nothing. */
async function make(context: Context, id: string): Promise<void> {
  const { clock, db, storage } = context
  const accountId = await store.findOwner(db, id)
  if (accountId === null) return
  await store.setBegun(db, id, clock.now())
  const { stream, progress } = await buildArchive(context, accountId)
  const telling = setInterval(() => {
    store
      .setProgress(db, id, progress(), clock.now())
      .catch((error: unknown) => stream.destroy(error as Error))
  }, told)
  try {
    const bytes = await storage.putStream(exportKey(id), stream)
    if (!(await store.setReady(db, id, { ready_at: clock.now(), bytes }))) await storage.remove(exportKey(id))
  } finally {
    clearInterval(telling)
  }
}

/** Calls failed what nobody makes any more: a server that died in the last try could not say so. */
export async function failSilentExports({ clock, db }: Context): Promise<void> {
  const now = clock.now()
  await store.failSilent(db, new Date(now.getTime() - silence), now)
}

/** Deletes exports that are older than a day. */
export async function sweepExports(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - limits.exportHours * hour)
  for (const accountId of await store.findOldExports(context.db, before)) {
    await context.db.transaction().execute((trx) => forgetExport(context, trx, accountId))
  }
}

export function exportJobs(context: Context): JobKind<never>[] {
  const making: JobKind<{ id: string }> = {
    name: makeJob,
    atOnce: 1,
    expireAfter: 60 * 60,
    heartbeat: 60,
    retries: 2,
    run: ({ id }) => make(context, id),
    giveUp: ({ id }) => store.setFailed(context.db, id, context.clock.now()),
  }
  const removing: JobKind<{ id: string }> = {
    name: removeJob,
    run: ({ id }) => context.storage.remove(exportKey(id)),
  }
  return [
    making,
    removing,
    { name: 'export.silent', schedule: '* * * * *', run: () => failSilentExports(context) },
    { name: 'export.sweep', schedule: '27 * * * *', run: () => sweepExports(context) },
  ]
}
