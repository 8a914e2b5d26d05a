/** Starts the program as several processes, for tests of what they share. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import type { TestDatabase } from '../src/platform/database/testing.ts'

export interface Process {
  origin: string
  child: ChildProcess
  /** Everything written to standard output and standard error so far. */
  output(): string
  /** Stops it with SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
}

export type Variables = Record<string, string>

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts a process; resolves when it is ready, and rejects with its output when it exits before. */
export async function startProcess(variables: Variables): Promise<Process> {
  const port = await getPort({ host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  const { NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH: process.env['PATH'],
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
    TMPDIR: tmpdir(),
    PORT: `${port}`,
    HOST: '127.0.0.1',
    ...variables,
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = once(child, 'close') as Promise<[number | null]>
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended
      throw new Error(output.trim())
    }
    await Promise.race([ended, sleep(50)])
  }
  return {
    origin,
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** Starts all of them; when one fails, stops the others. */
export async function startProcesses(...all: Variables[]): Promise<Process[]> {
  const started = await Promise.allSettled(all.map(startProcess))
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = started.find((result) => result.status === 'rejected')
  if (!failed) return running
  await Promise.all(running.map((each) => each.stop()))
  throw failed.reason
}

/** A test database's address, as in DATABASE_URL. */
export function toUrl({ host, port, user, password = '', database }: TestDatabase['connection']): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  url.password = password
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  return url.href
}
