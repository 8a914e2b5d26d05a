import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { bilingualTest, bilingualBaseTest } from '../../bilingual.ts'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { blockRealtime, holdRouteOnce } from '../../network.ts'
import { fillCity, registerAccount, logIn } from '../../accounts.ts'
import { settingsTexts } from './texts.ts'

bilingualBaseTest(
  'P-design-8: personal data: errors are shown in a summary and at their fields; saving shows a message and updates the account @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    const account = await registerAccount(request, 'talento', 'Ana', language)
    await logIn(page, account)
    await page.goto('/user/settings')
    const save = page.getByRole('button', { name: texts.save })
    await page.getByLabel(texts.name, { exact: true }).fill('  ')
    await page.getByLabel(texts.email, { exact: true }).fill('sin arroba')
    // P-settings-8
    const biography = page.getByLabel(texts.biography)
    await biography.fill('x'.repeat(5_020))
    await expect(biography).toHaveAccessibleDescription(texts.biographyOver)
    await save.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(texts.fix)
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(biography).toHaveValue('x'.repeat(5_020))
    await expect(biography).toHaveAccessibleDescription(texts.biographyLong)
    await biography.fill('')
    await expect(page.getByLabel(texts.name, { exact: true })).toHaveAccessibleDescription(texts.nameMissing)
    await expectAccessible(page)
    await summary.getByRole('link', { name: texts.emailWrong }).click()
    await expect(page.getByLabel(texts.email, { exact: true })).toBeFocused()

    const self = await account.call('getSelf')
    await page.getByLabel(texts.email, { exact: true }).fill(self.email)
    await page.getByLabel(texts.name, { exact: true }).fill('Anaís')
    await page.getByLabel(/^Instagram/).fill('@anais.baila')
    await page.getByLabel(/^LinkedIn/).fill('gente.example/anais')
    await page.getByLabel(/^Facebook/).fill('gente.example/anais')
    await save.click()
    await expect(summary.getByRole('link')).toHaveText([/^Facebook: /, /^LinkedIn: /])
    await expect(summary).toContainText(texts.wrongLink)
    await expect(page.getByLabel(/^LinkedIn/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^LinkedIn/).fill('linkedin.com/in/anais')
    await expect(page.getByLabel(/^LinkedIn/)).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel(/^Facebook/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^Facebook/).fill('')
    await save.click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    await expect(summary).toBeHidden()
    await expect(page.getByLabel(/^Instagram/)).toHaveValue('https://instagram.com/anais.baila')
    expect(await account.call('getSelf')).toMatchObject({
      nombre: 'Anaís',
      instagram_url: 'https://instagram.com/anais.baila',
      linkedin_url: 'https://linkedin.com/in/anais',
    })
  },
)

bilingualTest(
  'leaving with unsaved changes asks for confirmation @one-viewport @journey',
  async ({ page, request, language }) => {
    const texts = settingsTexts[language]
    await logIn(page, await registerAccount(request, 'talento', 'Ana', language))
    await page.goto('/user/settings')
    const surname = page.getByLabel(texts.surname, { exact: true })
    await surname.fill('Otra')
    await page.getByRole('link', { name: 'Brilla' }).click()
    const dialog = page.getByRole('dialog', { name: texts.leave })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts.stay }).click()
    await expect(surname).toHaveValue('Otra')
    await expect(page.getByRole('link', { name: 'Brilla' })).toBeFocused()
    await page.getByRole('link', { name: 'Brilla' }).click()
    await dialog.getByRole('button', { name: texts.go }).click()
    await page.waitForURL('/noticias')
  },
)

bilingualBaseTest(
  'P-settings-21: unsaved input survives an expired session, and is discarded on leaving without saving @one-viewport',
  async ({ page, request }) => {
    const account = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, account)
    await blockRealtime(page)
    await page.goto('/user/settings')
    const surname = page.getByLabel('Apellido', { exact: true })
    await surname.fill('Otra')
    const data = { email: account.email, password: account.password }
    const { token } = await (await request.post(getRouteUrl(contract.authenticate), { data })).json()
    await request.delete(getRouteUrl(contract.endOtherSessions), { headers: { 'x-access-token': token } })
    // The realtime connection may end the session before the click does.
    await page
      .getByRole('button', { name: 'Guardar cambios' })
      .click({ noWaitAfter: true })
      .catch(() => {})
    await page.waitForURL('/login?next=%2Fuser%2Fsettings')
    await page.getByLabel('Correo electrónico').fill(account.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(surname).toHaveValue('Otra')
    await page.getByRole('link', { name: 'Brilla' }).click()
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.waitForURL('/noticias')
    await page.goto('/user/settings')
    await expect(surname).toHaveValue('Prueba')
  },
)

test('saving sends only the edited fields, so that changes made elsewhere are kept @one-viewport', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/settings')
  await fillCity(page.getByLabel('Ciudad', { exact: true }), 'Oaxaca')
  const { nombre, apellido, email, birthdate: fecha } = await account.call('getSelf')
  await account.call('updateUser', { body: { nombre, apellido, email, fecha, biografia: 'En otra pestaña' } })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByLabel(/^Biografía/)).toHaveValue('En otra pestaña')
  expect(await account.call('getSelf')).toMatchObject({ ciudad: 'Oaxaca', biography: 'En otra pestaña' })
})

test('P-settings-25: what is typed while the form is saved stays in it, also after a reload @one-viewport', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/settings')
  const surname = page.getByLabel('Apellido', { exact: true })
  const biography = page.getByLabel(/^Biografía/)
  await surname.fill('Uno')
  await page.getByLabel('Facebook').fill('facebook.com/ana.uno')
  const release = await holdRouteOnce(page, 'updateUser')
  const saving = page.waitForRequest((sent) => sent.method() === 'PUT')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await saving
  await surname.fill('Uno Dos')
  await biography.fill('Canto.')
  release()
  await expect(page.getByLabel('Facebook')).toHaveValue('https://facebook.com/ana.uno')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(surname).toHaveValue('Uno Dos')
    await expect(biography).toHaveValue('Canto.')
    await expect(page.getByText('Cambios guardados.')).toHaveCount(0)
  }
  expect(await account.call('getSelf')).toMatchObject({ apellido: 'Uno', biography: '' })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect(await account.call('getSelf')).toMatchObject({ apellido: 'Uno Dos', biography: 'Canto.' })
})
