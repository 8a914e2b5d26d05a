/**
 * Measures the pages of a running server with Lighthouse, as a slow phone: prints the medians of three runs of each page, and
 * exits with 1 when one misses a goal. `LIGHTHOUSE` is a folder in which Lighthouse is installed (docs/performance.md).
 * The arguments are the server's address and, to measure only some of the pages, their names.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import getPort from 'get-port'
import { findBrowser } from './browser.ts'
import { Api, password } from './demo-api.ts'

const runs = 3
const guestPages = { landing: '/', login: '/login', register: '/register', contact: '/contacto' }
const memberPageNames = ['feed', 'profile', 'explore', 'post', 'conversation'] as const
/** The lowest score of each category. Search engines see only guests' pages. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof goals

/** The printed audits, with the number of decimals and the highest value. */
const audits = {
  'largest-contentful-paint': { decimals: 0, goal: 2_000 },
  'total-blocking-time': { decimals: 0, goal: 150 },
  'cumulative-layout-shift': { decimals: 3, goal: 0.02 },
} as const

interface Audit {
  score: number | null
  numericValue: number
}
interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] } | undefined>
  audits: Record<string, Audit | undefined>
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report }>

const folder = process.env.LIGHTHOUSE
if (!folder) throw new Error('Set LIGHTHOUSE to a folder in which Lighthouse is installed.')
const installed = createRequire(resolve(folder, 'package.json')).resolve('lighthouse')
const { default: lighthouse } = (await import(pathToFileURL(installed).href)) as { default: Lighthouse }
const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2)
const isWanted = (name: string) => only.length === 0 || only.includes(name)

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Measures a page and prints its figures; false when it misses a goal. */
async function measure(
  context: BrowserContext,
  port: number,
  name: string,
  path: string,
  categories: readonly Category[],
): Promise<boolean> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    // As on a first visit; the login stays.
    const page = await context.newPage()
    await page.goto(`${origin}/terminos`)
    await page.evaluate(() => localStorage.removeItem('fonts'))
    await page.close()
    const flags = { port, onlyCategories: categories, logLevel: 'error' }
    reports.push((await lighthouse(origin + path, flags)).lhr)
  }
  const figures: string[] = []
  const missed: string[] = []
  for (const category of categories) {
    const score = median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
    figures.push(`${category} ${score.toFixed(0)}`)
    if (score < goals[category]) missed.push(category, ...listFailed(reports.at(-1)!, category))
  }
  for (const [audit, { decimals, goal }] of Object.entries(audits)) {
    const value = median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
    figures.push(`${audit} ${value.toFixed(decimals)}`)
    if (!(value <= goal)) missed.push(audit)
  }
  const isReached = missed.length === 0
  process.stdout.write(
    `${name}: ${figures.join(', ')}${isReached ? '' : `\n  missed: ${missed.join(', ')}`}\n`,
  )
  return isReached
}

/** The audits that cost a category points; those of the performance are printed anyway. */
function listFailed({ categories, audits }: Report, category: Category): string[] {
  if (category === 'performance') return []
  const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return counted.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [`(${id})`] : []))
}

/** The address of a profile that guests may see. */
async function findPreview(): Promise<string> {
  const api = new Api(origin)
  return `/profile/${(await api.call(await api.logIn('ana'), 'getSelf')).profile_url}`
}

/** Logs in, and returns the addresses of the members' pages. */
async function findMemberPages(page: Page): Promise<Record<(typeof memberPageNames)[number], string>> {
  await page.goto(`${origin}/login`)
  await page.locator('#email').fill('ana@brilla.example')
  await page.locator('#password').fill(password)
  await page.locator('#password').press('Enter')
  const profile = await page.locator('nav a[href^="/profile/"]').first().getAttribute('href')
  const post = await page.locator('main a[href^="/noticias/"]').first().getAttribute('href')
  await page.goto(`${origin}/conversaciones`)
  const conversation = await page.locator('main a[href^="/conversaciones/"]').first().getAttribute('href')
  return {
    feed: '/noticias',
    profile: profile!,
    explore: '/explorar',
    post: post!,
    conversation: conversation!,
  }
}

const profile = await mkdtemp(join(tmpdir(), 'brilla-lighthouse-'))
const port = await getPort()
const { args, ...options } = await findBrowser()
const context = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  const categories = Object.keys(goals) as Category[]
  const results: boolean[] = []
  const ofGuests = { ...guestPages, preview: await findPreview() }
  for (const [name, path] of Object.entries(ofGuests).filter(([name]) => isWanted(name)))
    results.push(await measure(context, port, name, path, categories))
  if (memberPageNames.some(isWanted)) {
    const page = await context.newPage()
    const pages = await findMemberPages(page)
    await page.close()
    const ofMembers = categories.filter((category) => category !== 'seo')
    for (const [name, path] of Object.entries(pages).filter(([name]) => isWanted(name)))
      results.push(await measure(context, port, name, path, ofMembers))
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await context.close()
  await rm(profile, { recursive: true, force: true })
}
