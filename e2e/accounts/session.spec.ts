import { test as baseTest } from '@playwright/test'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { blockRealtime, openConnected, routeGlob } from '../network.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { confirmPassword, requireReauthentication } from '../onboarding/settings/reauthentication.ts'

const languages = {
  es: {
    locale: 'es-MX',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    missing: 'Escribe tu correo electrónico.',
    unknown: 'Parece que ese correo no está registrado.',
    wrong: 'La contraseña parece incorrecta.',
    unconfirmed: 'Tu correo aún no está confirmado.',
    resend: /^Enviar otra vez en /,
  },
  en: {
    locale: 'en-US',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    missing: 'Enter your email.',
    unknown: "That email doesn't seem to be registered.",
    wrong: 'The password seems to be incorrect.',
    unconfirmed: "Your email isn't confirmed yet.",
    resend: /^Send again in /,
  },
}

for (const [language, texts] of Object.entries(languages)) {
  baseTest.describe(`login, in ${language}`, () => {
    baseTest.use({ locale: texts.locale })

    baseTest(
      'P-sessions-16: a failed login shows the reason, and keeps the input and the target page @journey',
      async ({ page, request }) => {
        const ana = await registerAccount(request, 'talento', 'Ana', language as 'es' | 'en')
        const newcomer = {
          email: `${ana.profileUrl}.nueva@gente.example`,
          password: 'una frase que recuerdo',
        }
        const registered = await request.post(getRouteUrl(contract.registerUser), {
          data: {
            nombre: 'Eva',
            apellido: 'Sol',
            birthdate: '1990-01-01',
            ciudad: 'Lima',
            terms: true,
            ...newcomer,
          },
        })
        expect(registered.status()).toBe(201)
        await page.goto('/login?next=%2Fnoticias%3Ffilter%3Dagencia')
        const main = page.getByRole('main')
        for (const path of ['/register', '/forgot'])
          await expect(main.locator(`a[href^="${path}"]`).first()).toBeVisible()
        await expect(main.getByRole('checkbox')).not.toBeChecked()
        const alert = page.getByRole('alert')
        const fill = async (email: string, password: string) => {
          await page.getByLabel(texts.email, { exact: true }).fill(email)
          await page.getByLabel(texts.password, { exact: true }).fill(password)
          await submit.click()
        }
        const submit = page.locator('form').getByRole('button', { name: texts.submit })
        await submit.click()
        await expect(alert).toContainText(texts.missing)
        await fill('nadie@gente.example', 'no es esta')
        await expect(alert).toContainText(texts.unknown)
        await page.getByLabel(texts.email).fill(ana.email)
        await submit.click()
        await expect(alert).toContainText(texts.wrong)
        await expectAccessible(page)
        await fill(newcomer.email, newcomer.password)
        await expect(alert).toContainText(texts.unconfirmed)
        // P-sessions-2: the mail has just been sent, and can be sent again after a minute.
        await expect(alert).not.toContainText(/Algo salió mal|Something went wrong/)
        await expect(page.getByRole('button', { name: texts.resend })).toBeDisabled()
        await expectAccessible(page)
        await fill(ana.email, ana.password)
        await page.waitForURL('/noticias?filter=agencia')
      },
    )
  })
}

baseTest(
  'P-sessions-7: a session revoked elsewhere ends with the next request, with a message @one-viewport @journey',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await blockRealtime(page)
    // Simulates a login too long ago for sensitive changes.
    await requireReauthentication(page, 'changePassword')
    await page.goto('/user/password')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra frase larga')
    await page.getByLabel('Repite la contraseña nueva', { exact: true }).fill('otra frase larga')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Contraseña actual', { exact: true }).fill(ana.password)

    const data = { email: ana.email, password: ana.password }
    const { token } = await (await request.post(getRouteUrl(contract.authenticate), { data })).json()
    const revoked = await request.delete(getRouteUrl(contract.endOtherSessions), {
      headers: { 'x-access-token': token },
    })
    expect(revoked.ok()).toBe(true)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await page.waitForURL('/login?next=%2Fuser%2Fpassword')
    await expect(page.getByRole('status').filter({ hasText: 'Tu sesión terminó.' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Correo electrónico').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/user/password')
  },
)

baseTest(
  'P-sessions-24: after a reauthentication every tab goes on with the new token, and the earlier one is refused @one-viewport @journey',
  async ({ page, request, context }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const data = { email: ana.email, password: ana.password }
    await request.post(getRouteUrl(contract.authenticate), { data })
    await logIn(page, ana)
    await page.goto('/user/settings/sessions')
    const other = await context.newPage()
    await openConnected(other, '/noticias')
    let reconnections = 0
    other.on('websocket', () => (reconnections += 1))
    await requireReauthentication(page, 'endOtherSessions')
    await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
    await confirmPassword(page, 'es', ana)
    await expect(page.getByText('Se cerraron todas las demás sesiones.')).toBeVisible()
    const headers = { 'x-access-token': ana.token }
    await expect
      .poll(async () => (await request.get(getRouteUrl(contract.getSelf), { headers })).status())
      .toBe(401)
    const text = `Sigo aquí ${Date.now()}`
    await other.getByRole('textbox', { name: /¿Qué estás creando/ }).fill(text)
    await other.getByRole('button', { name: /^Brilla: / }).click()
    await expect(other.getByRole('article').filter({ hasText: text })).toHaveCount(1)
    expect(reconnections).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus dispositivos')
  },
)

baseTest(
  'P-sessions-10: login switches to the language of the account, also before it has a type @one-viewport @journey',
  async ({ page, request }) => {
    const eva = await registerAccount(request, null, 'Eva', 'en')
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill(eva.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(eva.password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/register/select')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What brings you here?')
  },
)

test('P-realtime-3: revoking the other sessions logs out all tabs of the other browser immediately, with a message @one-viewport', async ({
  page,
  request,
  browser,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const data = { email: ana.email, password: ana.password }
  const { token } = await (await request.post(getRouteUrl(contract.authenticate), { data })).json()
  await logIn(page, ana)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/')
  await otherTab.evaluate((mine) => localStorage.setItem('token', mine), ana.token)
  for (const [tab, path] of [
    [page, '/user/settings/sessions'],
    [otherTab, '/noticias?filter=agencia'],
  ] as const) {
    // What is read again after connecting would fail, if the session ended before.
    await openConnected(tab, path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const otherBrowser = await browser.newPage()
  await logIn(otherBrowser, { ...ana, token })
  await otherBrowser.goto('/user/settings/sessions')
  await otherBrowser.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  for (const [tab, next] of [
    [page, '%2Fuser%2Fsettings%2Fsessions'],
    [otherTab, '%2Fnoticias%3Ffilter%3Dagencia'],
  ] as const) {
    await tab.waitForURL(`/login?next=${next}`)
    await expect(tab.getByRole('status').filter({ hasText: 'Tu sesión terminó.' })).toBeVisible()
  }
  await expect(otherBrowser.getByText('Se cerraron todas las demás sesiones.')).toBeVisible()
  await otherBrowser.close()
})

baseTest(
  'logging out in one tab logs out the others (P-sessions-6) @one-viewport',
  async ({ page, request, context }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    // The tabs tell each other, without the server.
    await blockRealtime(page)
    await page.goto('/terminos')
    await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
    await page.goto('/noticias')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
    const other = await context.newPage()
    await other.goto('/logout')
    await other.waitForURL('/')
    await page.waitForURL(/\/(login.*)?$/)
  },
)

test('P-pages-27: login, publishing and logout work when the browser blocks cookies and storage, and the forms of guests say so @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The request was denied.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get })
    for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, { get })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  })
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('lo que escribas se perderá')).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click()
  // Both pages have these fields, so wait for the second one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola de nuevo')
  await expect(page.getByText('tendrás que iniciar sesión de nuevo')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.waitForURL('/noticias')
  const area = page.getByRole('textbox', { name: /¿Qué estás creando/ })
  const words = `Sin memoria ${Date.now()}`
  await area.fill(words)
  await page.getByRole('button', { name: /^Brilla: / }).click()
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
  // The focus moves after publishing, which would close a menu opened before.
  await expect(area).toHaveValue('')
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('/')
})

test('P-sessions-11: logging out does not wait for the server, and sends the token @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/noticias')
  await page.route(routeGlob('logout'), () => new Promise(() => {}))
  const logoutRequest = page.waitForRequest(routeGlob('logout'))
  await page.evaluate(() => {
    history.pushState(null, '', '/logout')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.waitForURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await logoutRequest).headers()['x-access-token']).toBe(ana.token)
})
