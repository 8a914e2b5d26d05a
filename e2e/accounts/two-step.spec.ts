import { TOTP } from 'otpauth'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { logIn, registerAccount, waitForMail } from '../accounts.ts'

test('P-sessions-18: two-step login is switched on with an app, asks for a code at the login and accepts a recovery code @one-viewport @journey', async ({
  page,
  request,
  browser,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/settings/two-step')
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  // P-accessibility-2
  const controls = page.getByRole('group', { name: 'Verificación en dos pasos' })
  await expect(controls).toBeFocused()
  await expectAccessible(page)
  const secret = (await page.locator('main .font-mono').innerText()).replaceAll(' ', '')
  const code = page.getByLabel('Código de 6 dígitos')
  await code.fill(new TOTP({ secret }).generate())
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeFocused()
  const codes = await page.locator('main .font-mono li').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await expect(controls).toBeFocused()
  await expectAccessible(page)
  await waitForMail(request, account.email, /(Activaste la verificación)/)

  const context = await browser.newContext({ locale: 'es-MX' })
  const other = await context.newPage()
  await other.goto('/login?next=%2Fguardados')
  await other.getByLabel('Correo electrónico').fill(account.email)
  const password = other.getByLabel('Contraseña', { exact: true })
  await password.fill(account.password)
  await password.press('Enter')
  const dialog = other.getByRole('dialog', { name: 'Un paso más' })
  await expect(dialog.getByLabel('Código de 6 dígitos')).toBeFocused()
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(other.getByRole('alert')).toContainText('Escribe el código')
  await expect(password).toHaveValue(account.password)
  await password.press('Enter')
  await dialog.getByLabel('Código de 6 dígitos').fill('000000')
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ese código no es correcto')
  await dialog.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await dialog.getByLabel('Código de recuperación').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  await other.waitForURL('/guardados')
  await context.close()
})
