import { expect, expectAccessible, test } from './fixtures.ts'

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test('the landing page is in the language of the browser', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })

test('P-pages-15: an address can name the language of a public page, and a stored choice wins @one-viewport', async ({
  page,
}) => {
  await page.goto('/terminos?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(async () => {
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 500 })
  }).toPass()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos de uso')
})

test('static pages are readable without JavaScript, and become interactive once it has loaded @one-viewport', async ({
  page,
  browser,
}) => {
  const reader = await browser.newContext({ javaScriptEnabled: false })
  const plain = await reader.newPage()
  await plain.goto('/')
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await plain.getByRole('link', { name: 'Términos de uso' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Términos de uso')
  await reader.close()

  await page.goto('/')
  await page.waitForFunction(() => document.querySelector('script[type=module]'))
  await expect(async () => {
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 500 })
  }).toPass()
})
