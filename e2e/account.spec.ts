import { test as plain, type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from './check.ts'
import { interceptOnce } from './network.ts'
import { join, logIn, mailed, unique } from './people.ts'

const languages = {
  es: {
    locale: 'es-MX',
    submit: 'Crear cuenta',
    summary: 'Hay 7 cosas que corregir',
    fields: ['Nombre', 'Apellido', 'Correo electrónico', 'Contraseña', 'Ciudad'],
    date: ['Día', 'Mes', 'Año'],
    terms: /Acepto los/,
    success: 'Revisa tu correo',
    talent: /Mostrar mi talento/,
    wizard: 'Monta tu escenario',
    later: 'Lo haré después',
    news: 'Noticias',
  },
  en: {
    locale: 'en-US',
    submit: 'Create account',
    summary: '7 things need fixing',
    fields: ['First name', 'Last name', 'E-mail', 'Password', 'City'],
    date: ['Day', 'Month', 'Year'],
    terms: /I accept the/,
    success: 'Check your e-mail',
    talent: /Show my talent/,
    wizard: 'Set your stage',
    later: "I'll do it later",
    news: 'Feed',
  },
}

async function fillIn(page: Page, words: (typeof languages)['es'], email: string): Promise<void> {
  const values = ['Lucía', 'Prueba', email, 'una frase que recuerdo', 'Mérida']
  for (const [index, label] of words.fields.entries()) {
    await page.getByLabel(label, { exact: true }).fill(values[index] ?? '')
  }
  await page.getByLabel(words.date[0] ?? '', { exact: true }).fill('12')
  await page.getByLabel(words.date[1] ?? '', { exact: true }).selectOption('4')
  await page.getByLabel(words.date[2] ?? '', { exact: true }).fill('1998')
  await page.getByLabel(words.terms).check()
}

for (const [language, words] of Object.entries(languages)) {
  test.describe(`P-accounts-14 and P-accounts-15, in ${language}`, () => {
    test.use({ locale: words.locale })

    test('form, success page, confirmation link, account type, wizard; "a skip link goes to /"', async ({
      page,
    }) => {
      const email = `nueva.${unique()}@gente.example`
      await page.goto('/register')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const submit = page.locator('form').getByRole('button', { name: words.submit })
      await submit.click()
      await expect(page.getByRole('alert')).toContainText(words.summary)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)

      await fillIn(page, words, email)
      await submit.click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.success)
      await expect(page.getByText(email)).toBeVisible()
      await expectAccessible(page)

      await page.goto(`/register/confirmation#${await mailed(page.request, email, /confirmation#([\w-]+)/)}`)
      await page.waitForURL('/register/select')
      await expect(page.getByRole('button', { name: words.talent })).toBeVisible()
      await expect(page.getByText(/otro navegador|another browser/)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.talent }).click()
      await page.waitForURL('/register/wizard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.wizard)
      await expectAccessible(page)
      await page.getByRole('link', { name: words.later }).click()
      await page.waitForURL('/noticias')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news)
      await expectAccessible(page)
    })
  })
}

test('"On e-mail blur the product checks whether the e-mail exists", and what was typed survives a reload', async ({
  page,
}) => {
  const { email } = await register(page.request)
  await page.goto('/register')
  await page.getByLabel('Nombre', { exact: true }).fill('Otra')
  await page.getByLabel('Correo electrónico').fill(email.toUpperCase())
  await page.getByLabel('Contraseña', { exact: true }).focus()
  const notice = page.getByRole('status').filter({ hasText: 'Ya hay una cuenta con este correo.' })
  await expect(notice.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  await expect(notice.getByRole('link', { name: 'Recuperar mi contraseña' })).toHaveAttribute(
    'href',
    '/forgot',
  )
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra')
  await page.getByLabel('Correo electrónico').focus()
  await page.keyboard.press('Tab')
  await notice.getByRole('link', { name: 'Entrar' }).click()
  await page.waitForURL('/login')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email.toUpperCase())
})

test('a birth date is typed in one go, and a wrong e-mail is corrected without typing the rest again', async ({
  page,
}) => {
  await page.goto('/register')
  await fillIn(page, languages.es, `nueva.${unique()}@gente.example`)
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

test('docs/decisions/0004: a press that ends the typing waits for the look-up, and a late one is of no account, at any size', async ({
  page,
}) => {
  const taken = `nueva.${unique()}@gente.example`
  const free = `nueva.${unique()}@gente.example`
  // What is slow in life.
  await page.route(`**/users/email-exists/${encodeURIComponent(taken)}`, async (route) => {
    await new Promise((done) => setTimeout(done, 900))
    await route.fulfill({ json: { exists: true } })
  })
  await page.route(`**/users/email-exists/${encodeURIComponent(free)}`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page.goto('/register')
  await fillIn(page, languages.es, taken)
  await page.getByLabel('Correo electrónico').fill(free)
  await page.getByLabel('Prefiero no decirlo').check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ email: free, sex: null })
  await page.waitForURL('/register/success')
  await expect(page.getByText(free)).toBeVisible()
})

/** Registers somebody by a call; answers their e-mail and the path of the link that was mailed to them. */
async function register(request: APIRequestContext): Promise<{ email: string; id: string; link: string }> {
  const email = `nueva.${unique()}@gente.example`
  const answer = await request.post('/api/users', {
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
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  return { email, id, link: await mailed(request, email, /(\/register\/confirmation#[\w-]+)/) }
}

plain(
  'P-accounts-17: a link that fails for a moment can be tried again, works out well the second time, and goes to / when it is no good, at any size',
  async ({ page, request }) => {
    const { link } = await register(request)
    await interceptOnce(page, '**/api/users/confirmation/*', (route) =>
      route.fulfill({ status: 503, json: { status: 503, detail: 'Ahora mismo no podemos.' } }),
    )
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no podemos.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.waitForURL('/register/select')
    // It was registered elsewhere, maybe by somebody else (docs/decisions/0017).
    await expect(page.getByText(/otro navegador/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Elegir una contraseña' })).toHaveAttribute(
      'href',
      '/user/password',
    )
    await expectAccessible(page)

    await page.goto('/terminos')
    await page.goto(link)
    await page.waitForURL('/register/select')
    await expect(page.getByText('Ya has entrado en una cuenta.')).toBeVisible()
    await page.getByRole('link', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('/')
    await page.goto(link)
    await page.waitForURL('/')
    await expect(page.getByText('Este enlace ya no sirve.')).toBeVisible()
  },
)

test("somebody else's confirmation link swaps no account, and stays good, at any size", async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana')
  const { link } = await register(request)
  await logIn(page, ana)
  await page.goto(link)
  await page.waitForURL('/noticias')
  await expect(page.getByText('Ya has entrado en una cuenta.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(ana.token)
  expect((await request.get(`/api/users/confirmation/${link.split('#')[1]}`)).ok()).toBe(true)
})

plain(
  '"if the user already has a type, go to /", also when it was chosen on another device, at any size',
  async ({ page, request }) => {
    const { link } = await register(request)
    await page.goto(link)
    await page.waitForURL('/register/select')
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const headers = { 'x-access-token': token }
    await request.put('/api/users/profile', { headers, data: { profile: 'talento' } })
    await page.getByRole('button', { name: /Buscar talento/ }).click()
    await page.waitForURL('/noticias')
    await expect(page.getByText('Tu tipo de cuenta ya estaba elegido.')).toBeVisible()
  },
)

plain(
  '"failed resend … fail silently", and one that works says so, at any size',
  async ({ page, request }) => {
    const { id, email } = await register(request)
    await page.addInitScript(
      (registered) => sessionStorage.setItem('registered', JSON.stringify(registered)),
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
    await expect(page.getByText('Te lo hemos enviado otra vez.')).toBeHidden()
    await again.click()
    await expect(page.getByText('Te lo hemos enviado otra vez.')).toBeVisible()
    await expect(again).toBeDisabled()
  },
)

test('a success page of nobody and a confirmation without a token go to /, at any size', async ({ page }) => {
  await page.goto('/register/success')
  await page.waitForURL('/')
  await page.goto('/register/confirmation')
  await page.waitForURL('/')
})
