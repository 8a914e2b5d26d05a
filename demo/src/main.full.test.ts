import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { demoPassword, getEmail, printedAccounts } from './logins.ts'

const seedingMain = fileURLToPath(new URL('main.ts', import.meta.url))
const serverMain = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** Seeding takes most of a core, which a busy machine does not have. */
const slow = { timeout: 120_000 }

let folder: string
let origin: string
let env: NodeJS.ProcessEnv
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  const port = await getPort({ host: '127.0.0.1' })
  origin = `http://127.0.0.1:${port}`
  env = { ...process.env, NODE_ENV: 'development', DATA_DIR: folder, PORT: `${port}`, RATE_LIMITS: 'off' }
})
afterAll(async () => {
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

function start(main: string) {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  children.push(child)
  let output = ''
  child.stdout!.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output, exit: once(child, 'exit') }
}

/** Names of the steps that are recorded as done. */
async function readSteps(): Promise<string[]> {
  const text = await readFile(join(folder, 'demo-progress'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t')[0]!)
}

async function logIn(): Promise<number> {
  const response = await fetch(origin + getRouteUrl(contract.authenticate), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: getEmail(printedAccounts.talent), password: demoPassword }),
  })
  return response.status
}

test('seeds next to a running server, resumes after a kill, and stops when its launcher closes the channel', async () => {
  const server = start(serverMain)
  const [ready] = await once(server.child, 'message')
  expect(ready).toEqual({ type: 'ready', demo: true })
  expect(await readSteps()).toEqual([])

  const first = start(seedingMain)
  await expect.poll(first.output, slow).toContain(getEmail(printedAccounts.talent))
  expect(await logIn()).toBe(200)
  const countSteps = async () => (await readSteps()).length
  await expect.poll(countSteps, slow).toBeGreaterThan(30)
  first.child.kill('SIGKILL')
  await first.exit
  const killedAt = (await readSteps()).length

  const second = start(seedingMain)
  await expect.poll(countSteps, slow).toBeGreaterThan(killedAt + 5)
  expect(second.output()).toContain(demoPassword)
  second.child.disconnect()
  expect(await second.exit).toEqual([0, null])
  const steps = await readSteps()
  expect(new Set(steps).size).toBe(steps.length)

  expect(await logIn()).toBe(200)
  server.child.disconnect()
  expect(await server.exit).toEqual([0, null])
}, 400_000)
