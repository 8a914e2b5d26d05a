import { expect, expectAccessible, test } from '../check.ts'
import { join, logIn } from '../people.ts'

test('P-minors-1 and P-minors-6: of a minor nobody sees anything, and the page says so with nothing to choose, at any size', async ({
  page,
  request,
}) => {
  const mina = await join(request, 'talento', 'Mina')
  const { nombre, apellido, email } = await mina.call('getSelf')
  const fecha = `${new Date().getFullYear() - 16}-01-01`
  await mina.call('updateUser', { body: { nombre, apellido, email, fecha } })
  await logIn(page, mina)
  await page.goto('/user/settings/privacy')
  await expect(page.getByText('Como aún no tienes 18 años')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expectAccessible(page)
})
