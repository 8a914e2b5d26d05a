import { test as baseTest } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

const day = 24 * 60 * 60_000

for (const [name, shift] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`P-sessions-21, P-pages-32: with a clock ${name} a person logs in, times are right, and a message can be withdrawn @one-viewport`, async ({
    page,
    request,
  }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const luis = await registerAccount(request, 'talento', 'Luis')
    await luis.call('createPost', { body: { description: 'Recién hecha.' } })
    await page.clock.install({ time: Date.now() + shift })
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/noticias')

    await page.goto(`/profile/${luis.profileUrl}`)
    await expect(page.getByRole('article').getByRole('time').first()).toHaveText(
      /ahora mismo|hace\s\d+\ssegundos/,
    )
    await page.goto(`/conversaciones/${luis.profileUrl}`)
    const write = page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })
    await write.fill('¡Hola, Luis!')
    await write.press('Enter')
    const log = page.getByRole('log')
    await expect(log.getByText('Enviado')).toBeVisible()
    await expect(log.getByText('Hoy', { exact: true })).toBeVisible()
    await log.getByRole('button', { name: /¡Hola, Luis!/ }).click()
    await page.getByRole('menuitem').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para todos' }).click()
    await expect(log).not.toContainText('¡Hola, Luis!')
  })
}

// A refused request is an error of the console.
baseTest(
  'P-sessions-21: a mailed link opens where the stored session has expired @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await ana.call('logout')
    await page.clock.install({ time: Date.now() + day })
    await logIn(page, ana)
    await page.goto('/forgot')
    await expect(page).toHaveURL('/forgot')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
