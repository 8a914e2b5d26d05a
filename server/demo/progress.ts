/** How far the demonstration world is: kept beside the data, so that a start after a kill goes on. */
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../src/context.ts'

export interface Progress {
  /** When the world was begun: everybody's past is reckoned from here, however often it is gone on with. */
  begun: Date
  /** What a step left behind, usually an id; undefined while it is not done. */
  result(step: string): string | undefined
  finish(step: string, result?: string): Promise<void>
}

/** Opens the record, a new one for an empty database; null where people live that were not made here. */
export async function openProgress({ config, db, clock }: Context): Promise<Progress | null> {
  const path = join(config.DATA_DIR, 'demo-progress')
  const anybody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (!anybody) await rm(path, { force: true })
  const text = await readFile(path, 'utf8').catch(() => null)
  if (anybody && text === null) return null
  // A line that a kill cut short has no end, and is none.
  const lines = (text ?? '').split('\n').slice(0, -1)
  const done = new Map(
    lines.map((line) => line.split('\t')).map(([step = '', result = '']) => [step, result]),
  )
  const progress: Progress = {
    begun: new Date(done.get('begun') || clock.now()),
    result: (step) => done.get(step),
    async finish(step, result = '') {
      done.set(step, result)
      await appendFile(path, `${step}\t${result}\n`)
    },
  }
  if (!done.has('begun')) await progress.finish('begun', progress.begun.toISOString())
  return progress
}
