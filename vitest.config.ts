import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/core/database/testing.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
