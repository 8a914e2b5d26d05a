/** Fills the demonstration world into an empty database, the newest first, and goes on where it was stopped. */
import type { Context } from '../src/context.ts'
import { agencies, talents } from './cast/index.ts'
import { type Appearance, follow, publish, type World } from './life.ts'
import { begin, newcomers } from './newcomers.ts'
import { join, showCover, showFace } from './people.ts'
import { openProgress } from './progress.ts'
import { react } from './reactions.ts'
import { openStage } from './stage.ts'

/** Whose logins are told to whoever starts Brilla. */
export const visitors = { talent: 'ana', agency: 'casting-luz' }

interface FillOptions {
  /** Told once the visitors can log in. */
  onOpen(): void
  /** Told how far it is: steps done, of how many. */
  onProgress(done: number, of: number): void
  signal: AbortSignal
}

/** Something that is done once; what it answers is kept, and steps after it may ask for it. */
interface Step {
  name: string
  run(): Promise<string | void>
}

/** Steps that follow one another. */
type Line = Step[]

/** How many posts the feed holds before anything else is filled in: two screens of it. */
const opening = 20
/** Drawing and hashing take a core each, and the rest of them is for whoever is there already. */
const atOnce = 3

/** Fills what is missing; does nothing in a database that others began, and no more than `onOpen` in a whole world. */
export async function fillDemo(real: Context, { onOpen, onProgress, signal }: FillOptions): Promise<void> {
  const progress = await openProgress(real)
  if (!progress) return
  if (progress.result('all') !== undefined) return onOpen()
  const stage = await openStage(real)
  const acts = actsOf({ stage, now: progress.begun, idOf: (step) => progress.result(step)! })
  const isDone = ({ name }: Step) => progress.result(name) !== undefined
  const steps = acts.flat(2)
  let done = steps.filter(isDone).length
  let failed = false

  async function perform(lines: Iterator<Line>): Promise<void> {
    for (let next = lines.next(); !next.done; next = lines.next()) {
      for (const step of next.value) {
        if (signal.aborted || failed) return
        if (isDone(step)) continue
        await progress!.finish(step.name, (await step.run()) ?? '')
        onProgress(++done, steps.length)
      }
    }
  }

  try {
    for (const [index, act] of acts.entries()) {
      const lines = act.values()
      const workers = Array.from({ length: atOnce }, () =>
        perform(lines).catch((error: unknown) => {
          failed = true
          throw error
        }),
      )
      // All of them come to an end before the stage closes, whatever happens to one.
      for (const end of await Promise.allSettled(workers)) if (end.status === 'rejected') throw end.reason
      if (signal.aborted) return
      if (index === 0) onOpen()
    }
    await progress.finish('all')
  } finally {
    await stage.close()
  }
}

/** Who can log in at once; the newest posts with their authors' faces; then what is said to them, and the rest. */
function actsOf(world: World): Line[][] {
  const people = [...talents, ...agencies]
  const appearances: Appearance[] = talents
    .flatMap((author) =>
      author.posts.map((post, index) => ({ name: `${author.key} ${index}`, author, post })),
    )
    .toSorted((a, b) => a.post.daysAgo - b.post.daysAgo)
  const newest = appearances.slice(0, opening)
  const older = appearances.slice(opening)
  const shown = new Set(newest.map(({ author }) => author.key))
  const isVisitor = ({ key }: { key: string }) => Object.values(visitors).includes(key)

  const joining = (list: typeof people): Line[] =>
    list.map((person) => [{ name: `join ${person.key}`, run: () => join(world, person) }])
  const facing = (list: typeof people): Line[] =>
    list.map((person) => [{ name: `face ${person.key}`, run: () => showFace(world, person) }])
  const covering = (list: typeof people): Line[] =>
    list.map((person) => [{ name: `cover ${person.key}`, run: () => showCover(world, person) }])
  const publishing = (appearance: Appearance): Step => ({
    name: `post ${appearance.name}`,
    run: () => publish(world, appearance),
  })
  const reacting = (appearance: Appearance): Step => ({
    name: `react ${appearance.name}`,
    run: () => react(world, people, appearance),
  })
  const first = people.filter((person) => shown.has(person.key) || isVisitor(person))
  const others = people.filter((person) => !first.includes(person))
  return [
    joining(people.filter(isVisitor)),
    joining(first.filter((person) => !isVisitor(person))),
    facing(first),
    newest.map((appearance) => [publishing(appearance)]),
    [
      ...joining(others),
      ...newcomers.map((each) => [{ name: `begin ${each.key}`, run: () => begin(world, each) }]),
    ],
    newest.map((appearance) => [reacting(appearance)]),
    talents.map((person) => [{ name: `follow ${person.key}`, run: () => follow(world, person) }]),
    [...facing(others), ...covering(people)],
    older.map((appearance) => [publishing(appearance), reacting(appearance)]),
  ]
}
