import { expect, expectAccessible, test } from './check.ts'

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test('a guest is welcomed in the language of the browser', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })
