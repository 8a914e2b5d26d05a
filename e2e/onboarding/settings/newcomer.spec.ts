import { expect, expectAccessible, test } from '../../fixtures.ts'
import { followMailedLink, registerAccount, waitForMail } from '../../accounts.ts'

test('P-settings-3: an account without a type can recover its password, export its data and cancel; everything else requires a type @one-viewport @journey', async ({
  page,
  request,
}) => {
  const nadia = await registerAccount(request, null, 'Nadia')
  await nadia.call('requestRecovery', { body: { email: nadia.email, lang: 'es' } })
  await followMailedLink(page, await waitForMail(request, nadia.email, /(\/forgot\/[\w-]{43})/))
  await page.waitForURL('/user/password')
  await expect(page.getByRole('link', { name: 'Noticias' })).toHaveCount(0)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra frase que recuerdo')
  await page.getByLabel('Repite la contraseña nueva').fill('otra frase que recuerdo')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Cambiaste tu contraseña.')).toBeVisible()
  await page.getByRole('link', { name: 'Elegir el tipo de cuenta' }).click()
  await page.waitForURL('/register/select')
  await page.getByRole('link', { name: /^Contraseña, copia/ }).click()
  await page.waitForURL('/user/dashboard')
  const sections = page.getByRole('navigation', { name: 'Configuración' }).getByRole('link')
  await expect(sections).toHaveText([/^Contraseña/, /^Una copia/, /^Cancelar/])
  await expectAccessible(page)
  await sections.last().click()
  await expect(page.getByRole('button', { name: 'Cancelar mi cuenta' })).toBeVisible()
  await page.goto('/user/settings')
  await page.waitForURL('/register/select')
})
