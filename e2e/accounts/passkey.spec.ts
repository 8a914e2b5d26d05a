import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { registerAccount, waitForMail } from '../accounts.ts'
import { requireReauthentication } from '../onboarding/settings/reauthentication.ts'

// The refusal that asks for reauthentication is an error in the console.
baseTest(
  'P-sessions-19, P-sessions-20: a passkey is added, logs in, confirms and is removed @one-viewport @journey',
  async ({ page, request }) => {
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
    // P-settings-21
    await page.reload()
    await expect(page.getByLabel('Nombre de la llave nueva')).toHaveValue('Mi teléfono')
    await add.click()
    await expect(page.getByLabel('Nombre de la llave nueva')).toHaveValue('')
    const row = page.getByRole('list', { name: 'Tus llaves de acceso' }).getByRole('listitem')
    await expect(row).toContainText(['Mi teléfono'])
    await expect(row).toContainText(['Sin usar'])
    await expectAccessible(page)
    await waitForMail(request, account.email, /(Agregaste una llave de acceso)/)

    await page.goto('/logout')
    await page.waitForURL('/')
    const login = '/login?next=%2Fuser%2Fsettings%2Fpasskeys'
    // The authenticator chooses the suggested passkey at once.
    await page.goto(login)
    await page.waitForURL('/user/settings/passkeys')
    await expect(row).toContainText(['Último uso'])

    await page.goto('/logout')
    await page.waitForURL('/')
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    await page.goto(login)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click()
    await page.waitForURL('/user/settings/passkeys')

    await requireReauthentication(page, 'removePasskey')
    await page.getByRole('button', { name: 'Quitar “Mi teléfono”' }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirmar con llave de acceso' })
    await expect(confirm).toBeVisible()
    await expectAccessible(page)
    await confirm.click()
    await expect(row).toContainText(['Aún no tienes ninguna.'])
    await expect(page.getByText('Quitaste “Mi teléfono”.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tus llaves de acceso' })).toBeFocused()
  },
)
