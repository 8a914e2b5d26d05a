import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { logIn, registerAccount } from '../accounts.ts'
import { interceptRouteOnce } from '../network.ts'

baseTest(
  'P-accounts-24, P-accounts-26: a type is taken back from the settings, and another is chosen, also after a failure @one-viewport, in es @journey',
  async ({ page, request }) => {
    const account = await registerAccount(request, 'talento', 'Equivocada')
    await logIn(page, account)
    await page.goto('/user/dashboard')
    await page.getByRole('button', { name: 'Cambiar el tipo de cuenta' }).click()
    await page.waitForURL('/register/select')

    await page.getByRole('button', { name: 'Buscar talento' }).click()
    await expect(page.getByText('Durante 24 horas puedes cambiar de tipo')).toBeVisible()
    const chosen = page.getByRole('button', { name: 'Continuar' })
    await interceptRouteOnce(page, 'chooseAccountType', (route) => route.abort())
    await chosen.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/register/select')
    await chosen.click()
    await page.waitForURL('/register/agencia')
    await expect(page.getByText('Elegiste una cuenta de agencia.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('P-accounts-33: “Register my agency” keeps the type until it is chosen @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Registrar mi agencia' }).last().click()
  await page.waitForURL('/register?tipo=agencia')
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible()
  await logIn(page, await registerAccount(request, null, 'Luz'))
  await page.goto('/register/select')
  await expect(page.getByText('Durante 24 horas puedes cambiar de tipo')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL('/register/agencia')
})

test('P-sessions-9, P-notifications-21: an agency begins with Explore and its saved searches, and reads nothing about posts of its own @one-viewport, in es', async ({
  page,
  request,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  await luz.call('createSavedSearch', {
    body: { name: 'Bailarinas en Mérida', query: { q: 'danza' }, alerts: false },
  })
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(luz.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(luz.password)
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('/explorar')
  await expect(page.getByRole('link', { name: /Bailarinas en Mérida/ })).toBeVisible()
  for (const path of ['/user/settings/notifications', '/notificaciones']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notificaciones')
    await expect(page.getByRole('main')).not.toContainText(/publicas|publicaciones/)
  }
})

test('P-accounts-34: a minor is told that agencies are adults, and chooses the other type @one-viewport, in es', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, null, 'Menor')
  const { nombre, apellido, email } = await account.call('getSelf')
  const fecha = `${new Date().getFullYear() - 16}-01-01`
  await account.call('updateUser', { body: { nombre, apellido, email, fecha } })
  await logIn(page, account)
  await page.goto('/register/select')
  await expect(page.getByText('Las cuentas de agencia son para personas de 18 años o más.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar talento' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mostrar mi talento' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL('/register/wizard')
})
