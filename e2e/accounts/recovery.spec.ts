import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { bilingualTest, bilingualBaseTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { followMailedLink, registerAccount, logIn, waitForMail } from '../accounts.ts'
import { routeGlob } from '../network.ts'

const languages = {
  es: {
    login: 'Hola de nuevo',
    forgot: '¿Olvidaste tu contraseña?',
    title: 'Recupera tu contraseña',
    email: 'Correo electrónico',
    send: 'Enviar enlace',
    sent: 'Revisa tu correo',
    again: /^Enviar otra vez/,
    missing: 'Escribe tu correo electrónico.',
    unknown: 'Parece que ese correo no está registrado',
    reason: /^Abriste el enlace para recuperar tu cuenta/,
    newPassword: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    change: 'Cambiar contraseña',
    changed: 'Cambiaste tu contraseña.',
    newTitle: 'Elige una contraseña nueva',
    enter: 'Iniciar sesión y cambiar mi contraseña',
    used: 'Este enlace ya no es válido',
    another: 'Pedir otro enlace',
    wait: 'Demasiados intentos.',
    waiting: 'Espera 1:3',
  },
  en: {
    login: 'Welcome back',
    forgot: 'Forgot your password?',
    title: 'Reset your password',
    email: 'Email',
    send: 'Send link',
    sent: 'Check your email',
    again: /^Send again/,
    missing: 'Enter your email.',
    unknown: "That email doesn't seem to be registered",
    reason: /^You opened the link to recover your account/,
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    change: 'Change password',
    changed: 'Your password was changed.',
    newTitle: 'Choose a new password',
    enter: 'Log in and change my password',
    used: 'This link is no longer valid',
    another: 'Request another link',
    wait: 'Too many attempts.',
    waiting: 'Wait 1:3',
  },
}

bilingualTest(
  'P-recovery-1 and P-recovery-7: password recovery sends a link, which logs in and redirects to /user/password @journey',
  async ({ page, request, context, browser, language, locale }) => {
    const texts = languages[language]
    const olga = await registerAccount(request, 'talento', 'Olga', language)
    const { email } = olga
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login)
    await page.getByLabel(texts.email).fill(email)
    await page.getByRole('link', { name: texts.forgot }).click()
    await page.waitForURL('/forgot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(page.getByLabel(texts.email)).toHaveValue(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent)
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expectAccessible(page)

    const again = page.getByRole('button', { name: texts.again })
    await expect(again).toBeDisabled()
    await expect(again).toHaveText(/0:5\d|1:00/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent)
    await page.clock.fastForward(61_000)
    await expect(again).toBeEnabled()

    const link = await waitForMail(request, email, /(\/forgot\/[\w-]{43})/)
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.newTitle)
    await expectAccessible(other)
    // P-accounts-36: opening it, also a second time, changes nothing.
    await other.reload()
    await other.getByRole('button', { name: texts.enter }).click()
    await other.waitForURL('/user/password')
    await expect(other.getByText(texts.reason)).toBeVisible()
    // The waiting tab notices that its browser is logged in.
    await page.waitForURL('/noticias')
    // The change of the password ends the session with which this tab is still loading.
    await page.goto('about:blank')

    const password = `otra frase de ${Date.now()}`
    await other.getByLabel(texts.newPassword, { exact: true }).fill(password)
    await other.getByLabel(texts.repeat, { exact: true }).fill(password)
    await other.getByRole('button', { name: texts.change }).click()
    await expect(other.getByText(texts.changed)).toBeVisible()
    const login = (password: string) =>
      request.post(getRouteUrl(contract.authenticate), { data: { email, password } })
    expect((await login(olga.password)).status()).toBe(401)
    expect((await login(password)).status()).toBe(200)

    const stranger = await (await browser.newContext({ locale })).newPage()
    await followMailedLink(stranger, link)
    await stranger.waitForURL('/')
    const notice = findToast(stranger, texts.used)
    await expect(notice).toBeVisible()
    await expectAccessible(stranger)
    await notice.getByRole('button', { name: texts.another }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await stranger.context().close()
  },
)

bilingualBaseTest(
  'password recovery for an unknown email shows that it is not registered @journey',
  async ({ page, language }) => {
    const texts = languages[language]
    await page.goto('/forgot')
    await page.getByLabel(texts.email).fill('nadie@gente.example')
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toContainText(texts.unknown)
    await expectAccessible(page)
  },
)

bilingualBaseTest(
  'a reached rate limit shows the remaining time (P-recovery-2), also after a reload @one-viewport',
  async ({ page, language }) => {
    const texts = languages[language]
    await page.route(routeGlob('requestRecovery'), (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '95' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ error: 'too_many', status: 429 }),
      }),
    )
    await page.goto('/forgot')
    await page.getByLabel(texts.email).fill('alguien@gente.example')
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toHaveText(texts.wait)
    await expect(page.getByRole('timer')).toContainText('1:3')
    await expect(page.getByRole('button', { name: texts.waiting })).toBeDisabled()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByRole('button', { name: texts.waiting })).toBeDisabled()
  },
)

test('guest-only pages redirect a logged-in account to the feed, and do not use up its recovery link @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await ana.call('requestRecovery', { body: { email: ana.email, lang: 'es' } })
  const link = await waitForMail(request, ana.email, /(\/forgot\/[\w-]{43})/)
  await logIn(page, ana)
  await page.goto('/forgot')
  await page.waitForURL('/noticias')
  await page.goto(link)
  await page.waitForURL('/noticias')
  await expect(findToast(page, 'Ya iniciaste sesión')).toBeVisible()
  await ana.call('redeemRecovery', { params: { token: link.split('/').at(-1) ?? '' } })
})

bilingualTest('password recovery fits 320 px @one-viewport', async ({ page, language }) => {
  const texts = languages[language]
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/forgot')
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.getByRole('alert')).toContainText(texts.missing)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})
