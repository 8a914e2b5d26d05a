import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, isProcessAlive, startEmbeddedPostgres } from '@brilla/embedded-postgres'
import { sql } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { inject, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import type { Database } from './index.ts'

type Server = { host: string; port: number; user: string; password?: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Server
    /** The files of a prepared PostgreSQL that is stopped. */
    clusterFiles: string
  }
}

/** Name of the database, whose clones the tests use. */
const template = 'brilla'
const say = (text: string) => void process.stderr.write(`${text}\n`)

/** Starts one temporary PostgreSQL for a test run, with a template database that `prepare` migrates; returns its end. */
export async function startTestPostgres(
  project: TestProject,
  prepare: (connection: TestDatabase['connection']) => Promise<void>,
): Promise<() => Promise<void>> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  const log = { info: () => {}, warn: say, error: say }
  const options = { dataDir, name: template, log, ephemeral: true }
  let postgres = await startEmbeddedPostgres(options)
  const end = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await prepare(postgres.connection)
    await postgres.stop()
    const [running, stopped] = [join(dataDir, 'postgres'), join(dataDir, 'prepared')]
    // Without user namespaces the files are elsewhere, and root could not share them.
    if (existsSync(running)) await cp(running, stopped, { recursive: true })
    postgres = await startEmbeddedPostgres(options)
    const { database: _, ...server } = postgres.connection
    project.provide('postgres', server)
    project.provide('clusterFiles', stopped)
  } catch (error) {
    await end()
    throw error
  }
  return end
}

/** Lets a PostgreSQL with this data folder start with a migrated database, as after an earlier start. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const files = inject('clusterFiles')
  if (existsSync(files)) await cp(files, join(dataDir, 'postgres'), { recursive: true })
}

/** Removes the PostgreSQL of killed runs, which would otherwise run forever. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = /^brilla-test-(\d+)-/.exec(name)?.[1]
    if (!maker || isProcessAlive(Number(maker))) continue
    const folder = join(tmpdir(), name)
    const orphan = findPostmaster(join(folder, 'postgres'))
    if (orphan) process.kill(orphan.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

export type TestDatabase = {
  connection: Server & { database: string }
  /** Drops the database and closes its connections. */
  drop(): Promise<void>
}

/** A database's address, as DATABASE_URL has it. */
export function toUrl({ host, port, user, password = '', database }: TestDatabase['connection']): string {
  const url = new URL(`postgres://${user}:${password}@127.0.0.1:${port}/${database}`)
  // A folder, where it listens on a Unix socket.
  url.searchParams.set('host', host)
  return url.href
}

let made = 0

/** Creates a migrated, empty database for one test file, cloned from the template in about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const database = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${++made}_${Date.now()}`
  await onServer(server, `create database ${database} template ${template}`)
  return {
    connection: { ...server, database },
    async drop() {
      // A pool reports its end while connections are still closing, and one that is interrupted throws.
      await onServer(
        server,
        `do $$ begin
        for tries in 1..40 loop
          perform pg_stat_clear_snapshot();
          exit when not exists (select from pg_stat_activity where datname = '${database}');
          perform pg_sleep(0.05);
        end loop;
      end $$`,
      )
      await onServer(server, `drop database ${database} with (force)`)
    },
  }
}

async function onServer(server: Server, sql: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Counts the queries of a read: the minimum of three runs, because the caller is identified again once a second
 * (docs/decisions/0006). A query counts for the read in whose asynchronous context it runs, so those of jobs and event
 * handlers do not.
 */
export async function countQueries<T>(read: () => Promise<T>): Promise<{ result: T; queries: number }> {
  const texts = new AsyncLocalStorage<unknown[]>()
  const { query: send } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    texts.getStore()?.push(sent[0])
    return Reflect.apply(send, this, sent)
  })
  try {
    const counts: number[] = []
    for (;;) {
      const own: unknown[] = []
      const result = await texts.run(own, read)
      counts.push(own.length)
      if (counts.length === 3) return { result, queries: Math.min(...counts) }
    }
  } finally {
    spy.mockRestore()
  }
}

/** Counts the statements that wait for a lock. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]!.n
}
