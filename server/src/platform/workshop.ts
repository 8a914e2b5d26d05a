/**
 * Heavy work apart from the calls, in child processes that each do one piece at a time. One that dies, or takes too long,
 * fails its piece alone and is replaced by the next.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ProblemError } from './http/problem.ts'
import { createTurns } from './turns.ts'

export interface Workshop {
  /**
   * Has a piece of work done and answers what came out; both cross as structured clones. `task` is made when its turn
   * comes. Rejects with `unavailable` when too many wait, with WorkError when the piece failed.
   */
  run(task: () => Promise<object>): Promise<unknown>
  /** Pieces that wait for their turn. */
  waiting(): number
  /** Ends all children at once. */
  stop(): Promise<void>
}

/** What a child answers to a piece of work. */
export type WorkResult = { done: unknown; rss: number } | { failed: string; rss: number }

export class WorkError extends Error {}

/** Waiting longer than this many pieces is no use to anybody. */
const waitingMax = 1_000
/** More children than this would only take memory from the rest. */
const childrenMax = 4
/** Milliseconds. */
const pieceMax = 60_000
const idleMax = 60_000
/** Bytes; one that has grown beyond is let go after its piece. */
const rssMax = 300_000_000

export interface WorkshopOptions {
  /** 0, as important as the calls, to 19, what nobody waits for. */
  niceness: number
  /** How long a child rests after each piece while a crowd waits, as a part of what the piece took. */
  rest?: number
}

/** From this many waiting pieces on it is a crowd, which would keep a core busy for seconds. */
const crowdFrom = 8

/** Children are made when they are first needed. `program` calls `giveWay` and answers each message with one WorkResult. */
export function createWorkshop(program: URL, { niceness, rest = 0 }: WorkshopOptions): Workshop {
  const atOnce = Math.min(childrenMax, Math.max(1, availableParallelism() - 1))
  const turns = createTurns({ atOnce, waitingMax })
  const all = new Set<ChildProcess>()
  const free = new Map<ChildProcess, NodeJS.Timeout>()
  let stopped = false

  function start(): ChildProcess {
    const child = fork(fileURLToPath(program), [`${niceness}`], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // One piece at a time needs one thread.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
      serialization: 'advanced',
      // A session of its own: Ctrl-C reaches the server alone, which lets the calls end first, and `giveWay` is the
      // child's alone.
      detached: true,
      windowsHide: true,
    })
    all.add(child)
    child.once('exit', () => {
      all.delete(child)
      free.delete(child)
    })
    // What cannot be sent any more ends with the child, which `doPiece` hears of.
    child.on('error', () => child.kill('SIGKILL'))
    // An idle child keeps nobody running.
    child.unref()
    child.channel?.unref()
    return child
  }

  function take(): ChildProcess {
    const [waiting] = free
    if (!waiting) return start()
    const [child, timer] = waiting
    clearTimeout(timer)
    free.delete(child)
    return child
  }

  function giveBack(child: ChildProcess): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMax).unref()
    free.set(child, timer)
  }

  async function perform(task: () => Promise<object>): Promise<unknown> {
    const piece = await task()
    if (stopped) throw new ProblemError('unavailable', { retryAfter: 5 })
    const child = take()
    const result = await doPiece(child, piece)
    // It may have been ended, which says nothing of the piece.
    if (stopped) throw new ProblemError('unavailable', { retryAfter: 5 })
    if (isAlive(child) && result.rss < rssMax) giveBack(child)
    else child.kill('SIGKILL')
    if ('failed' in result) throw new WorkError(result.failed)
    return result.done
  }

  return {
    async run(task) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      turns
        .take(async () => {
          const begun = performance.now()
          await perform(task).then(resolve, reject)
          if (turns.waiting() >= crowdFrom)
            await sleep((performance.now() - begun) * rest, undefined, { ref: false })
        })
        .catch(reject)
      return promise
    },
    waiting: turns.waiting,
    async stop() {
      stopped = true
      const ended = [...all].map((child) => once(child, 'exit'))
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}

const isAlive = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null && child.connected

/**
 * For the child, before its first thread: how far it stands behind everybody else. Where Linux shares its time among
 * sessions, of which PostgreSQL's is another than the server's, it is the session that stands back.
 */
export function giveWay(): void {
  const niceness = process.argv[2] ?? '0'
  if (niceness === '0') return
  setPriority(Number(niceness))
  try {
    writeFileSync('/proc/self/autogroup', niceness)
  } catch {
    // No such thing here.
  }
}

async function doPiece(child: ChildProcess, piece: object): Promise<WorkResult> {
  const { promise, resolve } = Promise.withResolvers<WorkResult>()
  const died = () => resolve({ failed: 'the child died of it', rss: Infinity })
  const timer = setTimeout(() => child.kill('SIGKILL'), pieceMax)
  child.once('message', resolve as (result: unknown) => void).once('exit', died)
  child.channel?.ref()
  try {
    if (isAlive(child)) child.send(piece, () => {})
    else died()
    return await promise
  } finally {
    clearTimeout(timer)
    child.channel?.unref()
    child.off('exit', died).off('message', resolve)
  }
}
