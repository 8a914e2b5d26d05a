import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-sessions-12: list of sessions: end one session, then all others @one-viewport @journey', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const self = await account.call('getSelf')
  const data = { email: self.email, password: account.password }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const tokens: string[] = []
  for (const zone of ['', 'America/Mexico_City', '']) {
    const login = await request.post(getRouteUrl(contract.authenticate), {
      data,
      headers: { ...headers, 'x-time-zone': zone },
    })
    tokens.push(((await login.json()) as { token: string }).token)
  }
  await logIn(page, account)
  await page.goto('/user/settings/sessions')
  const rows = page.getByRole('list', { name: 'Tus dispositivos' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('Este navegador')
  await expect(rows.nth(2)).toContainText('Zona horaria: hora de Ciudad de México')
  await expect(rows.nth(1)).not.toContainText('Zona horaria')
  await rows.nth(1).getByRole('button', { name: 'Cerrar la sesión de Firefox · Linux' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'Tus dispositivos' })).toBeFocused()
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('Se cerraron todas las demás sesiones.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  for (const token of tokens) {
    const revoked = await request.get(getRouteUrl(contract.getSelf), { headers: { 'x-access-token': token } })
    expect(revoked.status()).toBe(401)
  }
})
