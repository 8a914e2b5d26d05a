import { defineConfig } from 'vitest/config'

/** What needs programs that npm does not bring: Redis or Valkey, and PgBouncer. */
export default defineConfig({
  test: {
    name: 'cluster',
    include: ['server/cluster/*.cluster.ts'],
    globalSetup: ['server/src/global-setup.testing.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
