import { expect, test, type APIRequestContext } from '@playwright/test'

/**
 * Kilobytes (Brotli) of scripts that a page's document may name: the measured size and half a kilobyte, since names of files
 * change it by a tenth.
 */
const budgets = {
  '/': 111,
  '/login': 113,
  '/register': 116.7,
  '/register/select': 118.3,
  '/forgot': 120,
  '/contacto': 120,
  '/terminos': 120,
  '/noticias': 143.4,
  '/profile/ana': 152.6,
  '/explorar': 148.7,
}

/** The scripts that the document of a page names. */
async function listScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))]
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`P-performance-3: the scripts of ${path} stay within their budget @one-viewport`, async ({
    request,
  }) => {
    const scripts = await listScripts(request, path)
    expect(scripts.length).toBeGreaterThan(3)
    const sizes = await Promise.all(
      scripts.map(async (file) => {
        const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers()
        expect(headers['content-encoding']).toBe('br')
        return [file, Number(headers['content-length']) / 1000] as const
      }),
    )
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(total, sizes.map(([file, size]) => `${file} ${size}`).join('\n')).toBeLessThan(budget)
  })
}

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
