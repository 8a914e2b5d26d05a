/** Seeds the demonstration data into an empty database, newest posts first; resumes where it was stopped. */
import type { Context } from '@brilla/server/context'
import { createPhases, type Sequence, type Step } from './phases.ts'
import { openProgress } from './progress.ts'
import { createSeedClient } from './seed-client.ts'

interface SeedOptions {
  /** Called once the printed accounts can log in. */
  onOpen(): void
  /** Called after each step: how many are done, of how many. */
  onProgress(done: number, total: number): void
  signal: AbortSignal
}

/** Checking pictures and hashing passwords use a core each; sequences beyond that would only use memory. */
const concurrency = 3

/**
 * Runs the steps that are not done yet. Does nothing in a database with accounts that it did not create, and only
 * calls `onOpen` in a complete world.
 */
export async function seedWorld(base: Context, { onOpen, onProgress, signal }: SeedOptions): Promise<void> {
  const progress = await openProgress(base)
  if (!progress) return
  if (progress.getResult('all') !== undefined) return onOpen()
  const client = await createSeedClient(base)
  const world = { client, now: progress.startedAt, getId: (step: string) => progress.getResult(step)! }
  const phases = createPhases(world)
  const isDone = ({ name }: Step) => progress.getResult(name) !== undefined
  const steps = phases.flat(2)
  let done = steps.filter(isDone).length
  let failed = false

  async function runSequences(sequences: Iterator<Sequence>): Promise<void> {
    for (let next = sequences.next(); !next.done; next = sequences.next()) {
      for (const step of next.value) {
        if (signal.aborted || failed) return
        if (isDone(step)) continue
        await progress!.finish(step.name, (await step.run()) ?? '')
        onProgress(++done, steps.length)
      }
    }
  }

  try {
    for (const [index, phase] of phases.entries()) {
      const sequences = phase.values()
      const workers = Array.from({ length: concurrency }, () =>
        runSequences(sequences).catch((error: unknown) => {
          failed = true
          throw error
        }),
      )
      // The client is closed only when no worker uses it any more.
      for (const end of await Promise.allSettled(workers)) if (end.status === 'rejected') throw end.reason
      if (signal.aborted) return
      if (index === 0) onOpen()
    }
    await progress.finish('all')
  } finally {
    await client.close()
  }
}
