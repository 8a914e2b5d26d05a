import { expect, expectAccessible, test } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'

test('P-minors-1 and P-minors-6: the data of a minor is visible to nobody, and the page explains it without switches @one-viewport', async ({
  page,
  request,
}) => {
  const mina = await registerAccount(request, 'talento', 'Mina')
  const { nombre, apellido, email } = await mina.call('getSelf')
  const fecha = `${new Date().getFullYear() - 16}-01-01`
  await mina.call('updateUser', { body: { nombre, apellido, email, fecha } })
  await logIn(page, mina)
  await page.goto('/user/settings/privacy')
  await expect(page.getByText('Como aún no tienes 18 años')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expectAccessible(page)
})
