/**
 * P-accessibility-1, P-design-9, P-design-13: every page at three widths, in both languages and both themes, for a guest, a talent,
 * an agency and a moderator. It passes axe, is not wider than the window, has no broken layout, does not shift while it
 * loads and logs no error. Then with forced colors, and, in a project of its own, with text of twice the size.
 */
import { expect, test, type Page } from '@playwright/test'
import { listAddresses } from '../declared-pages.ts'
import { Api } from '../demo-api.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'
import { expectNoLayoutFaults } from '../layout-faults.ts'
import { expectNoLayoutShift, measureLayoutShifts } from '../layout-shift.ts'

const api = new Api(process.env.BRILLA_ADDRESS ?? 'http://localhost:3000')

/** The logins of the demonstration data. */
const logins = { guest: null, talento: 'ana', agencia: 'casting-luz', moderator: 'moderador' } as const
type Visitor = keyof typeof logins

async function listPages(visitor: Visitor, token: string | null): Promise<string[]> {
  if (visitor === 'moderator') {
    const { rows } = await api.call(token, 'getCases', { query: {} })
    const [first] = rows
    const desk = [`case=${first!.id}`, `person=${first!.person.id}`, 'person=', 'tab=contact']
    return ['/moderacion', ...desk.map((search) => `/moderacion?${search}`)]
  }
  const reader = token ?? (await api.logIn(logins.talento))
  const { posts } = await api.call(reader, 'getFeed', { query: {} })
  const post = posts.find(({ files, commentsCount }) => files.length > 0 && commentsCount > 0) ?? posts[0]!
  const profile = post.user.profile_url ?? ''
  if (visitor === 'guest') return [...listAddresses('guest'), `/profile/${profile}`, ...(await findLinked())]
  const contacts = await api.call(token, 'getContacts', { query: {} })
  return [
    ...listAddresses(visitor, { id: profile, postId: post.id, category: 'musica' }),
    ...contacts.rows.slice(0, 1).map(({ profile_url }) => `/conversaciones/${profile_url}`),
    `/noticias?post=${post.id}&foto=1`,
    '/explorar?q=danza',
    '/explorar/all?country=all',
  ]
}

let linked: Promise<string[]> | undefined

/** The pages that the links of a press kit and of a mail about a contact request lead to, created once. */
function findLinked(): Promise<string[]> {
  async function create() {
    const { url } = await api.call(await api.logIn(logins.talento), 'createPressKitLink', {
      body: { label: 'Agencia Luz', days: 7, format: 'letter', language: 'es', works: [], parts: ['city'] },
    })
    const email = 'luz.pech@gente.example'
    await api.call(null, 'sendContact', {
      body: { type: 'access', name: 'Luz Pech', email, message: '¿Qué datos tienen de mí?', lang: 'es' },
    })
    const token = await api.readMail(email, /\/contacto\/estado#([\w-]+)/)
    return [url.replace(api.origin, ''), `/contacto/estado#${token}`]
  }
  return (linked ??= create())
}

/** Opens an address and waits until it has loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1, [role=dialog]').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]:visible, .skeleton:visible')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Opens the pages one after the other, and fails with what all of them do wrong. */
async function checkAll(page: Page, addresses: readonly string[], check: () => Promise<void>): Promise<void> {
  const faults: string[] = []
  let address = ''
  page.on('pageerror', ({ message }) => faults.push(`${address}: ${message}`))
  page.on('console', (message) => {
    // An address that names nothing is a page too; the browser logs its 404.
    if (message.type() === 'error' && !/status of 40[34]/.test(message.text()))
      faults.push(`${address}: ${message.text()} ${message.location().url}`)
  })
  for (address of addresses) {
    try {
      await open(page, address)
      await check()
    } catch (error) {
      faults.push(`${address}: ${String(error)}`)
    }
  }
  expect(faults).toEqual([])
}

/** Logs in, in a language; null for a guest. */
async function enter(page: Page, visitor: Visitor, language: 'es' | 'en'): Promise<string | null> {
  const key = logins[visitor]
  if (key === null) return null
  const token = await api.logIn(key)
  await api.call(token, 'changeLanguage', { body: { langCode: language } })
  await page.addInitScript((token) => localStorage.setItem('token', token), token)
  return token
}

/** With text of twice the size, layout shift is not measured. */
const isLarge = () => test.info().project.name === 'large text'

const visitors = Object.keys(logins) as Visitor[]

for (const visitor of visitors)
  for (const [language, locale] of [
    ['es', 'es-MX'],
    ['en', 'en-US'],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 390, 1280])
        test.describe(`${visitor}, ${language}, ${colorScheme}, ${String(width)} px`, () => {
          test.use({ locale, colorScheme, viewport: { width, height: 800 } })

          test('all pages', async ({ page }) => {
            const token = await enter(page, visitor, language)
            await measureLayoutShifts(page)
            await checkAll(page, await listPages(visitor, token), async () => {
              if (!isLarge()) await expectNoLayoutShift(page)
              await expectNoHorizontalScroll(page)
              await expectNoLayoutFaults(page)
              await expectAccessible(page)
            })
          })
        })

for (const visitor of visitors)
  test.describe(`forced colors: ${visitor}`, () => {
    test.use({
      locale: 'es-MX',
      viewport: { width: 1280, height: 800 },
      contextOptions: { forcedColors: 'active' },
    })

    test('all pages', async ({ page }) => {
      const token = await enter(page, visitor, 'es')
      await checkAll(page, await listPages(visitor, token), () =>
        // The browser draws the text on a ground of its own, which axe does not see.
        expectAccessible(page, { without: ['color-contrast'] }),
      )
    })
  })
