import { test as plain } from '@playwright/test'
import { expect, expectAccessible, test } from './check.ts'
import { join, logIn } from './people.ts'

plain('a refused login says which of the two is wrong, and loses nothing', async ({ page, request }) => {
  const ana = await join(request, 'talento', 'Ana')
  const self = await ana.call('getSelf')
  await page.goto('/login?next=%2Fnoticias%3Ffilter%3Dagencia')
  const submit = page.locator('form').getByRole('button', { name: 'Entrar' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Escribe tu correo electrónico.')
  await page.getByLabel('Correo electrónico').fill('nadie@gente.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('no está registrado')
  await page.getByLabel('Correo electrónico').fill(self.email)
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('La contraseña parece incorrecta')
  await expectAccessible(page)
  await page.getByLabel('Contraseña', { exact: true }).fill(`la clave de ${self.nombre}`)
  await submit.click()
  await page.waitForURL('/noticias?filter=agencia')
})

test('guards: platform.md section 2', async ({ page, request }) => {
  await page.goto('/noticias')
  await page.waitForURL('/login')
  await page.goto('/profile/')
  await page.waitForURL('/')
  await logIn(page, await join(request, 'agencia', 'Marta'))
  await page.goto('/')
  await page.waitForURL('/noticias')
  await page.goto('/register')
  await page.waitForURL('/noticias')
})

plain('logging out in one tab ends the others (decision 14)', async ({ page, request, context }) => {
  const ana = await join(request, 'talento', 'Ana')
  await page.goto('/terminos')
  await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
  await page.goto('/noticias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
  const other = await context.newPage()
  await other.goto('/logout')
  await other.waitForURL('/')
  await page.waitForURL(/\/(login.*)?$/)
})

test('what a page asks first is on its way before its scripts, and is asked once', async ({
  page,
  request,
}) => {
  await logIn(page, await join(request, 'talento', 'Ana'))
  const asked: string[] = []
  page.on('request', (made) => {
    const { pathname } = new URL(made.url())
    if (pathname.startsWith('/api/') || made.resourceType() === 'script') asked.push(pathname)
  })
  await page.goto('/noticias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
  await page.waitForLoadState('networkidle')
  const calls = asked.filter((path) => path.startsWith('/api/'))
  expect(calls.toSorted()).toEqual(['/api/posts/feed', '/api/users/self'])
})
