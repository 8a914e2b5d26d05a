import { bilingual, bilingualPlain } from '../bilingual.ts'
import { expect, expectAccessible, test } from '../check.ts'
import { join, logIn } from '../people.ts'
import { words } from './words.ts'

bilingualPlain(
  '"first and last name required"; wrong fields stand in a summary and at their place; "success shows a message and refreshes the user"',
  async ({ page, request, language }) => {
    const said = words[language]
    const person = await join(request, 'talento', 'Ana', language)
    await logIn(page, person)
    await page.goto('/user/settings')
    const save = page.getByRole('button', { name: said.save })
    await page.getByLabel(said.name, { exact: true }).fill('  ')
    await page.getByLabel(said.email, { exact: true }).fill('sin arroba')
    await save.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(said.fix)
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel(said.name, { exact: true })).toHaveAccessibleDescription(said.nameMissing)
    await expectAccessible(page)
    await summary.getByRole('link', { name: said.emailWrong }).click()
    await expect(page.getByLabel(said.email, { exact: true })).toBeFocused()

    const self = await person.call('getSelf')
    await page.getByLabel(said.email, { exact: true }).fill(self.email)
    await page.getByLabel(said.name, { exact: true }).fill('Anaís')
    await page.getByLabel(/^Instagram/).fill('@anais.baila')
    await page.getByLabel(/^LinkedIn/).fill('gente.example/anais')
    await save.click()
    await expect(summary).toContainText(said.wrongLink)
    await expect(page.getByLabel(/^LinkedIn/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^LinkedIn/).fill('linkedin.com/in/anais')
    await save.click()
    await expect(page.getByText(said.saved)).toBeVisible()
    await expect(summary).toBeHidden()
    await expect(page.getByLabel(/^Instagram/)).toHaveValue('https://instagram.com/anais.baila')
    expect(await person.call('getSelf')).toMatchObject({
      nombre: 'Anaís',
      instagram_url: 'https://instagram.com/anais.baila',
      linkedin_url: 'https://linkedin.com/in/anais',
    })
  },
)

bilingual('leaving with unsaved changes asks', async ({ page, request, language }) => {
  const said = words[language]
  await logIn(page, await join(request, 'talento', 'Ana', language))
  await page.goto('/user/settings')
  const surname = page.getByLabel(said.surname, { exact: true })
  await surname.fill('Otra')
  await page.getByRole('link', { name: 'Brilla' }).click()
  const dialog = page.getByRole('dialog', { name: said.leave })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: said.stay }).click()
  await expect(surname).toHaveValue('Otra')
  await expect(page.getByRole('link', { name: 'Brilla' })).toBeFocused()
  await page.getByRole('link', { name: 'Brilla' }).click()
  await dialog.getByRole('button', { name: said.go }).click()
  await page.waitForURL('/noticias')
})

bilingualPlain(
  'what was typed when a session ends is there again after the login, and gone when its owner leaves, at any size',
  async ({ page, request }) => {
    const person = await join(request, 'talento', 'Ana')
    await logIn(page, person)
    // Where no connection is held that would tell at once.
    await page.routeWebSocket(/socket\.io/, (line) => line.close())
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.goto('/user/settings')
    const surname = page.getByLabel('Apellido', { exact: true })
    await surname.fill('Otra')
    const data = { email: person.email, password: person.password }
    const { token } = await (await request.post('/api/users/authenticate', { data })).json()
    await request.delete('/api/users/sessions', { headers: { 'x-access-token': token } })
    // Told by the connection, or by this.
    await page
      .getByRole('button', { name: 'Guardar cambios' })
      .click({ noWaitAfter: true })
      .catch(() => {})
    await page.waitForURL('/login?next=%2Fuser%2Fsettings')
    await page.getByLabel('Correo electrónico').fill(person.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
    await page.locator('form').getByRole('button', { name: 'Entrar' }).click()
    await expect(surname).toHaveValue('Otra')
    await page.getByRole('link', { name: 'Brilla' }).click()
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.waitForURL('/noticias')
    await page.goto('/user/settings')
    await expect(surname).toHaveValue('Prueba')
  },
)

test('saving changes what was typed, and nothing that was changed elsewhere meanwhile, at any size', async ({
  page,
  request,
}) => {
  const person = await join(request, 'talento', 'Ana')
  await logIn(page, person)
  await page.goto('/user/settings')
  await page.getByLabel('Ciudad', { exact: true }).fill('Oaxaca')
  const { nombre, apellido, email, birthdate: fecha } = await person.call('getSelf')
  await person.call('updateUser', { body: { nombre, apellido, email, fecha, biografia: 'En otra pestaña' } })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Guardado. Tus cambios ya se ven.')).toBeVisible()
  await expect(page.getByLabel(/^Biografía/)).toHaveValue('En otra pestaña')
  expect(await person.call('getSelf')).toMatchObject({ ciudad: 'Oaxaca', biography: 'En otra pestaña' })
})
