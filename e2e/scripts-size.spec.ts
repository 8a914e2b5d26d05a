import { expect, test } from '@playwright/test'

/** Kilobytes (Brotli) of scripts that a page's document may name. */
const budgets = {
  '/': 120.5,
  '/login': 137.5,
  '/register': 138,
  '/noticias': 150,
  '/profile/ana': 156,
  '/explorar': 154,
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`the scripts of ${path} stay within their budget @one-viewport`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const scripts = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))]
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
