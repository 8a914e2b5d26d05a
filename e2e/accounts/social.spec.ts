import { test as baseTest, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { requireReauthentication } from '../onboarding/settings/reauthentication.ts'
import { fillCity, followMailedLink, registerAccount, waitForMail, uniqueWord } from '../accounts.ts'

/** Claims of an account at the test provider. */
function createClaims(more: Partial<Record<'email' | 'given_name' | 'family_name', string>> = {}) {
  const sub = `casa${uniqueWord()}`
  return { sub, email: `${sub}@casa.example`, given_name: 'Sol', family_name: 'Prueba', ...more }
}

/** Fills in the provider's login page with these claims and submits it. */
async function submitClaims(
  page: Page,
  who: Record<string, string>,
  { verified = true } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Casa' })).toBeVisible()
  for (const [name, value] of Object.entries(who)) await page.getByLabel(name, { exact: true }).fill(value)
  if (verified) await page.getByLabel('email_verified').check()
  await page.getByRole('button', { name: 'Sí' }).click()
}

const languages = {
  es: {
    locale: 'es-MX',
    go: 'Continuar con Casa',
    hello: 'Hola, Sol',
    submit: 'Crear cuenta',
    summary: 'Hay 3 errores por corregir',
    young: 'al menos 14 años',
    city: 'Ciudad',
    date: ['Día', 'Mes', 'Año'],
    terms: /Acepto los/,
    select: '¿Qué te trae por aquí?',
    agency: /Buscar talento/,
    continue: 'Continuar',
    exists: 'Ya tienes cuenta',
    refused: 'Cancelaste el inicio de sesión',
  },
  en: {
    locale: 'en-US',
    go: 'Continue with Casa',
    hello: 'Hello, Sol',
    submit: 'Create account',
    summary: 'There are 3 problems to fix',
    young: 'at least 14 years',
    city: 'City',
    date: ['Day', 'Month', 'Year'],
    terms: /I agree to the/,
    select: 'What brings you here?',
    agency: /Find talent/,
    continue: 'Continue',
    exists: 'You already have an account',
    refused: 'You canceled',
  },
}

type Texts = (typeof languages)['es']

async function fillIn(page: Page, texts: Texts): Promise<void> {
  await page.getByLabel(texts.date[0] ?? '', { exact: true }).fill('12')
  await page.getByLabel(texts.date[1] ?? '', { exact: true }).selectOption('4')
  await page.getByLabel(texts.date[2] ?? '', { exact: true }).fill('1998')
  await fillCity(page.getByLabel(texts.city, { exact: true }), 'Puebla')
  await page.getByLabel(texts.terms).check()
}

const submit = (page: Page, texts: Texts) => page.locator('form').getByRole('button', { name: texts.submit })

for (const [language, texts] of Object.entries(languages)) {
  test.describe(`P-oauth-6, in ${language}`, () => {
    test.use({ locale: texts.locale })

    test('P-oauth-11: a new account enters the missing data, chooses a type, and is recognized at the next login @journey', async ({
      page,
    }) => {
      const who = createClaims()
      await page.goto('/register')
      await page.getByRole('link', { name: texts.go }).focus()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await submitClaims(page, who)

      await page.waitForURL('/register/select')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hello)
      await expect(page.getByText(who.email)).toBeVisible()
      await submit(page, texts).click()
      await expect(page.getByRole('alert')).toContainText(texts.summary)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await fillIn(page, texts)
      await page.reload()
      await expect(page.getByLabel(texts.city, { exact: true })).toHaveValue('Puebla')
      await submit(page, texts).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.select)
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('social'))),
      ).toEqual([])
      await page.getByRole('button', { name: texts.agency }).click()
      await page.getByRole('button', { name: texts.continue }).click()
      await page.waitForURL(/noticias|register\/agencia/)

      await page.goto('/logout')
      await page.waitForURL('/')
      await page.goto('/login?next=%2Fterminos')
      await page.getByRole('link', { name: texts.go }).click()
      await page.waitForURL('/terminos')
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('social-key'))),
      ).toEqual([])
    })

    test('P-oauth-7: an existing account with the same e-mail is never linked silently @one-viewport @journey', async ({
      page,
      request,
    }) => {
      const { email } = await (await registerAccount(request, 'talento', 'Ana')).call('getSelf')
      await page.goto('/login')
      await page.getByRole('link', { name: texts.go }).click()
      await submitClaims(page, createClaims({ email }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.exists)
      await expect(page.getByRole('alert')).toContainText(email)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

    test('declining at the provider shows a message @one-viewport @journey', async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: texts.go }).click()
      await page.getByRole('button', { name: 'No' }).click()
      await page.waitForURL('/login/social')
      await expect(page.getByRole('alert')).toContainText(texts.refused)
      await expectAccessible(page)
    })
  })
}

test('P-oauth-8: a missing e-mail is asked for, and an unverified one has to be confirmed by mail @one-viewport', async ({
  page,
  request,
}) => {
  const { email, ...who } = createClaims()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('link', { name: languages.es.go }).click()
  await submitClaims(page, who, { verified: false })
  await page.waitForURL('/register/select')
  await page.getByLabel('Correo electrónico').fill(email)
  await fillIn(page, languages.es)
  await expectAccessible(page)
  await submit(page, languages.es).click()
  await page.waitForURL('/register/success')
  await expect(page.getByText(email)).toBeVisible()

  // Confirmed in the same browser, the account stays linked to the provider.
  const elsewhere = await page.context().newPage()
  const token = await waitForMail(request, email, /confirmation#([\w-]+)/)
  await followMailedLink(elsewhere, `/register/confirmation#${token}`)
  await elsewhere.waitForURL('/register/select')
  await elsewhere.evaluate(() => localStorage.removeItem('token'))
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: languages.es.go }).click()
  await elsewhere.waitForURL('/register/select')
  await expect(elsewhere.getByRole('heading', { name: languages.es.select })).toBeVisible()
})

test('P-oauth-4: the login ticket is removed from the URL immediately, and is rejected in another browser @one-viewport', async ({
  page,
  browser,
}) => {
  const who = createClaims()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/login')
  await page.getByRole('link', { name: languages.es.go }).click()
  await submitClaims(page, who)
  await page.waitForURL('/register/select')
  const arrival = addresses.find((address) => address.includes('#ticket=')) ?? ''
  expect(arrival).not.toBe('')

  const other = await browser.newContext({ locale: 'es-MX' })
  const victim = await other.newPage()
  await victim.goto(arrival)
  await expect(victim.getByRole('alert')).toContainText('venció')
  expect(victim.url()).not.toContain('ticket')
  expect(await victim.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await other.close()
})

test('a login callback without a ticket redirects to the login, and an unknown error shows a message @one-viewport', async ({
  page,
}) => {
  await page.goto('/login/social')
  await page.waitForURL('/login')
  await page.goto('/login/social#error=https://evil.example')
  await expect(page.getByRole('alert')).toContainText('No pudimos verificar')
})

test('P-oauth-2: provider buttons are left of the form on wide screens and below it on narrow ones, and the tab order follows', async ({
  page,
  viewport,
}) => {
  await page.goto('/register')
  const providerLink = page.getByRole('link', { name: languages.es.go })
  await expect(providerLink).toBeVisible()
  const [button, form] = [await providerLink.boundingBox(), await page.locator('form').boundingBox()]
  const wide = (viewport?.width ?? 0) >= 1200
  if (wide) expect(button!.x + button!.width).toBeLessThan(form!.x)
  else expect(button!.y).toBeGreaterThan(form!.y + form!.height)
  // The tab order matches the visual order.
  await (wide ? providerLink : page.getByLabel('Nombre', { exact: true })).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(wide ? 'Nombre' : 'Apellido', { exact: true })).toBeFocused()
})

baseTest(
  'reauthentication without a password goes through the provider in a popup, and keeps the form input @one-viewport',
  async ({ page }) => {
    const texts = languages.es
    await page.goto('/register')
    await page.getByRole('link', { name: texts.go }).click()
    const who = createClaims()
    await submitClaims(page, who)
    await page.waitForURL('/register/select')
    await fillIn(page, texts)
    await submit(page, texts).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.select)
    // Simulates a login too long ago for sensitive changes.
    await requireReauthentication(page, 'changePassword')
    await page.goto('/user/password')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase larga')
    await page.getByLabel('Repite la contraseña nueva', { exact: true }).fill('una frase larga')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    const confirmButton = dialog.getByRole('button', { name: 'Confirmar con Casa' })
    await expect(confirmButton).toBeVisible()
    await expect(dialog.getByLabel('Contraseña actual', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await confirmButton.click()
    await submitClaims(await opened, who)
    await expect(page.getByText('Cambiaste tu contraseña.')).toBeVisible()
  },
)
