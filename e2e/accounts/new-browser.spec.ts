import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { registerAccount, waitForMail } from '../accounts.ts'

test.use({ timezoneId: 'America/Merida' })

test('P-sessions-17: a browser is new at its first login only, and the mailed link ends its session @one-viewport @journey', async ({
  page,
  request,
  browser,
}) => {
  const { email, password } = await registerAccount(request, 'talento', 'Ana')
  const logIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/noticias')
  }
  await logIn()
  const link = await waitForMail(request, email, /(\/login\/end-session#[\w-]{43})/)
  await waitForMail(request, email, /(hora de Mérida)/)
  await page.goto('/logout')
  await page.waitForURL('/')
  await logIn()
  const list = await (await request.get('/outbox')).text()
  const mails = list.split('<li>').filter((item) => item.includes(email))
  expect(mails, 'confirmation and one report').toHaveLength(2)

  // The first session has ended already, so that the second one has to stay.
  const context = await browser.newContext({ locale: 'es-MX' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('¿No fuiste tú?')
  await expectAccessible(other)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await other.getByRole('button', { name: 'Cerrar esa sesión' }).click()
  await expect(other.getByRole('status')).toContainText('Esa sesión está cerrada.')
  await expectAccessible(other)
  const self = await request.get(getRouteUrl(contract.getSelf), {
    headers: { 'x-access-token': token ?? '' },
  })
  expect(self.status()).toBe(200)
  await other.reload()
  await other.getByRole('button', { name: 'Cerrar esa sesión' }).click()
  await expect(other.getByRole('status')).toContainText('ya se usó')
  await other.getByRole('link', { name: 'Cambiar contraseña' }).click()
  await other.waitForURL('/forgot')
  await context.close()
})
