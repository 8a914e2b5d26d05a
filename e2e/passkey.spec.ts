import { expect, expectAccessible, test } from './fixtures.ts'
import { registerAccount, waitForMail } from './accounts.ts'

test('P-sessions-19: a passkey is added, logs in and is removed @one-viewport', async ({ page, request }) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/terminos')
  await page.evaluate((token) => localStorage.setItem('token', token), account.token)
  await page.goto('/user/settings/passkeys')
  const add = page.getByRole('button', { name: 'Agregar llave de acceso' })
  await add.click()
  await expect(page.getByRole('alert')).toContainText('Este campo es obligatorio')
  await page.getByLabel('Nombre de la llave nueva').fill('Mi teléfono')
  await add.click()
  const row = page.getByRole('list', { name: 'Tus llaves de acceso' }).getByRole('listitem')
  await expect(row).toContainText(['Mi teléfono'])
  await expect(row).toContainText(['Sin usar'])
  await expectAccessible(page)
  await waitForMail(request, account.email, /(Agregaste una llave de acceso)/)

  await page.goto('/logout')
  await page.waitForURL('/')
  await page.goto('/login?next=%2Fuser%2Fsettings%2Fpasskeys')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Iniciar sesión con llave de acceso' }).click()
  await page.waitForURL('/user/settings/passkeys')
  await expect(row).toContainText(['Último uso'])
  await page.getByRole('button', { name: 'Quitar “Mi teléfono”' }).click()
  await expect(row).toContainText(['Aún no tienes ninguna.'])
  await expect(page.getByText('Quitaste “Mi teléfono”.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tus llaves de acceso' })).toBeFocused()
})
