import { test as plain, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from './check.ts'
import { asksForPassword } from './settings/help.ts'
import { join, mailed, unique } from './people.ts'

/** Somebody whom the provider knows. */
function resident(more: Partial<Record<'email' | 'given_name' | 'family_name', string>> = {}) {
  const sub = `casa${unique()}`
  return { sub, email: `${sub}@casa.example`, given_name: 'Sol', family_name: 'Prueba', ...more }
}

/** Says at the provider's door who one is. */
async function sayWho(page: Page, who: Record<string, string>, { verified = true } = {}): Promise<void> {
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
    summary: 'Hay 3 cosas que corregir',
    young: 'al menos 14 años',
    city: 'Ciudad',
    date: ['Día', 'Mes', 'Año'],
    terms: /Acepto los/,
    select: '¿Qué te trae por aquí?',
    agency: /Buscar talento/,
    exists: 'Ya tienes cuenta',
    refused: 'Has preferido no seguir',
  },
  en: {
    locale: 'en-US',
    go: 'Continue with Casa',
    hello: 'Hello, Sol',
    submit: 'Create account',
    summary: '3 things need fixing',
    young: 'at least 14 years',
    city: 'City',
    date: ['Day', 'Month', 'Year'],
    terms: /I accept the/,
    select: 'What brings you here?',
    agency: /Search for talent/,
    exists: 'You have an account',
    refused: 'You chose not to go on',
  },
}

type Words = (typeof languages)['es']

async function fillIn(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.date[0] ?? '', { exact: true }).fill('12')
  await page.getByLabel(words.date[1] ?? '', { exact: true }).selectOption('4')
  await page.getByLabel(words.date[2] ?? '', { exact: true }).fill('1998')
  await page.getByLabel(words.city, { exact: true }).fill('Puebla')
  await page.getByLabel(words.terms).check()
}

const submit = (page: Page, words: Words) => page.locator('form').getByRole('button', { name: words.submit })

for (const [language, words] of Object.entries(languages)) {
  test.describe(`P-oauth-6, in ${language}`, () => {
    test.use({ locale: words.locale })

    test('somebody new says what is missing, chooses a type, and is known the next time', async ({
      page,
    }) => {
      const who = resident()
      await page.goto('/register')
      await page.getByRole('link', { name: words.go }).focus()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await sayWho(page, who)

      await page.waitForURL('/register/select')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hello)
      await expect(page.getByText(who.email)).toBeVisible()
      await submit(page, words).click()
      await expect(page.getByRole('alert')).toContainText(words.summary)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await fillIn(page, words)
      await page.reload()
      await expect(page.getByLabel(words.city, { exact: true })).toHaveValue('Puebla')
      await submit(page, words).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.select)
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('social'))),
      ).toEqual([])
      await page.getByRole('button', { name: words.agency }).click()
      await page.waitForURL(/noticias|register\/agencia/)

      await page.goto('/logout')
      await page.waitForURL('/')
      await page.goto('/login?next=%2Fterminos')
      await page.getByRole('link', { name: words.go }).click()
      await page.waitForURL('/terminos')
      expect(await page.evaluate(() => localStorage.getItem('social-key'))).toBeNull()
    })

    test('"an account that has this e-mail is never linked silently", at any size', async ({
      page,
      request,
    }) => {
      const { email } = await (await join(request, 'talento', 'Ana')).call('getSelf')
      await page.goto('/login')
      await page.getByRole('link', { name: words.go }).click()
      await sayWho(page, resident({ email }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.exists)
      await expect(page.getByRole('alert')).toContainText(email)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

    test('somebody says no, and is told what happened, at any size', async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: words.go }).click()
      await page.getByRole('button', { name: 'No' }).click()
      await page.waitForURL('/login/social')
      await expect(page.getByRole('alert')).toContainText(words.refused)
      await expectAccessible(page)
    })
  })
}

test('an e-mail that is missing is asked for, and one that is not verified waits for its mail, at any size', async ({
  page,
  request,
}) => {
  const { email, ...who } = resident()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('link', { name: languages.es.go }).click()
  await sayWho(page, who, { verified: false })
  await page.waitForURL('/register/select')
  await page.getByLabel('Correo electrónico').fill(email)
  await fillIn(page, languages.es)
  await expectAccessible(page)
  await submit(page, languages.es).click()
  await page.waitForURL('/register/success')
  await expect(page.getByText(email)).toBeVisible()

  // Confirmed where it began, it keeps its way in.
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`/register/confirmation#${await mailed(request, email, /confirmation#([\w-]+)/)}`)
  await elsewhere.waitForURL('/register/select')
  await elsewhere.evaluate(() => localStorage.removeItem('token'))
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: languages.es.go }).click()
  await elsewhere.waitForURL('/register/select')
  await expect(elsewhere.getByRole('heading', { name: languages.es.select })).toBeVisible()
})

test('the ticket leaves the address at once, and one that this browser did not ask for opens nothing, at any size', async ({
  page,
  browser,
}) => {
  const who = resident()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/login')
  await page.getByRole('link', { name: languages.es.go }).click()
  await sayWho(page, who)
  await page.waitForURL('/register/select')
  const arrival = addresses.find((address) => address.includes('#ticket=')) ?? ''
  expect(arrival).not.toBe('')

  const other = await browser.newContext({ locale: 'es-MX' })
  const victim = await other.newPage()
  await victim.goto(arrival)
  await expect(victim.getByRole('alert')).toContainText('caducó')
  expect(victim.url()).not.toContain('ticket')
  expect(await victim.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await other.close()
})

test('going back to an answer that was used leads on, at any size', async ({ page }) => {
  await page.goto('/login/social')
  await page.waitForURL('/login')
  await page.goto('/login/social#error=https://evil.example')
  await expect(page.getByRole('alert')).toContainText('No hemos podido comprobar')
})

test('P-oauth-2: "A social login button sits on the left", where there is room, and moves nothing', async ({
  page,
  viewport,
}) => {
  await page.goto('/register')
  const way = page.getByRole('link', { name: languages.es.go })
  await expect(way).toBeVisible()
  const [button, form] = [await way.boundingBox(), await page.locator('form').boundingBox()]
  const wide = (viewport?.width ?? 0) >= 1200
  if (wide) expect(button!.x + button!.width).toBeLessThan(form!.x)
  else expect(button!.y).toBeGreaterThan(form!.y + form!.height)
  // Keys and ears come by it where it stands.
  await (wide ? way : page.getByLabel('Nombre', { exact: true })).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(wide ? 'Nombre' : 'Apellido', { exact: true })).toBeFocused()
})

plain(
  '"Confirm it\'s you" without a password: the provider asks again, in a window of its own, and nothing is lost, at any size',
  async ({ page }) => {
    const words = languages.es
    await page.goto('/register')
    await page.getByRole('link', { name: words.go }).click()
    const who = resident()
    await sayWho(page, who)
    await page.waitForURL('/register/select')
    await fillIn(page, words)
    await submit(page, words).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.select)
    // As if the login were a while ago.
    await asksForPassword(page, '/users/password')
    await page.goto('/user/password')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase larga')
    await page.getByLabel('Repite la contraseña nueva', { exact: true }).fill('una frase larga')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    const through = dialog.getByRole('button', { name: 'Confirmar con Casa' })
    await expect(through).toBeVisible()
    await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await through.click()
    await sayWho(await opened, who)
    await expect(page.getByText('Tu contraseña es otra.')).toBeVisible()
  },
)
