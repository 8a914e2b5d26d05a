import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import getPort from 'get-port'
import { findBrowser } from './browser.ts'
import { grepInvert } from './viewports.ts'

/** Each worker evaluates this file again, so what is chosen here is kept in the environment. */
const chosen = {
  port: (process.env.E2E_PORT ??= String(await getPort())),
  providerPort: (process.env.E2E_PROVIDER_PORT ??= String(await getPort())),
  /** Where the tests of translations start a provider. */
  translatePort: (process.env.E2E_TRANSLATE_PORT ??= String(await getPort())),
  folder: (process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'brilla-e2e-'))),
}
const baseURL = `http://localhost:${chosen.port}`
/** Another origin than Brilla's, as a real provider would have. */
const provider = `http://127.0.0.1:${chosen.providerPort}`
const casa = {
  OIDC_CASA_CLIENT_ID: 'brilla',
  OIDC_CASA_CLIENT_SECRET: 'a secret between two programs of a test',
}

const browser = await findBrowser()

/**
 * Pages of tests are closed before optimized code would pay for its compilation, and two cores do not need a raster thread
 * each for three browsers: a quarter less CPU time.
 */
const savingArgs = ['--js-flags=--no-opt --no-maglev', '--num-raster-threads=1']

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: 'results',
  // Tests do not share accounts, so they can run in parallel. They wait part of the time: three keep two cores busy.
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Both allow for slow machines.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    launchOptions: { ...browser, args: [...browser.args, ...savingArgs] },
    locale: 'es-MX',
    screenshot: 'only-on-failure',
    // Playwright cannot route the requests that a service worker sends; its own tests allow it.
    serviceWorkers: 'block',
    // Frames of animations are an eighth of the CPU time of all tests. Tests of motion allow it.
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: grepInvert.phone,
      // One device pixel per CSS pixel: Chromium draws without a GPU here, and seven times as many took a tenth longer.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: grepInvert.desktop,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../server/src/accounts/oauth/provider-login.testing.ts`,
      url: `${provider}/.well-known/openid-configuration`,
      env: { PORT: chosen.providerPort, BRILLA_URL: baseURL, ...casa },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" --disable-warning=ExperimentalWarning --import ./cheap-passwords.ts ../server/src/main.ts`,
      url: `${baseURL}/readyz`,
      env: {
        PORT: chosen.port,
        PUBLIC_URL: baseURL,
        DATA_DIR: join(chosen.folder, 'data'),
        DEMO: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        VIDEO_POSTER_URL: 'off',
        TRANSLATE_URL: `http://127.0.0.1:${chosen.translatePort}/base`,
        OIDC_CASA_ISSUER: provider,
        ...casa,
      },
      stdout: 'pipe',
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
})
