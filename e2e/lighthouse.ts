/**
 * Measures the pages of a running server with Lighthouse, as a slow phone: prints the median of three runs of each page.
 * `LIGHTHOUSE` is a folder in which Lighthouse is installed (docs/performance.md). The arguments are the server's address
 * and, to measure only some of the pages, their paths.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type BrowserContext } from '@playwright/test'
import getPort from 'get-port'
import { findBrowser } from './browser.ts'

const runs = 3
const guestPages = ['/', '/login', '/register']
/** And the profile of the account that logs in. */
const memberPages = ['/noticias', '/explorar', '/user/settings']
/** A login of the demonstration data. */
const login = { email: 'ana@brilla.example', password: 'brilla de prueba' }

/** The printed audits, with the number of decimals. */
const audits = {
  'largest-contentful-paint': 0,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 3,
} as const

interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number } | undefined>
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report }>

const folder = process.env.LIGHTHOUSE
if (!folder) throw new Error('Set LIGHTHOUSE to a folder in which Lighthouse is installed.')
const installed = createRequire(resolve(folder, 'package.json')).resolve('lighthouse')
const { default: lighthouse } = (await import(pathToFileURL(installed).href)) as { default: Lighthouse }
const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2)
const isWanted = (path: string) => only.length === 0 || only.includes(path)

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function measure(context: BrowserContext, port: number, path: string): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    // As on a first visit; the login stays.
    const page = await context.newPage()
    await page.goto(`${origin}/terminos`)
    await page.evaluate(() => localStorage.removeItem('fonts'))
    await page.close()
    const { lhr } = await lighthouse(origin + path, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    reports.push(lhr)
  }
  const score = median(reports.map(({ categories }) => categories.performance.score * 100))
  const values = Object.entries(audits).map(([audit, decimals]) => {
    const value = median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
    return `${audit} ${value.toFixed(decimals)}`
  })
  process.stdout.write(`${path}: ${score.toFixed(0)}, ${values.join(', ')}\n`)
}

const profile = await mkdtemp(join(tmpdir(), 'brilla-lighthouse-'))
const port = await getPort()
const { args, ...options } = await findBrowser()
const context = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  for (const path of guestPages.filter(isWanted)) await measure(context, port, path)
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.locator('#email').fill(login.email)
  await page.locator('#password').fill(login.password)
  await page.locator('#password').press('Enter')
  const ownProfile = await page.locator('nav a[href^="/profile/"]').first().getAttribute('href')
  await page.close()
  for (const path of [...memberPages, ownProfile!].filter(isWanted)) await measure(context, port, path)
} finally {
  await context.close()
  await rm(profile, { recursive: true, force: true })
}
