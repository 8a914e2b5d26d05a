import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A test's server waits as much as it works: two keep both cores busy.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'server',
          include: ['{demo,embedded-postgres,server}/**/*.test.ts'],
          globalSetup: ['server/src/platform/database/testing.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // As long as the test may take: what is waited for comes when the machine has time for it.
          expect: { poll: { timeout: 15_000 } },
          // Nothing is kept in modules, so a file need not read them all anew, which took longer than most files' tests.
          isolate: false,
        },
      },
    ],
  },
})
