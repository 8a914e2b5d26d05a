/** Processes behind a proxy that repeats nothing are replaced one after the other, under load. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../src/platform/database/testing.ts'
import { type Process, startProcess, startProcesses, toUrl } from './processes.testing.ts'

/** A proxy over connections that stay open; it sends requests to processes that are ready. */
async function startProxy(processes: Set<Process>) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<Process>()
  let turn = 0
  const checking = setInterval(() => {
    for (const each of processes) {
      const check = fetch(`${each.origin}/readyz`).then(({ ok }) => ok)
      void check.catch(() => false).then((ok) => (ok ? ready.add(each) : ready.delete(each)))
    }
    for (const each of ready) if (!processes.has(each)) ready.delete(each)
  }, 100)
  const server = createServer((incoming, outgoing) => {
    const all = [...ready]
    const target = all[turn++ % all.length]
    if (!target) return void outgoing.writeHead(502).end()
    const sent = request(target.origin + incoming.url, { agent, method: incoming.method }, (answer) => {
      outgoing.writeHead(answer.statusCode!)
      answer.pipe(outgoing)
    })
    sent.on('error', () => outgoing.writeHead(502).end())
    sent.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (each: Process) => ready.has(each),
    async stop() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

test('P-operation-17: a rolling restart behind a proxy under load loses no request', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  const variables = {
    NODE_ENV: 'test',
    ROLE: 'api',
    DATA_DIR: folder,
    DATABASE_URL: toUrl(database.connection),
    AUTH_SECRET: 'a secret of the tests and of nothing else',
    RATE_LIMITS: 'off',
    SHUTDOWN_DELAY: '2',
  }
  const first = await startProcesses(variables, variables)
  const processes = new Set(first)
  const proxy = await startProxy(processes)
  const url = proxy.origin + getRouteUrl(contract.getSocialProviders)
  const statuses = new Map<number, number>()
  const loading = new AbortController()
  const load = async () => {
    while (!loading.signal.aborted) {
      const { status } = await fetch(url)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  try {
    for (const each of processes) await expect.poll(() => proxy.isReady(each)).toBe(true)
    const loads = Array.from({ length: 4 }, load)
    for (const replaced of first) {
      const started = await startProcess(variables)
      processes.add(started)
      await expect.poll(() => proxy.isReady(started)).toBe(true)
      expect(await replaced.stop()).toBe(0)
      processes.delete(replaced)
    }
    loading.abort()
    await Promise.all(loads)
    expect([...statuses.keys()]).toEqual([200])
  } finally {
    loading.abort()
    await proxy.stop()
    await Promise.all([...processes].map((each) => each.stop()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
