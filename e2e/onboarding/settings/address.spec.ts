import { expect, expectAccessible, findToast, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-settings-13, P-settings-14: the profile link drops invalid characters, is checked while typing and can be copied; the old one redirects @one-viewport @journey', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const other = await registerAccount(request, 'talento', 'Berta')
  await logIn(page, account)
  await page.goto('/user/settings/address')
  // P-settings-15
  await expect(page.getByText('durante 90 días nadie más puede tomarlo')).toBeVisible()
  const field = page.getByLabel('Tu enlace')
  await expect(field).toHaveValue(account.profileUrl)
  await expect(page.getByRole('button', { name: 'Cambiar enlace' })).toBeDisabled()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(findToast(page, 'Enlace copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/profile/${account.profileUrl}`, page.url()).href,
  )
  await field.fill('')
  await expect(page.getByText('no puede estar vacío')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('no puede estar vacío')
  await field.fill(other.profileUrl)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Ese enlace ya está en uso.')).toBeVisible()
  await field.fill('noticias')
  await expect(page.getByText('Ese enlace ya está en uso.')).toBeVisible()
  const next = `Ñandú ¡${Date.now().toString(36)}!`
  await field.fill('')
  await field.pressSequentially(next)
  const stripped = next
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
  await expect(field).toHaveValue(stripped)
  await expect(page.getByText('Está disponible.')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar enlace' }).click()
  await expect(page.getByText('Listo: tu perfil está en')).toContainText(stripped)
  await expectAccessible(page)
  await page.goto(`/profile/${account.profileUrl}/biografia`)
  await page.waitForURL(`/profile/${stripped}/biografia`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name)
})

test('P-settings-21: a link that is typed survives a new login, until its owner leaves without it @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings/address')
  const field = page.getByLabel('Tu enlace')
  await field.fill('ana-canta-otra-vez')
  await page.reload()
  await expect(field).toHaveValue('ana-canta-otra-vez')
  await page.getByRole('link', { name: 'Brilla' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.waitForURL('/noticias')
  await page.goto('/user/settings/address')
  await expect(page.getByText('Este es tu enlace actual.')).toBeVisible()
})
