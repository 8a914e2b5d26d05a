/**
 * Runs the server as a child process with a DATA_DIR, for tests that kill or restart it, or run commands next to it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPostmaster } from '@brilla/embedded-postgres'
import getPort from 'get-port'
import { vi } from 'vitest'
import type { AccountType } from '@brilla/contract/platform/fields'
import { apiPath } from '@brilla/contract/platform/route-url'
import launch from '../launch.json' with { type: 'json' }
import { prepareDataDir } from './platform/database/testing.ts'
import { createRegistration } from './testing.ts'

export interface ServerProcess {
  /** The URL of the server, also after a restart. */
  origin: string
  /** Environment of the server; commands need the same. */
  env: NodeJS.ProcessEnv
  /** Starts it and waits until it is ready. */
  start(): Promise<void>
  /** Shuts it down gracefully if it is running. */
  stop(): Promise<void>
  /** Kills the server and its PostgreSQL. */
  kill(): Promise<void>
  /** Sends a request to a path of the contract and returns the JSON of the response; throws on an error status. */
  call<T>(method: string, path: string, token: string | null, body?: object): Promise<T>
  /** Registers somebody, by default a talent, through the mail in the outbox folder and returns their token. */
  register(name: string, profile?: AccountType): Promise<string>
  /** Its peak memory in bytes and its number of open files; 0 on systems without /proc. */
  readUsage(): Promise<{ peakMemory: number; openFiles: number }>
  /** Stops it and removes its DATA_DIR. */
  dispose(): Promise<void>
}

/** With `empty`, its first start creates the database. */
export async function createServerProcess({ empty = false } = {}): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  if (!empty) await prepareDataDir(folder)
  const port = await getPort({ host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...launch.env,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    RATE_LIMITS: 'off',
  }
  let running: ChildProcess | undefined
  /** Tokens of earlier registrations. */
  const used = new Set<string>()

  async function findConfirmationToken(): Promise<string> {
    return vi.waitFor(
      async () => {
        const outbox = await (await fetch(`${origin}/outbox`)).text()
        const path = /href="(\/outbox\/[^"]+)"/.exec(outbox)?.[1]
        if (!path) throw new Error('the outbox is empty')
        const token = /confirmation#([\w-]+)/.exec(await (await fetch(origin + path)).text())![1]!
        if (used.has(token)) throw new Error('the mail has not arrived')
        used.add(token)
        return token
      },
      { timeout: 20_000 },
    )
  }

  const server: ServerProcess = {
    origin,
    env,
    async start() {
      const main = fileURLToPath(new URL('main.ts', import.meta.url))
      const child = spawn(process.execPath, [...launch.flags, main], {
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      running = child
      const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')))
      await Promise.race([once(child, 'message'), failed])
      failed.catch(() => {})
    },
    async stop() {
      if (running?.exitCode !== null || running.signalCode !== null) return
      running.kill('SIGTERM')
      await once(running, 'exit')
    },
    async kill() {
      const postgres = findPostmaster(join(folder, 'postgres'))!.pid
      const exit = once(running!, 'exit')
      running!.kill('SIGKILL')
      process.kill(postgres, 'SIGKILL')
      await exit
    },
    async call<T>(method: string, path: string, token: string | null, body?: object) {
      const request = () =>
        fetch(`${origin}${apiPath}${path}`, {
          method,
          headers: {
            ...(token !== null && { 'x-access-token': token }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        })
      let answer = await request()
      // A server that has just started on a busy machine may ask to come back, as it asks clients.
      for (let attempts = 1; answer.status === 503 && attempts < 10; attempts++) {
        await sleep(1_000)
        answer = await request()
      }
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return (answer.status === 204 ? undefined : await answer.json()) as T
    },
    async register(name, profile = 'talento') {
      await server.call('POST', '/users', null, createRegistration(name))
      const path = `/users/confirmation/${await findConfirmationToken()}`
      const { token } = await server.call<{ token: string }>('GET', path, null)
      const chosen = await server.call<{ token: string }>('PUT', '/users/profile', token, {
        profile,
      })
      return chosen.token
    },
    async readUsage() {
      const folder = `/proc/${running!.pid}`
      const status = await readFile(`${folder}/status`, 'utf8').catch(() => '')
      const files = await readdir(`${folder}/fd`).catch(() => [])
      return {
        peakMemory: Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024,
        openFiles: files.length,
      }
    },
    async dispose() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return server
}
