/**
 * Pool of child processes for CPU-heavy tasks, one task per child at a time. A child that crashes or exceeds the time
 * limit fails only its own task and is replaced.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createBoundedQueue } from './bounded-queue.ts'
import { minute } from './duration.ts'
import { ProblemError } from './http/problem.ts'

export interface WorkerPool {
  /**
   * Runs a task and returns its result; both are passed as structured clones. `createTask` is called when a child is
   * free. Rejects with `unavailable` when the queue is full, with TaskError when the task failed.
   */
  run(createTask: () => Promise<object>): Promise<unknown>
  /** Number of tasks that wait for a child. */
  waiting(): number
  /** Kills all children. */
  stop(): Promise<void>
}

/** Message that a child sends as the result of a task; `rss` in bytes. */
export type TaskResult = { done: unknown; rss: number } | { failed: string; rss: number }

export class TaskError extends Error {}

const waitingMax = 1_000
/** Limits the memory that the children take. */
const childrenMax = 4
/** Milliseconds. */
const taskTimeout = minute
const idleTimeout = minute
/** Bytes; a child that uses more is replaced after its task. */
const rssMax = 300_000_000

export interface WorkerPoolOptions {
  /** Process priority: 0 is the server's own, 19 the lowest. */
  niceness: number
  /** How long a child pauses after a task under backlog, relative to the duration of the task. */
  idleRatio?: number
}

/** Number of waiting tasks that counts as a backlog, which would occupy a core for seconds. */
const backlogMin = 8

/** Starts children on demand. `program` calls `lowerPriority` and responds to each message with one TaskResult. */
export function createWorkerPool(program: URL, { niceness, idleRatio = 0 }: WorkerPoolOptions): WorkerPool {
  const concurrency = Math.min(childrenMax, Math.max(1, availableParallelism() - 1))
  const queue = createBoundedQueue({ concurrency, waitingMax })
  const all = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let stopped = false

  function start(): ChildProcess {
    const child = fork(fileURLToPath(program), [`${niceness}`], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // One task at a time needs one thread.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
      serialization: 'advanced',
      // A session of its own: Ctrl-C reaches only the server, which finishes its requests first, and `lowerPriority`
      // affects only the child.
      detached: true,
      windowsHide: true,
    })
    all.add(child)
    child.once('exit', () => {
      all.delete(child)
      idle.delete(child)
    })
    // A message that cannot be sent ends the child; `runTask` is notified by its exit.
    child.on('error', () => child.kill('SIGKILL'))
    // An idle child must not keep the server process alive.
    child.unref()
    child.channel?.unref()
    return child
  }

  function acquire(): ChildProcess {
    const [available] = idle
    if (!available) return start()
    const [child, timer] = available
    clearTimeout(timer)
    idle.delete(child)
    return child
  }

  function release(child: ChildProcess): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), idleTimeout).unref()
    idle.set(child, timer)
  }

  async function perform(createTask: () => Promise<object>): Promise<unknown> {
    const task = await createTask()
    if (stopped) throw new ProblemError('unavailable', { retryAfter: 5 })
    const child = acquire()
    const result = await runTask(child, task)
    // The child may have been killed by `stop`, which is not an error of the task.
    if (stopped) throw new ProblemError('unavailable', { retryAfter: 5 })
    if (isAlive(child) && result.rss < rssMax) release(child)
    else child.kill('SIGKILL')
    if ('failed' in result) throw new TaskError(result.failed)
    return result.done
  }

  return {
    async run(createTask) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      queue
        .run(async () => {
          const startedAt = performance.now()
          await perform(createTask).then(resolve, reject)
          if (queue.waiting() >= backlogMin)
            await sleep((performance.now() - startedAt) * idleRatio, undefined, { ref: false })
        })
        .catch(reject)
      return promise
    },
    waiting: queue.waiting,
    async stop() {
      stopped = true
      const exited = [...all].map((child) => once(child, 'exit'))
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(exited)
    },
  }
}

const isAlive = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null && child.connected

/**
 * Called by the child before it starts a thread: lowers its priority. Linux with autogroups schedules by session, so the
 * session's priority is lowered too.
 */
export function lowerPriority(): void {
  const niceness = process.argv[2] ?? '0'
  if (niceness === '0') return
  setPriority(Number(niceness))
  try {
    writeFileSync('/proc/self/autogroup', niceness)
  } catch {
    // This system has no autogroups.
  }
}

async function runTask(child: ChildProcess, task: object): Promise<TaskResult> {
  const { promise, resolve } = Promise.withResolvers<TaskResult>()
  const crashed = () => resolve({ failed: 'the worker crashed', rss: Infinity })
  const timer = setTimeout(() => child.kill('SIGKILL'), taskTimeout)
  child.once('message', resolve as (result: unknown) => void).once('exit', crashed)
  child.channel?.ref()
  try {
    if (isAlive(child)) child.send(task, () => {})
    else crashed()
    return await promise
  } finally {
    clearTimeout(timer)
    child.channel?.unref()
    child.off('exit', crashed).off('message', resolve)
  }
}
