import { existsSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contractRoutes } from './web/plugins/contract-routes.ts'

/**
 * Modules hold no state, so files can share them: loading them per file took longer than most files' tests. Those of the web
 * client are loaded per file: its tests replace globals such as the browser's database.
 */
const isolate = false

/** Limits end what hangs; a machine that does other things may need long for what takes a second. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

const memory = '/dev/shm'
const memoryMin = 4_000_000_000

/**
 * Temporary files are in memory where there is enough: each server of the tests has a database of its own, and creating and
 * deleting its 700 files on a disk took more CPU time than all of its statements.
 */
function hasMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= memoryMin
}

if (hasMemory()) process.env.TMPDIR ??= memory

export default defineConfig({
  test: {
    // Server tests wait for I/O about half of the time: three workers keep two cores busy.
    maxWorkers: 3,
    projects: [
      { test: { ...limits, name: 'contract', include: ['contract/**/*.test.ts'], isolate } },
      { plugins: [contractRoutes()], test: { ...limits, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...limits,
          name: 'scripts',
          include: ['{bench,reliability,scripts}/**/*.test.{ts,mjs}'],
          isolate,
        },
      },
      {
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(
              new URL('server/src/accounts/auth/argon2.testing.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'server',
          include: ['{demo,embedded-postgres,server}/**/*.test.ts'],
          globalSetup: ['server/src/global-setup.testing.ts'],
          setupFiles: ['server/src/setup.testing.ts'],
          ...limits,
          isolate,
        },
      },
    ],
  },
})
