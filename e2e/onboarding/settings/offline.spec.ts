import { test } from '@playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { interceptRoute, interceptRouteOnce, routeGlob } from '../../network.ts'
import { followMailedLink, registerAccount, logIn, waitForMail } from '../../accounts.ts'

test('P-settings-18, P-design-5: offline, a switch is rolled back and a page shows the error @one-viewport @journey', async ({
  page,
  request,
}) => {
  // A browser that forbids storage, so that the page has no stored account to show.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  })
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings/notifications')
  const followers = page.getByRole('switch', { name: 'Nuevos seguidores, por correo' })
  await expect(followers).toBeChecked()
  await page.route(routeGlob('setNotification'), (route) => route.abort())
  await followers.click()
  await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con el servidor.')
  await expect(followers).toBeChecked()
  const reconnect = await interceptRoute(page, 'getSelf', (route) => route.abort())
  await page.goto('/user/settings/language')
  await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con el servidor.')
  await expectAccessible(page)
  reconnect()
  // The page may just have asked again by itself.
  const english = page.getByRole('radio', { name: 'English' })
  await page.getByRole('button', { name: 'Reintentar' }).or(english).click()
  await english.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a successful save is reported even if the account cannot be fetched again @one-viewport @journey', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings')
  const surname = page.getByLabel('Apellido', { exact: true })
  await surname.fill('Guardada')
  await page.route(routeGlob('getSelf'), (route) => route.abort())
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(surname).toHaveValue('Guardada')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a rate-limited save shows a countdown @one-viewport', async ({ page, request }) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings')
  await page.route(routeGlob('updateUser'), (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '95' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ error: 'too_many', status: 429 }),
    }),
  )
  await page.getByLabel('Apellido', { exact: true }).fill('Con prisa')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert')).toHaveText('Demasiados intentos.')
  await expect(page.getByRole('timer')).toContainText('1:3')
  await expect(page.getByRole('button', { name: 'Espera 1:3' })).toBeDisabled()
})

test('P-settings-10: a failed e-mail confirmation can be retried, also when logged out @one-viewport', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const { nombre, apellido, email, birthdate: fecha } = await account.call('getSelf')
  const next = email.replace('@', '.nueva@')
  await account.call('updateUser', { body: { nombre, apellido, email: next, fecha } })
  await interceptRouteOnce(page, 'confirmEmailChange', (route) => route.abort())
  const token = await waitForMail(request, next, /\/register\/email#([\w-]+)/)
  await followMailedLink(page, `/register/email#${token}`)
  await expect(page.getByText('No pudimos conectarnos con el servidor.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar mi nuevo correo' }).click()
  await expect(page.getByText('Listo: tu correo es')).toContainText(next)
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?next=/user/settings',
  )
})

test('a refused choice goes back, though the page has fetched the account meanwhile @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings/privacy')
  const email = page.getByRole('group', { name: 'Quién ve tu correo' })
  const everyone = email.getByLabel('Todos')
  await expect(everyone).toBeChecked()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'updateUser', async (route) => {
    await released
    await route.abort()
  })
  const saving = page.waitForRequest((sent) => sent.method() === 'PUT')
  await email.getByLabel('Nadie').check()
  // The account is read before it is saved, which must not show the old value.
  await saving
  await expect(everyone).not.toBeChecked()
  release()
  await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con el servidor.')
  await expect(everyone).toBeChecked()
})
