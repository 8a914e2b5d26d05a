import { expect, test } from '@playwright/test'
import { apiPath } from '@brilla/contract/platform/route-url'
import { registerAccount, logIn } from '../accounts.ts'
import { interceptRouteOnce, openConnected } from '../network.ts'
import { photoFile } from '../photo.ts'

for (const path of ['/login', '/register', '/forgot'])
  test(`the form of ${path} does nothing before its scripts have loaded @one-viewport`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    const form = page.locator('main form')
    await form.locator('input[type=email], input[name=email]').first().fill('ana@gente.example')
    const password = form.locator('input[type=password]')
    if ((await password.count()) > 0) await password.first().fill('a secret')
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(form.locator('input[type=email], input[name=email]').first()).toHaveValue(
      'ana@gente.example',
    )
    const url = new URL(page.url())
    expect([url.pathname, url.search]).toEqual([path, ''])
    expect(await form.getAttribute('method')).toBe('post')
  })

test('what was typed and pressed before the scripts had loaded is kept and sent @one-viewport @journey', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('Lucía')
  await page.getByLabel('Día', { exact: true }).fill('12')
  await page.getByLabel('Mes', { exact: true }).selectOption('4')
  await page.getByLabel('Año', { exact: true }).fill('1998')
  const submit = page.locator('form').getByRole('button', { name: 'Crear cuenta' })
  await submit.click()
  await expect(submit).toHaveCSS('cursor', 'progress')
  release()
  await expect(page.getByText('Escribe tu apellido.').first()).toBeVisible()
  await expect(submit).toHaveCSS('cursor', 'pointer')
  await expect(name).toHaveValue('Lucía')
  await expect(page.getByLabel('Año', { exact: true })).toHaveValue('1998')
  await expect(page.getByText('Escribe tu nombre.')).toHaveCount(0)
  await expect(page.getByText(/Escribe tu fecha de nacimiento/)).toHaveCount(0)
})

test('an error disappears when its field becomes right, and follows the language, as errors of the server do @one-viewport', async ({
  page,
}) => {
  await page.goto('/register')
  const submit = page.locator('form').getByRole('button', { name: 'Crear cuenta' })
  await submit.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  const city = page.getByLabel('Ciudad', { exact: true })
  await expect(city).toHaveAccessibleDescription(/Escribe tu ciudad\./)
  const getTop = () => city.evaluate((control) => control.getBoundingClientRect().top + scrollY)
  const top = await getTop()
  await city.fill('Mérida')
  await expect(city).toHaveAccessibleDescription('Público.')
  await expect(city).toBeFocused()
  // Nothing above the field moves while it is corrected.
  expect(await getTop()).toBe(top)
  await city.fill(' ')
  await expect(city).toHaveAccessibleDescription(/Escribe tu ciudad\./)
  await city.fill('Mérida')

  await page.getByLabel('Nombre', { exact: true }).fill('Lucía')
  await page.getByLabel('Apellido', { exact: true }).fill('Prueba')
  await page.getByLabel('Correo electrónico').fill('nueva@gente.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('contraseña')
  await page.getByLabel('Día', { exact: true }).fill('12')
  await page.getByLabel('Mes', { exact: true }).selectOption('4')
  await page.getByLabel('Año', { exact: true }).fill('1998')
  await page.getByLabel(/Acepto los/).check()
  await interceptRouteOnce(page, 'registerUser', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 422,
        error: 'contrasena_comun',
        detail: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
        errors: [
          {
            field: 'password',
            error: 'contrasena_comun',
            message: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
          },
        ],
      }),
    }),
  )
  await submit.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  ])
  await page.getByRole('button', { name: 'English' }).click()
  const password = page.getByLabel('Password', { exact: true })
  const english = 'That password is too common and easy to guess. Choose another.'
  await expect(password).toHaveAccessibleDescription(english)
  await expect(summary.getByRole('link')).toHaveText([english])
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mérida')
  await password.fill('a sentence I remember')
  await expect(password).not.toHaveAttribute('aria-invalid')
})

test('the legal pages keep the cache and running uploads @one-viewport', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  let reads = 0
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === `${apiPath}/users/self`) reads += 1
  })
  await openConnected(page, '/noticias')
  // The connection reads again, once, what may have changed before it was open.
  await expect.poll(() => reads).toBe(2)
  const composer = page.locator('#componer')
  await composer.getByRole('textbox').first().fill('Una luz')
  await composer.getByRole('tab', { name: 'Fotos' }).click()
  let uploads = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    uploads += 1
    await released
    return route.fallback()
  })
  await page.locator('#composer-photos').setInputFiles(photoFile)
  await expect.poll(() => uploads).toBe(1)

  const requests: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith(`${apiPath}/`)) requests.push(`${sent.method()} ${pathname}`)
  })
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Términos de uso' }).click()
  await expect(page).toHaveURL('/terminos')
  await page.goBack()
  await expect(composer.getByRole('progressbar')).toBeVisible()
  release()
  await expect(composer.getByRole('progressbar')).toBeHidden()
  expect([uploads, requests]).toEqual([1, []])
})
