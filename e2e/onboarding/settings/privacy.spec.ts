import { expect, expectAccessible, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-minors-1 and P-minors-6: the data of a minor is visible to nobody, and the page explains it without choices @one-viewport @journey', async ({
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
  // P-comments-12: the only choice.
  const comments = page.getByRole('group', { name: 'Quién puede comentar tus publicaciones' })
  await expect(comments.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  // P-minors-9 and P-settings-19
  await page.goto('/user/settings')
  await expect(page.getByLabel('Día')).toBeDisabled()
  await expect(page.getByText('No se puede cambiar antes de los 18 años.')).toBeVisible()
  await expect(page.getByText('Nadie más lo ve mientras tengas menos de 18 años.')).toHaveCount(3)
  await expectAccessible(page)
})
