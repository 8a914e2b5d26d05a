import { test as baseTest, type APIRequestContext, type Page } from '@playwright/test'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { interceptOnce, interceptRouteOnce } from '../network.ts'
import {
  followMailedLink,
  logIn,
  registerAccount,
  registerWithProfile,
  uniqueWord,
  waitForMail,
} from '../accounts.ts'

const languages = {
  es: {
    locale: 'es-MX',
    submit: 'Crear cuenta',
    summary: 'Hay 7 errores por corregir',
    fields: ['Nombre', 'Apellido', 'Correo electrónico', 'Contraseña', 'Ciudad'],
    date: ['Día', 'Mes', 'Año'],
    terms: /Acepto los/,
    confirm: 'Confirma tu correo',
    confirmAction: 'Confirmar mi correo',
    success: 'Revisa tu correo',
    talent: /Mostrar mi talento/,
    final: '¿Crear una cuenta de talento?',
    goBack: 'Volver',
    continue: 'Continuar',
    wizard: 'Arma tu escenario',
    later: 'Lo haré después',
    news: 'Noticias',
  },
  en: {
    locale: 'en-US',
    submit: 'Create account',
    summary: 'There are 7 problems to fix',
    fields: ['First name', 'Last name', 'Email', 'Password', 'City'],
    date: ['Day', 'Month', 'Year'],
    terms: /I agree to the/,
    confirm: 'Confirm your email',
    confirmAction: 'Confirm my email',
    success: 'Check your email',
    talent: /Show my talent/,
    final: 'Create a talent account?',
    goBack: 'Go back',
    continue: 'Continue',
    wizard: 'Set up your stage',
    later: "I'll do it later",
    news: 'Feed',
  },
}

async function fillIn(page: Page, texts: (typeof languages)['es'], email: string): Promise<void> {
  const values = ['Lucía', 'Prueba', email, 'una frase que recuerdo', 'Mérida']
  for (const [index, label] of texts.fields.entries()) {
    await page.getByLabel(label, { exact: true }).fill(values[index] ?? '')
  }
  await page.getByLabel(texts.date[0] ?? '', { exact: true }).fill('12')
  await page.getByLabel(texts.date[1] ?? '', { exact: true }).selectOption('4')
  await page.getByLabel(texts.date[2] ?? '', { exact: true }).fill('1998')
  await page.getByLabel(texts.terms).check()
}

for (const [language, texts] of Object.entries(languages)) {
  test.describe(`P-accounts-14 and P-accounts-15, in ${language}`, () => {
    test.use({ locale: texts.locale })

    test('registration: form, success page, confirmation link, account type, wizard, skip link @journey', async ({
      page,
    }) => {
      const email = `nueva.${uniqueWord()}@gente.example`
      await page.goto('/register')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const submit = page.locator('form').getByRole('button', { name: texts.submit })
      await submit.click()
      await expect(page.getByRole('alert')).toContainText(texts.summary)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)

      await fillIn(page, texts, email)
      await submit.click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.success)
      await expect(page.getByText(email)).toBeVisible()
      await expectAccessible(page)

      await page.goto(
        `/register/confirmation#${await waitForMail(page.request, email, /confirmation#([\w-]+)/)}`,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.confirm)
      await expectAccessible(page)
      // P-accounts-36
      await page.reload()
      await page.getByRole('button', { name: texts.confirmAction }).click()
      await page.waitForURL('/register/select')
      await expect(page.getByRole('button', { name: texts.talent })).toBeVisible()
      await expect(page.getByText(/navegador distinto|different browser/)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.talent }).click()
      // P-accounts-29
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.final)
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.goBack }).click()
      await expect(page.getByRole('button', { name: texts.talent })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: texts.continue }).click()
      await page.waitForURL('/register/wizard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.wizard)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.later }).click()
      await page.waitForURL('/noticias')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.news)
      await expectAccessible(page)
      // P-accounts-30
      await page.goto('/logout')
      await page.waitForURL('/')
      await page.goto('/register/success')
      await page.waitForURL('/')
    })
  })
}

test('P-accounts-11: registration checks on blur whether the e-mail is registered, and keeps the input across a reload @one-viewport @journey', async ({
  page,
}) => {
  const { email } = await register(page.request)
  await page.goto('/register')
  await page.getByLabel('Nombre', { exact: true }).fill('Otra')
  await page.getByLabel('Correo electrónico').fill(email.toUpperCase())
  await page.getByLabel('Contraseña', { exact: true }).focus()
  const notice = page.getByRole('status').filter({ hasText: 'Ya hay una cuenta con este correo.' })
  await expect(notice.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  await expect(notice.getByRole('link', { name: 'Recuperar mi contraseña' })).toHaveAttribute(
    'href',
    '/forgot',
  )
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra')
  await page.getByLabel('Correo electrónico').focus()
  await page.keyboard.press('Tab')
  await notice.getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('/login')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email.toUpperCase())
})

test('P-design-8: the birth date can be typed without changing fields, and correcting the e-mail keeps the other fields @one-viewport @journey', async ({
  page,
}) => {
  await page.goto('/register')
  await fillIn(page, languages.es, `nueva.${uniqueWord()}@gente.example`)
  await page.getByLabel('Año', { exact: true }).fill('')
  await page.getByLabel('Mes', { exact: true }).selectOption('')
  await page.getByLabel('Día', { exact: true }).fill('')
  await page.getByLabel('Día', { exact: true }).focus()
  await page.keyboard.type('02/03/1999')
  await expect(page.getByLabel('Mes', { exact: true })).toHaveValue('3')
  await expect(page.getByLabel('Año', { exact: true })).toHaveValue('1999')
  await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('link', { name: 'Corrígelo' }).click()
  await expect(page.getByLabel('Ciudad', { exact: true })).toHaveValue('Mérida')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
})

test('P-accounts-11: submitting right after typing the e-mail waits for its lookup, and a late response for an earlier e-mail is ignored @one-viewport', async ({
  page,
}) => {
  const taken = `nueva.${uniqueWord()}@gente.example`
  const free = `nueva.${uniqueWord()}@gente.example`
  // The lookups are answered after the submit, first the earlier one.
  const submitted = Promise.withResolvers<void>()
  const earlierAnswered = Promise.withResolvers<void>()
  await page.route(`**/users/email-exists/${encodeURIComponent(taken)}`, async (route) => {
    await submitted.promise
    await route.fulfill({ json: { exists: true } })
    earlierAnswered.resolve()
  })
  await page.route(`**/users/email-exists/${encodeURIComponent(free)}`, async (route) => {
    await earlierAnswered.promise
    await route.continue()
  })
  await page.goto('/register')
  await fillIn(page, languages.es, taken)
  await page.getByLabel('Correo electrónico').fill(free)
  await page.getByLabel('Prefiero no decirlo').check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click()
  submitted.resolve()
  expect((await sent).postDataJSON()).toMatchObject({ email: free, sex: null })
  await page.waitForURL('/register/success')
  await expect(page.getByText(free)).toBeVisible()
})

// Without the check of the console, where the lost answer is an error.
baseTest(
  'P-wire-16: a registration whose answer was lost is sent again, also after a reload, and has registered once @one-viewport @journey',
  async ({ page }) => {
    const email = `nueva.${uniqueWord()}@gente.example`
    await page.goto('/register')
    await fillIn(page, languages.es, email)
    await interceptRouteOnce(page, 'registerUser', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const submit = page.locator('form').getByRole('button', { name: 'Crear cuenta' })
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos')
    await page.reload()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('una frase que recuerdo')
    await submit.click()
    await page.waitForURL('/register/success')
    await expect(page.getByText(email)).toBeVisible()
  },
)

/** Registers an account through the API. Returns the path of the confirmation link from the mail. */
async function register(request: APIRequestContext): Promise<{ email: string; id: string; link: string }> {
  const email = `nueva.${uniqueWord()}@gente.example`
  const response = await request.post(getRouteUrl(contract.registerUser), {
    data: {
      nombre: 'Una',
      apellido: 'Prueba',
      birthdate: '1990-01-01',
      email,
      password: 'una frase que recuerdo',
      ciudad: 'Lima',
      terms: true,
    },
  })
  expect(response.status()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  return { email, id, link: await waitForMail(request, email, /(\/register\/confirmation#[\w-]+)/) }
}

baseTest(
  'P-accounts-17: a confirmation link can be retried after an error, may be opened twice, and redirects to / when it has been used @one-viewport',
  async ({ page, request }) => {
    const { link, email } = await register(request)
    await interceptRouteOnce(page, 'confirmUser', (route) =>
      route.fulfill({ status: 503, json: { status: 503, detail: 'Ahora mismo no podemos.' } }),
    )
    await followMailedLink(page, link)
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no podemos.')
    await expectAccessible(page)
    // The link is used, and the answer is lost.
    await interceptRouteOnce(page, 'confirmUser', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con el servidor.')
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await page.waitForURL('/register/select')
    // The registration came from another browser, maybe from another person (docs/decisions/0017).
    await expect(page.getByText(/navegador distinto/)).toBeVisible()
    await expectAccessible(page)
    // P-accounts-21
    await page.getByLabel('Contraseña nueva').fill('una frase solo mía')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByRole('button', { name: /Buscar talento/ })).toBeVisible()
    const own = { email, password: 'una frase solo mía' }
    expect((await request.post(getRouteUrl(contract.authenticate), { data: own })).ok()).toBe(true)

    await page.goto('/terminos')
    await page.goto(link)
    await page.waitForURL('/register/select')
    await expect(findToast(page, 'Ya iniciaste sesión.')).toBeVisible()
    await page.getByRole('link', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('/')
    await followMailedLink(page, link)
    await page.waitForURL('/')
    await expect(findToast(page, 'Este enlace ya no es válido.')).toBeVisible()
  },
)

test('opening the confirmation link of another account while logged in changes nothing and does not use up the link @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const { link } = await register(request)
  await logIn(page, ana)
  await page.goto(link)
  await page.waitForURL('/noticias')
  await expect(findToast(page, 'Ya iniciaste sesión.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(ana.token)
  expect(
    (await request.get(getRouteUrl(contract.confirmUser, { params: { token: link.split('#')[1] } }))).ok(),
  ).toBe(true)
})

baseTest(
  'P-accounts-20, P-accounts-25: choosing an account type redirects to / when it was already chosen on another device @one-viewport',
  async ({ page, request }) => {
    const { link } = await register(request)
    await followMailedLink(page, link)
    await page.waitForURL('/register/select')
    await page.getByRole('button', { name: 'Me registré yo: continuar' }).click()
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const headers = { 'x-access-token': token }
    await request.put(getRouteUrl(contract.chooseAccountType), { headers, data: { profile: 'talento' } })
    await page.getByRole('button', { name: /Buscar talento/ }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForURL('/noticias')
    await expect(findToast(page, 'Ya elegiste tu tipo de cuenta.')).toBeVisible()
  },
)

baseTest(
  'resending the confirmation mail: a failure is silent, success shows a message @one-viewport',
  async ({ page, request }) => {
    const { id, email } = await register(request)
    await page.addInitScript(
      (registered) => {
        sessionStorage.setItem('registered', JSON.stringify(registered))
        localStorage.setItem('registered here', registered.id)
      },
      {
        id,
        email,
        sentAt: 0,
      },
    )
    await page.goto('/register/success')
    await interceptOnce(page, '**/users/resend-validation', (route) => route.abort())
    const again = page.getByRole('button', { name: /^Enviar otra vez/ })
    const tried = page.waitForEvent('requestfailed')
    await again.click()
    await tried
    await expect(again).toBeEnabled()
    await expect(page.getByText('Te lo enviamos otra vez.')).toBeHidden()
    await again.click()
    await expect(page.getByText('Te lo enviamos otra vez.')).toBeVisible()
    await expect(again).toBeDisabled()
  },
)

test('P-profiles-23: a guest who confirms the registration in another browser still follows whom they wanted to @one-viewport, in es', async ({
  page,
  browser,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: `Seguir a ${ana.name}` }).click()
  const email = `lejos.${uniqueWord()}@gente.example`
  await fillIn(page, languages.es, email)
  await page.locator('form').getByRole('button', { name: languages.es.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages.es.success)
  const link = await waitForMail(request, email, /(\/register\/confirmation#[^\s"<]+)/)
  const elsewhere = await browser.newPage({ locale: languages.es.locale })
  await followMailedLink(elsewhere, link.replaceAll('&#38;', '&'))
  // P-accounts-21
  await elsewhere.getByRole('button', { name: 'Me registré yo: continuar' }).click()
  await elsewhere.getByRole('button', { name: languages.es.talent }).click()
  await elsewhere.getByRole('button', { name: languages.es.continue, exact: true }).click()
  await elsewhere.getByRole('link', { name: languages.es.later }).click()
  await expect(elsewhere).toHaveURL(`/profile/${ana.profileUrl}`)
  await expect(findToast(elsewhere, `Ahora sigues a ${ana.name}.`)).toBeVisible()
  await elsewhere.close()
})

test('the success page without a registration and the confirmation page without a token redirect to / @one-viewport', async ({
  page,
}) => {
  await page.goto('/register/success')
  await page.waitForURL('/')
  await page.goto('/register/confirmation')
  await page.waitForURL('/')
})
