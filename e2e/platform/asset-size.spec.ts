import { expect, test, type APIRequestContext } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'

/** Kilobytes (Brotli) of scripts that a page's document may name. */
const budgets = [
  {
    limit: 130,
    paths: [
      '/',
      '/login',
      '/register',
      '/register/select',
      '/forgot',
      '/contacto',
      '/terminos',
      '/presentaciones/x',
    ],
  },
  { limit: 185, paths: ['/noticias', '/profile/ana', '/explorar'] },
  { limit: 191, paths: ['/conversaciones/ana'] },
]

const listScripts = (request: APIRequestContext, path: string) => listFiles(request, path, 'js')

/** The scripts or styles that the document of a page names. */
async function listFiles(request: APIRequestContext, path: string, type: 'js' | 'css'): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.(js|css)/g)]
  return [...new Set(files.flatMap(([file, found]) => (found === type ? file : [])))]
}

/** Kilobytes (Brotli) of each file. */
const measure = (request: APIRequestContext, files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => {
      const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers()
      expect(headers['content-encoding']).toBe('br')
      return [file, Number(headers['content-length']) / 1000] as const
    }),
  )

for (const { limit, paths } of budgets) {
  test(`P-performance-3: the scripts of ${paths.join(', ')} take at most ${limit} kB each @one-viewport`, async ({
    request,
  }) => {
    for (const path of paths) {
      const scripts = await listScripts(request, path)
      expect(scripts.length).toBeGreaterThan(3)
      const sizes = await measure(request, scripts)
      const total = sizes.reduce((sum, [, size]) => sum + size, 0)
      const list = sizes.map(([file, size]) => `${file} ${size}`).join('\n')
      expect(total, `${path}\n${list}`).toBeLessThan(limit)
    }
  })
}

test('P-performance-3: with what is loaded until the page is idle, the scripts take at most 130 kB for guests and 191 for the feed on a phone @one-viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const requested = new Set<string>()
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.endsWith('.js')) requested.add(pathname)
  })
  const measureLoaded = async (path: string) => {
    requested.clear()
    await page.goto(path)
    // It is loaded last.
    await expect.poll(() => [...requested].some((file) => file.includes('/Notices-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const sizes = await measure(request, [...requested])
    return { list: sizes.join('\n'), total: sizes.reduce((sum, [, size]) => sum + size, 0) }
  }
  for (const path of ['/', '/login', '/register', '/contacto', '/terminos']) {
    const { list, total } = await measureLoaded(path)
    expect(total, `${path}\n${list}`).toBeLessThan(130)
  }
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  await luis.call('createPost', { body: { description: 'Hoy ensayamos la obra completa.' } })
  await ana.call('followUser', { body: { id: (await luis.call('getSelf')).id } })
  await logIn(page, ana)
  // Without posts of other tests, whose images and languages would decide what is loaded.
  const feed = await measureLoaded('/noticias?filter=agencia')
  expect(requested).toContainEqual(expect.stringContaining('/connection-'))
  expect(feed.total, feed.list).toBeLessThan(191)
})

test('P-performance-7: the styles of a page take at most 16 kB @one-viewport', async ({ request }) => {
  const paths = budgets.flatMap(({ paths }) => paths)
  for (const path of [...paths, '/user/settings', '/conversaciones', '/moderacion']) {
    const styles = await listFiles(request, path, 'css')
    expect(styles.length).toBeGreaterThan(0)
    const sizes = await measure(request, styles)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(total, `${path}\n${sizes.join('\n')}`).toBeLessThan(16)
  }
})

test('P-performance-6: documents of members name few scripts @one-viewport', async ({ request }) => {
  const limits = {
    '/noticias': 20,
    '/profile/ana': 30,
    '/profile/ana/seguidores': 30,
    '/explorar': 30,
    '/user/settings': 30,
    '/conversaciones/ana': 35,
  }
  for (const [path, limit] of Object.entries(limits)) {
    const scripts = await listScripts(request, path)
    expect(scripts.length, `${path}\n${scripts.join('\n')}`).toBeLessThanOrEqual(limit)
  }
})

test('P-pages-7: guests and people who register never download the scripts of members @one-viewport', async ({
  page,
  request,
}) => {
  const downloaded = new Set<string>()
  page.on('request', (sent) => downloaded.add(new URL(sent.url()).pathname))
  const guestPages = ['/', '/terminos', '/login', '/register', '/forgot']
  for (const path of guestPages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const named = await Promise.all(guestPages.map((path) => listScripts(request, path)))
  // The sets differ: registration needs more than the landing page, and members need scripts that no guest's page names.
  expect(named[3]!.filter((file) => !named[0]!.includes(file)).length).toBeGreaterThan(0)
  const members = (await listScripts(request, '/noticias')).filter((file) => !named.flat().includes(file))
  expect(members.length).toBeGreaterThan(0)
  expect(members.filter((file) => downloaded.has(file))).toEqual([])
})
