import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorkshop, WorkError, type Workshop } from './workshop.ts'

/** Does what it is told: says its pid and priority, fails, dies, or takes for ever. */
const program = `
  import { getPriority } from 'node:os'
  import { giveWay } from ${JSON.stringify(new URL('workshop.ts', import.meta.url).href)}
  giveWay()
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', ({ what }) => {
    if (what === 'die') process.kill(process.pid, 'SIGKILL')
    else if (what === 'fail') process.send({ failed: 'as told', rss: 1 })
    else if (what !== 'hang') process.send({ done: { pid: process.pid, priority: getPriority() }, rss: what === 'grow' ? 1e9 : 1 }, undefined, undefined, () => {})
  })
`
let folder: string
let file: URL
let workshop: Workshop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-workshop-'))
  file = pathToFileURL(join(folder, 'program.mjs'))
  await writeFile(file, program)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => void (workshop = createWorkshop(file, { niceness: 10, rest: 1 })))
afterEach(() => workshop.stop())

const run = (what = 'work') =>
  workshop.run(async () => ({ what })) as Promise<{ pid: number; priority: number }>

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('one child does one piece after the other, behind everybody else', async () => {
  const first = await run()
  expect(await run()).toEqual(first)
  expect(first.pid).not.toBe(process.pid)
  expect(first.priority).toBeGreaterThan(0)
})

test('a piece that fails, or that its child dies of, fails alone', async () => {
  await expect(run('fail')).rejects.toThrow(new WorkError('as told'))
  const pieces = [run(), run('die'), run(), run('die'), run()]
  const ends = await Promise.allSettled(pieces)
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(pieces[1]).rejects.toBeInstanceOf(WorkError)
})

test('a child that has grown too large is replaced', async () => {
  const large = await run('grow')
  await untilGone(large.pid)
  expect((await run()).pid).not.toBe(large.pid)
})

test('what more wait for than can be served is refused', async () => {
  const hanging = Array.from({ length: 1_100 }, () => run('hang').catch((error: unknown) => error))
  const refused = await Promise.race(hanging)
  expect(refused).toMatchObject({ code: 'unavailable' })
  expect(workshop.waiting()).toBeLessThanOrEqual(1_000)
})

test('stopping ends the children, what they do and what waits', async () => {
  const { pid } = await run()
  const pieces = [run('hang'), run('hang'), run()].map((piece) => piece.catch((error: Error) => error))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await workshop.stop()
  expect(isAlive(pid)).toBe(false)
  for (const end of await Promise.all(pieces)) expect(end).toMatchObject({ code: 'unavailable' })
})

test('whoever is killed leaves no child behind, busy or not', async () => {
  for (const what of ['work', 'hang']) {
    const server: ChildProcess = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createWorkshop } from ${JSON.stringify(new URL('workshop.ts', import.meta.url).href)}
         const workshop = createWorkshop(new URL(${JSON.stringify(file.href)}), { niceness: 10 })
         const { pid } = await workshop.run(async () => ({ what: 'work' }))
         process.stdout.write(pid + '\\n')
         setInterval(() => {}, 1000)
         await workshop.run(async () => ({ what: '${what}' }))`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(createInterface(server.stdout!), 'line')
    expect(isAlive(Number(line))).toBe(true)
    server.kill('SIGKILL')
    await untilGone(Number(line))
  }
})
