import { expect, expectAccessible, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-settings-2: an agency has its own settings, without interests and profile link @one-viewport @journey', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Marta')
  await logIn(page, agency)
  await page.goto('/user/dashboard')
  const sections = page.getByRole('navigation', { name: 'Configuración de la cuenta' })
  await expect(sections.getByRole('link')).toHaveCount(13)
  await expect(sections.getByRole('link', { name: 'Enlace del perfil' })).toHaveCount(0)
  await expectAccessible(page)
  for (const path of ['/user/settings/address', '/user/interests']) {
    await page.goto(path)
    await page.waitForURL('/user/dashboard')
  }
  await sections.getByRole('link', { name: 'Notificaciones' }).click()
  const mails = page.getByRole('switch', { name: 'Mensajes, por correo' })
  await mails.click()
  await expect(mails).not.toBeChecked()
  await expect.poll(async () => (await agency.call('getSelf')).messages).toBe(false)
  await expect(page.getByRole('heading', { name: 'Notificaciones en este dispositivo' })).toBeVisible()
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Actualizar foto o logo' }).click()
  await expect(page.getByRole('dialog', { name: 'Actualizar foto o logo' })).toBeVisible()
  await page.goto('/user/settings')
  await page.getByLabel('Nombre de la agencia').fill('Casting Prueba')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect((await agency.call('getSelf')).agencyName).toBe('Casting Prueba')
  await expectAccessible(page)
})
