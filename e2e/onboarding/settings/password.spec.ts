import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { bilingualBaseTest } from '../../bilingual.ts'
import { expect } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'
import { interceptRouteOnce } from '../../network.ts'
import { requireReauthentication, confirmPassword } from './reauthentication.ts'
import { settingsTexts } from './texts.ts'

bilingualBaseTest(
  'P-recovery-8, P-recovery-10: changing the password requires both fields, at least 10 characters, and equal values, and keeps them when it fails @one-viewport @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    const account = await registerAccount(request, 'talento', 'Ana', language)
    const self = await account.call('getSelf')
    await logIn(page, account)
    await page.goto('/user/password')
    const [missing, short, different] = texts.passwordErrors
    const alert = page.getByRole('alert')
    const save = page.getByRole('button', { name: texts.change })
    const typed = page.getByLabel(texts.newPassword, { exact: true })
    const repeated = page.getByLabel(texts.repeat, { exact: true })
    await save.click()
    await expect(alert).toContainText(missing)
    await typed.fill('corta')
    await repeated.fill('corta')
    await save.click()
    await expect(alert).toContainText(short)
    await typed.fill('otra frase que recuerdo')
    await save.click()
    await expect(alert).toContainText(different)
    await repeated.fill('otra frase que recuerdo')
    await interceptRouteOnce(page, 'changePassword', (route) => route.abort())
    await save.click()
    await expect(alert.filter({ hasText: /conexión|connection/ })).toBeVisible()
    await expect(repeated).toHaveValue('otra frase que recuerdo')
    await requireReauthentication(page, 'changePassword')
    await save.click()
    await confirmPassword(page, language, account)
    await expect(page.getByText(texts.passwordDone)).toBeVisible()
    await expect(typed).toHaveValue('')
    const login = await request.post(getRouteUrl(contract.authenticate), {
      data: { email: self.email, password: 'otra frase que recuerdo' },
    })
    expect(login.status()).toBe(200)
  },
)
