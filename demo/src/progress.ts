/** Which steps are done: kept in DATA_DIR, so that a start after a kill resumes. */
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@brilla/server/context'

export interface Progress {
  /** When the seeding was first started. All dates of the world are relative to it, however often it is resumed. */
  startedAt: Date
  /** What a step returned, usually an id; undefined while it is not done. */
  getResult(step: string): string | undefined
  finish(step: string, result?: string): Promise<void>
}

/** Opens the record, a new one for an empty database; null when the database has accounts and no record. */
export async function openProgress({ config, db, clock }: Context): Promise<Progress | null> {
  const path = join(config.DATA_DIR, 'demo-progress')
  const anyAccount = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (!anyAccount) await rm(path, { force: true })
  const text = await readFile(path, 'utf8').catch(() => null)
  if (anyAccount && text === null) return null
  // The last line has no end if a kill interrupted it; it does not count.
  const lines = (text ?? '').split('\n').slice(0, -1)
  const done = new Map(
    lines.map((line) => line.split('\t')).map(([step = '', result = '']) => [step, result]),
  )
  const progress: Progress = {
    startedAt: new Date(done.get('begun') || clock.now()),
    getResult: (step) => done.get(step),
    async finish(step, result = '') {
      done.set(step, result)
      await appendFile(path, `${step}\t${result}\n`)
    },
  }
  if (!done.has('begun')) await progress.finish('begun', progress.startedAt.toISOString())
  return progress
}
