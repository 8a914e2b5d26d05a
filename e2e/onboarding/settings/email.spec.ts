import { bilingualBaseTest } from '../../bilingual.ts'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { followMailedLink, registerAccount, logIn, waitForMail } from '../../accounts.ts'
import { requireReauthentication, confirmPassword } from './reauthentication.ts'
import { settingsTexts } from './texts.ts'

bilingualBaseTest(
  'P-settings-11, P-sessions-13: changing the email: checked on blur, pending until confirmed by mail @one-viewport @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    const account = await registerAccount(request, 'talento', 'Ana', language)
    const other = await (await registerAccount(request, 'talento', 'Ana', language)).call('getSelf')
    const self = await account.call('getSelf')
    const next = self.email.replace('@', '.nueva@')
    await logIn(page, account)
    await page.goto('/user/settings')
    const field = page.getByLabel(texts.email, { exact: true })
    await field.fill(other.email)
    await field.blur()
    await expect(page.getByText(texts.emailTaken)).toBeVisible()
    await field.fill(next)
    await requireReauthentication(page, 'updateUser')
    await page.getByRole('button', { name: texts.save }).click()
    await confirmPassword(page, language, account)
    await expect(page.getByText(texts.pending)).toContainText(next)
    await expect(field).toHaveValue(self.email)
    await page.getByRole('button', { name: texts.resend }).click()
    await expect(page.getByText(texts.resent)).toBeVisible()
    await expectAccessible(page)
    const token = await waitForMail(request, next, /\/register\/email#([\w-]+)/)
    await followMailedLink(page, `/register/email#${token}`)
    await expect(page.getByText(texts.emailDone)).toContainText(next)
    await expect(page).toHaveURL('/register/email')
    await page.reload()
    await expect(page.getByText(texts.emailDone)).toContainText(next)
    await page.goto('/user/settings')
    await expect(field).toHaveValue(next)
    await expect(page.getByText(texts.pending)).toBeHidden()
  },
)

test("typing one's own e-mail in capitals sends no mail and says so @one-viewport", async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/settings')
  const field = page.getByLabel('Correo electrónico', { exact: true })
  await field.fill(account.email.toUpperCase())
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByText('abre el enlace')).toHaveCount(0)
  await expect(field).toHaveValue(account.email)
  expect(await account.call('getSelf')).toMatchObject({ email: account.email, pendingEmail: null })
})
