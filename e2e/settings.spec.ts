import { test as plain, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from './check.ts'
import { join, logIn, mailed, type Person } from './people.ts'

const languages = {
  es: {
    locale: 'es-MX',
    account: 'Tu cuenta',
    settings: 'Ajustes',
    sections: [
      ['Información personal', '/user/settings'],
      ['Quién ve mis datos', '/user/settings/privacy'],
      ['Categorías', '/user/settings/categories'],
      ['Intereses y aficiones', '/user/interests'],
      ['Dirección del perfil', '/user/settings/address'],
      ['Avisos por correo', '/user/settings/notifications'],
      ['Idioma', '/user/settings/language'],
      ['Contraseña', '/user/password'],
      ['Dónde has entrado', '/user/settings/sessions'],
      ['Una copia de tus datos', '/user/settings/export'],
      ['Cancelar la cuenta', '/user/settings/cancel'],
    ],
    save: 'Guardar cambios',
    fix: 'Corrige estos datos',
    name: 'Nombre',
    surname: 'Apellido',
    nameMissing: 'Escribe tu nombre y apellido.',
    email: 'Correo electrónico',
    emailWrong: 'Correo electrónico inválido',
    emailTaken: 'Ya hay una cuenta con este correo',
    wrongLink: 'Ese enlace no es de ese sitio',
    saved: 'Guardado. Tus cambios ya se ven.',
    leave: '¿Salir sin guardar?',
    stay: 'Seguir aquí',
    go: 'Salir sin guardar',
    confirm: 'Confirma que eres tú',
    confirmDo: 'Confirmar',
    password: 'Contraseña',
    passwordWrong: 'La contraseña parece incorrecta',
    pending: 'Falta confirmar',
    emailDone: 'Listo: tu correo es',
    newPassword: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    change: 'Cambiar contraseña',
    passwordErrors: [
      'Debes introducir la contraseña nueva dos veces.',
      'Tu contraseña debe tener al menos 10 caracteres.',
      'Las contraseñas no coinciden.',
    ],
    passwordDone: 'Tu contraseña es otra.',
    cancelDo: 'Cancelar mi cuenta',
    cancelSure: 'Sí, cancelar mi cuenta',
    cancelled: 'Tu cuenta está cancelada',
  },
  en: {
    locale: 'en-US',
    account: 'Your account',
    settings: 'Settings',
    sections: [
      ['Personal information', '/user/settings'],
      ['Who sees my data', '/user/settings/privacy'],
      ['Categories', '/user/settings/categories'],
      ['Interests and hobbies', '/user/interests'],
      ['Profile address', '/user/settings/address'],
      ['E-mail notices', '/user/settings/notifications'],
      ['Language', '/user/settings/language'],
      ['Password', '/user/password'],
      ["Where you're logged in", '/user/settings/sessions'],
      ['A copy of your data', '/user/settings/export'],
      ['Cancel the account', '/user/settings/cancel'],
    ],
    save: 'Save changes',
    fix: 'Please fix these',
    name: 'First name',
    surname: 'Last name',
    nameMissing: 'Enter your first and last name.',
    email: 'E-mail',
    emailWrong: 'Invalid e-mail',
    emailTaken: 'There is an account with this e-mail already',
    wrongLink: 'That link is not of that site',
    saved: 'Saved. Your changes are out there.',
    leave: 'Leave without saving?',
    stay: 'Stay here',
    go: 'Leave without saving',
    confirm: "Confirm it's you",
    confirmDo: 'Confirm',
    password: 'Password',
    passwordWrong: 'The password seems to be wrong',
    pending: 'is waiting to be confirmed',
    emailDone: 'Done: your e-mail is',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    change: 'Change password',
    passwordErrors: [
      'Enter the new password twice.',
      'Your password must have at least 10 characters.',
      "The passwords don't match.",
    ],
    passwordDone: 'Your password is changed.',
    cancelDo: 'Cancel my account',
    cancelSure: 'Yes, cancel my account',
    cancelled: 'Your account is cancelled',
  },
} as const

/** The next call to this address is refused as that of a session that is no longer fresh (api.md); the one after is real. */
async function asksForPassword(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, error: 'reauthenticate', detail: '' }),
      }),
    { times: 1 },
  )
}

const passwordOf = (nombre: string) => `la clave de ${nombre}`

async function joinAs(request: Parameters<typeof join>[0], language: 'es' | 'en'): Promise<Person> {
  const person = await join(request, 'talento', 'Ana')
  await person.call('changeLanguage', { body: { langCode: language } })
  return person
}

for (const language of ['es', 'en'] as const) {
  const words = languages[language]

  test.describe(`settings, in ${language}`, () => {
    test.use({ locale: words.locale, colorScheme: language === 'es' ? 'light' : 'dark' })

    test('the account menu leads to every section; each is accessible and fits 320 px', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000)
      await logIn(page, await joinAs(request, language))
      await page.goto('/noticias')
      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.settings }).click()
      await page.waitForURL('/user/dashboard')
      await page.goto('/user')
      await page.waitForURL('/user/dashboard')
      await expectAccessible(page)
      const main = page.locator('main')
      for (const [title, path] of words.sections) {
        await main.getByRole('link', { name: title }).click()
        await page.waitForURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} | Brilla`)
        await expect(main.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
        await expectAccessible(page)
        const size = page.viewportSize()
        await page.setViewportSize({ width: 320, height: 700 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        if (size) await page.setViewportSize(size)
        await page.goBack()
      }
    })

    plain(
      '"first and last name required"; wrong fields stand in a summary and at their place; "success shows a message and refreshes the user"',
      async ({ page, request }) => {
        const person = await joinAs(request, language)
        await logIn(page, person)
        await page.goto('/user/settings')
        const save = page.getByRole('button', { name: words.save })
        await page.getByLabel(words.name, { exact: true }).fill('  ')
        await page.getByLabel(words.email, { exact: true }).fill('sin arroba')
        await save.click()
        const summary = page.getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(summary).toContainText(words.fix)
        await expect(summary.getByRole('link')).toHaveCount(2)
        await expect(page.getByLabel(words.name, { exact: true })).toHaveAccessibleDescription(
          words.nameMissing,
        )
        await expectAccessible(page)
        await summary.getByRole('link', { name: words.emailWrong }).click()
        await expect(page.getByLabel(words.email, { exact: true })).toBeFocused()

        const self = await person.call('getSelf')
        await page.getByLabel(words.email, { exact: true }).fill(self.email)
        await page.getByLabel(words.name, { exact: true }).fill('Anaís')
        await page.getByLabel(/^Instagram/).fill('@anais.baila')
        await page.getByLabel(/^LinkedIn/).fill('gente.example/anais')
        await save.click()
        await expect(summary).toContainText(words.wrongLink)
        await expect(page.getByLabel(/^LinkedIn/)).toHaveAttribute('aria-invalid', 'true')
        await page.getByLabel(/^LinkedIn/).fill('linkedin.com/in/anais')
        await save.click()
        await expect(page.getByText(words.saved)).toBeVisible()
        await expect(summary).toBeHidden()
        await expect(page.getByLabel(/^Instagram/)).toHaveValue('https://instagram.com/anais.baila')
        expect(await person.call('getSelf')).toMatchObject({
          nombre: 'Anaís',
          instagram_url: 'https://instagram.com/anais.baila',
          linkedin_url: 'https://linkedin.com/in/anais',
        })
      },
    )

    test('leaving with unsaved changes asks', async ({ page, request }) => {
      await logIn(page, await joinAs(request, language))
      await page.goto('/user/settings')
      const surname = page.getByLabel(words.surname, { exact: true })
      await surname.fill('Otra')
      await page.getByRole('link', { name: 'Brilla' }).click()
      const dialog = page.getByRole('dialog', { name: words.leave })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: words.stay }).click()
      await expect(surname).toHaveValue('Otra')
      await page.getByRole('link', { name: 'Brilla' }).click()
      await dialog.getByRole('button', { name: words.go }).click()
      await page.waitForURL('/noticias')
    })
  })

  plain.describe(`what needs a fresh session, in ${language}`, () => {
    plain.use({ locale: words.locale })

    /** The window that asks for the password: a wrong one is said in it, the right one goes on. */
    async function confirm(page: Page, password: string) {
      const dialog = page.getByRole('dialog', { name: words.confirm })
      const field = dialog.getByLabel(words.password, { exact: true })
      await expect(field).toBeFocused()
      await expectAccessible(page)
      await field.fill('no es esta')
      await field.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText(words.passwordWrong)
      await field.fill(password)
      await dialog.getByRole('button', { name: words.confirmDo, exact: true }).click()
      await expect(dialog).toBeHidden()
    }

    plain(
      'a new e-mail: looked up on blur, pending until its mailbox confirms it',
      async ({ page, request }) => {
        const person = await joinAs(request, language)
        const other = await (await joinAs(request, language)).call('getSelf')
        const self = await person.call('getSelf')
        const next = self.email.replace('@', '.nueva@')
        await logIn(page, person)
        await page.goto('/user/settings')
        const field = page.getByLabel(words.email, { exact: true })
        await field.fill(other.email)
        await field.blur()
        await expect(page.getByText(words.emailTaken)).toBeVisible()
        await field.fill(next)
        await asksForPassword(page, '/users')
        await page.getByRole('button', { name: words.save }).click()
        await confirm(page, passwordOf(self.nombre))
        await expect(page.getByText(words.pending)).toContainText(next)
        await expect(field).toHaveValue(self.email)
        await expectAccessible(page)
        const token = await mailed(request, next, /\/register\/email#([\w-]+)/)
        await page.goto(`/register/email#${token}`)
        await expect(page.getByText(words.emailDone)).toContainText(next)
        expect(await person.call('getSelf')).toMatchObject({ email: next, pendingEmail: null })
      },
    )

    plain(
      'platform.md section 5, "Password change": "both fields required", "minimum length 10", "both must match"',
      async ({ page, request }) => {
        const person = await joinAs(request, language)
        const self = await person.call('getSelf')
        await logIn(page, person)
        await page.goto('/user/password')
        const [missing, short, different] = words.passwordErrors
        const alert = page.getByRole('alert')
        const save = page.getByRole('button', { name: words.change })
        const typed = page.getByLabel(words.newPassword, { exact: true })
        const repeated = page.getByLabel(words.repeat, { exact: true })
        await save.click()
        await expect(alert).toContainText(missing)
        await typed.fill('corta')
        await repeated.fill('corta')
        await save.click()
        await expect(alert).toContainText(short)
        await typed.fill('otra frase que recuerdo')
        await save.click()
        await expect(alert).toContainText(different)
        await repeated.fill('otra frase que recuerdo')
        await asksForPassword(page, '/users/password')
        await save.click()
        await confirm(page, passwordOf(self.nombre))
        await expect(page.getByText(words.passwordDone)).toBeVisible()
        await expect(typed).toHaveValue('')
        const login = await request.post('/api/users/authenticate', {
          data: { email: self.email, password: 'otra frase que recuerdo' },
        })
        expect(login.status()).toBe(200)
      },
    )

    plain(
      'decision 23: cancelled is "hidden at once, restored by logging in within four weeks"',
      async ({ page, request }) => {
        const person = await joinAs(request, language)
        const self = await person.call('getSelf')
        await logIn(page, person)
        await page.goto('/user/settings/cancel')
        await asksForPassword(page, '/users/self')
        await page.getByRole('button', { name: words.cancelDo }).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: words.cancelSure }).click()
        await confirm(page, passwordOf(self.nombre))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cancelled)
        await expectAccessible(page)
        const asked = { headers: { 'x-access-token': person.token } }
        expect((await request.get('/api/users/self', asked)).status()).toBe(401)
        const login = await request.post('/api/users/authenticate', {
          data: { email: self.email, password: passwordOf(self.nombre) },
        })
        expect(login.status()).toBe(200)
      },
    )
  })
}

test('"characters other than word characters, digits and hyphen are stripped while typing"; an address is checked while it is typed; the old one redirects', async ({
  page,
  request,
}) => {
  const person = await join(request, 'talento', 'Ana')
  const other = await join(request, 'talento', 'Berta')
  await logIn(page, person)
  await page.goto('/user/settings/address')
  const field = page.getByLabel('Tu dirección')
  await expect(field).toHaveValue(person.profileUrl)
  await expect(page.getByRole('button', { name: 'Cambiar dirección' })).toBeDisabled()
  await field.fill('')
  await expect(page.getByText('no puede estar vacía')).toBeVisible()
  await field.fill(other.profileUrl)
  await expect(page.getByText('Esa dirección ya está tomada.')).toBeVisible()
  await field.fill('noticias')
  await expect(page.getByText('Esa dirección ya está tomada.')).toBeVisible()
  const next = `Ñandú ¡${Date.now().toString(36)}!`
  await field.fill('')
  await field.pressSequentially(next)
  const stripped = next
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
  await expect(field).toHaveValue(stripped)
  await expect(page.getByText('Está libre.')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await expect(page.getByText('Listo: tu perfil está en')).toContainText(stripped)
  await expectAccessible(page)
  await page.goto(`/profile/${person.profileUrl}/biografia`)
  await page.waitForURL(`/profile/${stripped}/biografia`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
})

test('switches save at once, say so in their place, and are taken back when the server refuses', async ({
  page,
  request,
}) => {
  const person = await join(request, 'talento', 'Ana')
  await logIn(page, person)
  await page.goto('/user/settings/notifications')
  const followers = page.getByRole('switch', { name: 'Nuevos seguidores' })
  await expect(followers).toBeChecked()
  await followers.press('Space')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.goto('/user/settings/privacy')
  await page.getByRole('switch', { name: 'Mostrar mi correo' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.goto('/user/settings/categories')
  await expect(page.getByText('Elige al menos una.')).toBeVisible()
  await page.getByRole('switch', { name: 'Música y danza' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  const self = await person.call('getSelf')
  expect(self.followers).toBe(false)
  const categories = await person.call('getSubscribedCategories')
  expect(categories.filter(({ subscribed }) => subscribed).map(({ slug }) => slug)).toEqual(['musica'])
})

plain(
  'without a connection a switch goes back, and a page says what is the matter',
  async ({ page, request }) => {
    await logIn(page, await join(request, 'talento', 'Ana'))
    await page.goto('/user/settings/notifications')
    const followers = page.getByRole('switch', { name: 'Nuevos seguidores' })
    await expect(followers).toBeChecked()
    await page.route('**/api/users/notifications', (route) => route.abort())
    await followers.click()
    await expect(page.getByRole('alert')).toContainText('No llegamos al servidor.')
    await expect(followers).toBeChecked()
    await page.route('**/api/users/self', (route) => route.abort())
    await page.goto('/user/settings/language')
    await expect(page.getByRole('alert')).toContainText('No llegamos al servidor.')
    await expectAccessible(page)
    await page.unroute('**/api/users/self')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

test('decision 19: "interests and hobbies as up to 20 short tags"', async ({ page, request }) => {
  const person = await join(request, 'talento', 'Ana')
  await logIn(page, person)
  await page.goto('/user/interests')
  const field = page.getByLabel('Añade un interés')
  await field.fill('Salsa')
  await field.press('Enter')
  await field.pressSequentially('ajedrez,cine mudo de los años veinte y más,')
  await expect(page.getByRole('list', { name: 'Tus intereses' }).getByRole('listitem')).toHaveCount(3)
  await field.fill('SALSA')
  await expect(page.getByText('Ese ya está en la lista.')).toBeVisible()
  await field.fill('')
  await page.getByRole('button', { name: 'Quitar ajedrez' }).click()
  await field.fill('montaña')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Guardado. Tus cambios ya se ven.')).toBeVisible()
  expect((await person.call('getSelf')).interests).toEqual([
    'Salsa',
    'cine mudo de los años veinte y',
    'montaña',
  ])
  await page.goto(`/profile/${person.profileUrl}/biografia`)
  await expect(page.getByRole('region', { name: 'Intereses y aficiones' })).toContainText('cine mudo')
})

test('where I am logged in: one session is ended, then all others', async ({ page, request }) => {
  const person = await join(request, 'talento', 'Ana')
  const self = await person.call('getSelf')
  const data = { email: self.email, password: passwordOf(self.nombre) }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const tokens: string[] = []
  for (let made = 0; made < 3; made += 1) {
    const login = await request.post('/api/users/authenticate', { data, headers })
    tokens.push(((await login.json()) as { token: string }).token)
  }
  await logIn(page, person)
  await page.goto('/user/settings/sessions')
  const rows = page.getByRole('list', { name: 'Dónde has entrado' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('Aquí, ahora')
  await rows.nth(1).getByRole('button', { name: 'Cerrar la sesión de Firefox · Linux' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('Todas las demás sesiones están cerradas.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  for (const token of tokens) {
    const asked = await request.get('/api/users/self', { headers: { 'x-access-token': token } })
    expect(asked.status()).toBe(401)
  }
})

test('a copy of everything is prepared and downloaded', async ({ page, request }) => {
  await logIn(page, await join(request, 'talento', 'Ana'))
  await page.goto('/user/settings/export')
  await page.getByRole('button', { name: 'Preparar mi copia' }).click()
  const button = page.getByRole('button', { name: /^Descargar/ })
  await expect(button).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})

test('platform.md section 6: "Only talents see … the profile-URL section"; an agency has a configuration of its own', async ({
  page,
  request,
}) => {
  const agency = await join(request, 'agencia', 'Marta')
  await logIn(page, agency)
  await page.goto('/user/dashboard')
  const sections = page.getByRole('navigation', { name: 'Configuración de la cuenta' })
  await expect(sections.getByRole('link')).toHaveCount(10)
  await expect(sections.getByRole('link', { name: 'Dirección del perfil' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/user/settings/address')
  await page.waitForURL('/user/dashboard')
  await page.getByRole('button', { name: 'Actualizar foto o logo' }).click()
  await expect(page.getByRole('dialog', { name: 'Cambiar foto de perfil' })).toBeVisible()
  await page.goto('/user/settings')
  await page.getByLabel('Nombre de la agencia').fill('Casting Prueba')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Guardado. Tus cambios ya se ven.')).toBeVisible()
  expect((await agency.call('getSelf')).agencyName).toBe('Casting Prueba')
  await expectAccessible(page)
})
