/** Fills the demonstration world into an empty database, the newest first, and goes on where it was stopped. */
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import type { Context } from '../src/context.ts'
import { agencies, talents } from './cast/index.ts'
import type { Agency, Talent } from './cast/types.ts'
import { type Appearance, follow, publish } from './life.ts'
import { dress, join } from './people.ts'
import { openStage, type Stage } from './stage.ts'

export interface DemoOptions {
  /** Told how far it is: steps done, of how many. */
  onProgress(done: number, of: number): void
  signal: AbortSignal
}

/** Steps that are done, one a line: kept beside the data, so that a start after a kill goes on. */
interface Progress {
  has(step: string): boolean
  add(step: string): Promise<void>
}

/** Fills what is missing; an empty database means the whole world, one that was filled before means nothing. */
export async function fillDemo(real: Context, { onProgress, signal }: DemoOptions): Promise<void> {
  const progress = await openProgress(real)
  if (!progress || progress.has('all')) return
  const stage = await openStage(real)
  try {
    const now = real.clock.now()
    const people: (Talent | Agency)[] = [...talents, ...agencies]
    const accounts = new Map<string, string>()
    for (const person of people) {
      if (signal.aborted) return
      accounts.set(person.key, await join(stage, person, now))
    }
    const steps = stepsOf(stage, accounts, people, now)
    for (const [index, { name, run }] of steps.entries()) {
      if (signal.aborted) return
      if (!progress.has(name)) {
        await run()
        await progress.add(name)
      }
      onProgress(index + 1, steps.length)
    }
    await progress.add('all')
  } finally {
    await stage.close()
  }
}

async function openProgress({ config, db }: Context): Promise<Progress | null> {
  const path = joinPath(config.DATA_DIR, 'demo-progress')
  const anybody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (!anybody) await rm(path, { force: true })
  const text = await readFile(path, 'utf8').catch(() => null)
  if (anybody && text === null) return null
  const done = new Set(text?.split('\n'))
  const add = async (step: string) => {
    done.add(step)
    await appendFile(path, `${step}\n`)
  }
  if (text === null) await add('begun')
  return { has: (step) => done.has(step), add }
}

/** The newest posts with their authors' faces come first, so that the first screen is soon worth looking at. */
function stepsOf(stage: Stage, accounts: Map<string, string>, people: (Talent | Agency)[], now: Date) {
  const appearances: Appearance[] = talents
    .flatMap((author) =>
      author.posts.map((post, index) => ({ name: `${author.key} ${index}`, author, post })),
    )
    .toSorted((a, b) => a.post.daysAgo - b.post.daysAgo)
  const dressed = new Set<string>()
  const dressing = (person: Talent | Agency) => {
    if (dressed.has(person.key)) return []
    dressed.add(person.key)
    return [{ name: `dress ${person.key}`, run: () => dress(stage, person, accounts.get(person.key)!, now) }]
  }
  const publishing = (appearance: Appearance) => [
    ...dressing(appearance.author),
    { name: `post ${appearance.name}`, run: () => publish(stage, accounts, appearance, now) },
  ]
  return [
    ...appearances.slice(0, 12).flatMap(publishing),
    { name: 'follow', run: () => follow(stage, accounts, talents, now) },
    ...people.flatMap(dressing),
    ...appearances.slice(12).flatMap(publishing),
  ]
}
