import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contractRoutes } from './web/plugins/contract-routes.ts'

/**
 * Modules hold no state, so files can share them: loading them per file took longer than most files' tests. Those of the web
 * client are loaded per file: its tests replace globals such as the browser's database.
 */
const isolate = false

export default defineConfig({
  test: {
    // Server tests wait for I/O about half of the time: two workers keep two cores busy.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], isolate } },
      { plugins: [contractRoutes()], test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['{bench,scripts}/**/*.test.{ts,mjs}'], isolate } },
      {
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('server/src/auth/argon2.testing.ts', import.meta.url)),
          },
        },
        test: {
          name: 'server',
          include: ['{demo,embedded-postgres,server}/**/*.test.ts'],
          globalSetup: ['server/src/global-setup.testing.ts'],
          setupFiles: ['server/src/setup.testing.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
          // Close to testTimeout: on a slow machine an awaited state may take that long.
          expect: { poll: { timeout: 30_000 } },
          isolate,
        },
      },
    ],
  },
})
