import { bilingualTest } from '../../bilingual.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'
import { settingsTexts } from './texts.ts'

bilingualTest(
  'P-settings-1: the account menu leads to every section; each is accessible @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    bilingualTest.setTimeout(90_000)
    await logIn(page, await registerAccount(request, 'talento', 'Ana', language))
    await page.goto('/noticias')
    await page.getByRole('button', { name: texts.account }).click()
    await page.getByRole('menuitem', { name: texts.settings }).click()
    await page.waitForURL('/user/dashboard')
    await page.goto('/user')
    await page.waitForURL('/user/dashboard')
    await expectAccessible(page)
    const main = page.locator('main')
    for (const [title, path] of texts.sections) {
      await main.getByRole('link', { name: new RegExp(`^${title}`) }).click()
      await page.waitForURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} | Brilla`)
      await expect(main.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      await expectAccessible(page)
      await page.goBack()
    }
  },
)
