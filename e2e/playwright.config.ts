import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import getPort from 'get-port'
import { findBrowser } from './browser.ts'

/** The workers read this file again, and must find what the first reading chose. */
const chosen = {
  port: (process.env.E2E_PORT ??= String(await getPort())),
  providerPort: (process.env.E2E_PROVIDER_PORT ??= String(await getPort())),
  folder: (process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'brilla-e2e-'))),
}
const baseURL = `http://localhost:${chosen.port}`
/** Another site than ours, as a real one is. */
const provider = `http://127.0.0.1:${chosen.providerPort}`
const casa = {
  OIDC_CASA_CLIENT_ID: 'brilla',
  OIDC_CASA_CLIENT_SECRET: 'a secret between two programs of a test',
}

export default defineConfig({
  testDir: '.',
  globalSetup: './built.ts',
  outputDir: 'results',
  // Two cores: nobody in a test knows of another's people, and a browser waits as much as it works.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  // A machine with other work is no failure.
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: await findBrowser(),
    locale: 'es-MX',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A flow that is walked in both languages is walked in Spanish in the hand and in English on the desk;
    // so is what is looked at in both themes. What a rule decides, whatever the screen, is seen on one.
    {
      name: 'phone',
      grepInvert: /, in (en|dark)\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /, (in (es|light)|at any size)\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../server/src/oauth/door.testing.ts`,
      url: `${provider}/.well-known/openid-configuration`,
      env: { PORT: chosen.providerPort, BRILLA_URL: baseURL, ...casa },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../server/src/main.ts`,
      url: `${baseURL}/readyz`,
      env: {
        PORT: chosen.port,
        PUBLIC_URL: baseURL,
        DATA_DIR: join(chosen.folder, 'data'),
        DEMO: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        VIDEO_POSTER_URL: 'off',
        OIDC_CASA_ISSUER: provider,
        ...casa,
      },
      stdout: 'pipe',
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
})
