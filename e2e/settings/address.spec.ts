import { expect, expectAccessible, test } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'

test('the profile address drops invalid characters and is checked while typing; the old address redirects', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const other = await registerAccount(request, 'talento', 'Berta')
  await logIn(page, account)
  await page.goto('/user/settings/address')
  const field = page.getByLabel('Tu dirección')
  await expect(field).toHaveValue(account.profileUrl)
  await expect(page.getByRole('button', { name: 'Cambiar dirección' })).toBeDisabled()
  await field.fill('')
  await expect(page.getByText('no puede estar vacía')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await expect(page.getByRole('alert')).toContainText('no puede estar vacía')
  await field.fill(other.profileUrl)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Esa dirección de perfil ya está en uso.')).toBeVisible()
  await field.fill('noticias')
  await expect(page.getByText('Esa dirección de perfil ya está en uso.')).toBeVisible()
  const next = `Ñandú ¡${Date.now().toString(36)}!`
  await field.fill('')
  await field.pressSequentially(next)
  const stripped = next
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
  await expect(field).toHaveValue(stripped)
  await expect(page.getByText('Está disponible.')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await expect(page.getByText('Listo: tu perfil está en')).toContainText(stripped)
  await expectAccessible(page)
  await page.goto(`/profile/${account.profileUrl}/biografia`)
  await page.waitForURL(`/profile/${stripped}/biografia`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name)
})
