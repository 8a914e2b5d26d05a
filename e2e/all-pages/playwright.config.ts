import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../browser.ts'

const browser = await findBrowser()

/** Opens all pages of a running server; `npm run check:pages` starts it with the demonstration data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../results/all-pages',
  // Layout shifts and errors depend on the order in which things arrive, which several browsers at once would change.
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BRILLA_ADDRESS ?? 'http://localhost:3000',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'pages', use: { launchOptions: browser } },
    {
      name: 'large text',
      // As a person chooses it in the settings of the browser, which media queries in rem follow.
      use: { launchOptions: { ...browser, args: [...browser.args, '--blink-settings=defaultFontSize=32'] } },
      grep: /, es, light, (390|1280) px/,
    },
  ],
})
