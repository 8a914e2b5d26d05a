import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { bilingualBaseTest } from '../../bilingual.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'
import { requireReauthentication, confirmPassword } from './reauthentication.ts'
import { settingsTexts } from './texts.ts'

bilingualBaseTest(
  'P-deactivation-1 and P-deactivation-2: canceling ends the session, and logging in restores the account @one-viewport @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    const account = await registerAccount(request, 'talento', 'Ana', language)
    const self = await account.call('getSelf')
    await logIn(page, account)
    await page.goto('/user/settings/cancel')
    let token: string | undefined
    page.on('request', (sent) => (token = sent.headers()['x-access-token'] ?? token))
    await requireReauthentication(page, 'cancelAccount')
    await page.getByRole('button', { name: texts.cancelDo }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.cancelSure }).click()
    await confirmPassword(page, language, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.cancelled)
    await expectAccessible(page)
    const options = { headers: { 'x-access-token': token! } }
    expect((await request.get(getRouteUrl(contract.getSelf), options)).status()).toBe(401)
    const login = await request.post(getRouteUrl(contract.authenticate), {
      data: { email: self.email, password: account.password },
    })
    expect(login.status()).toBe(200)
    const restored = (await login.json()) as { token: string }
    await page.evaluate((mine) => localStorage.setItem('token', mine), restored.token)
    await page.goto('/noticias')
    const notice = page.getByRole('region', { name: texts.back })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.locator('..').getByRole('button').click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(notice).toBeHidden()
  },
)
