import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorkerPool, TaskError, type WorkerPool } from './worker-pool.ts'

/** Worker for the tests: returns its pid and priority, fails, crashes, or hangs, as its task says. */
const program = `
  import { getPriority } from 'node:os'
  import { lowerPriority } from ${JSON.stringify(new URL('worker-pool.ts', import.meta.url).href)}
  lowerPriority()
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', ({ what }) => {
    if (what === 'die') process.kill(process.pid, 'SIGKILL')
    else if (what === 'fail') process.send({ failed: 'as told', rss: 1 })
    else if (what !== 'hang') process.send({ done: { pid: process.pid, priority: getPriority() }, rss: what === 'grow' ? 1e9 : 1 }, undefined, undefined, () => {})
  })
`
let folder: string
let file: URL
let pool: WorkerPool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-worker-pool-'))
  file = pathToFileURL(join(folder, 'program.mjs'))
  await writeFile(file, program)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => void (pool = createWorkerPool(file, { niceness: 10, idleRatio: 1 })))
afterEach(() => pool.stop())

const run = (what = 'work') => pool.run(async () => ({ what })) as Promise<{ pid: number; priority: number }>

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid)).toBe(false)
}

test('P-performance-4: a child runs one task after another, at lower priority', async () => {
  const first = await run()
  expect(await run()).toEqual(first)
  expect(first.pid).not.toBe(process.pid)
  expect(first.priority).toBeGreaterThan(0)
})

test('a failing or crashing task does not affect others', async () => {
  await expect(run('fail')).rejects.toThrow(new TaskError('as told'))
  const tasks = [run(), run('die'), run(), run('die'), run()]
  const ends = await Promise.allSettled(tasks)
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(tasks[1]).rejects.toBeInstanceOf(TaskError)
})

test('a child that uses too much memory is replaced', async () => {
  const large = await run('grow')
  await untilGone(large.pid)
  expect((await run()).pid).not.toBe(large.pid)
})

test('tasks beyond the queue limit are rejected', async () => {
  const hanging = Array.from({ length: 1_100 }, () => run('hang').catch((error: unknown) => error))
  const refused = await Promise.race(hanging)
  expect(refused).toMatchObject({ code: 'unavailable' })
  expect(pool.waiting()).toBeLessThanOrEqual(1_000)
})

test('stop kills the children and rejects running and waiting tasks', async () => {
  const { pid } = await run()
  const tasks = [run('hang'), run('hang'), run()].map((task) => task.catch((error: Error) => error))
  await setImmediate()
  await pool.stop()
  expect(isAlive(pid)).toBe(false)
  for (const end of await Promise.all(tasks)) expect(end).toMatchObject({ code: 'unavailable' })
})

test('a killed server leaves no child process, idle or busy', async () => {
  for (const what of ['work', 'hang']) {
    const server: ChildProcess = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createWorkerPool } from ${JSON.stringify(new URL('worker-pool.ts', import.meta.url).href)}
         const pool = createWorkerPool(new URL(${JSON.stringify(file.href)}), { niceness: 10 })
         const { pid } = await pool.run(async () => ({ what: 'work' }))
         process.stdout.write(pid + '\\n')
         setInterval(() => {}, 1000)
         await pool.run(async () => ({ what: '${what}' }))`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(createInterface(server.stdout!), 'line')
    expect(isAlive(Number(line))).toBe(true)
    server.kill('SIGKILL')
    await untilGone(Number(line))
  }
})
