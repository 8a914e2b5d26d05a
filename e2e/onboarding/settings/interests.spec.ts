import { expect, expectAccessible, test } from '../../fixtures.ts'
import { holdRouteOnce } from '../../network.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-settings-16: interests and hobbies are up to 20 short tags @one-viewport @journey', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/interests')
  const field = page.getByLabel('Agrega un interés')
  await field.fill('Salsa')
  await field.press('Enter')
  await field.pressSequentially('ajedrez,cine mudo de los años veinte,')
  await expect(page.getByRole('list', { name: 'Tus intereses' }).getByRole('listitem')).toHaveCount(3)
  await field.fill('SALSA')
  await expect(page.getByText('Ese ya está en la lista.')).toBeVisible()
  await field.fill('')
  await page.getByRole('button', { name: 'Quitar ajedrez' }).click()
  await field.fill('montaña')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect((await account.call('getSelf')).interests).toEqual([
    'Salsa',
    'cine mudo de los años veinte',
    'montaña',
  ])
  await page.goto(`/profile/${account.profileUrl}/biografia`)
  await expect(page.getByRole('region', { name: 'Intereses y aficiones' })).toContainText('cine mudo')
})

test('a full list of interests keeps the focus in the field @one-viewport', async ({ page, request }) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  const { nombre, apellido, email, birthdate: fecha } = await account.call('getSelf')
  const interests = Array.from({ length: 19 }, (_, number) => `afición ${number + 1}`)
  await account.call('updateUser', { body: { nombre, apellido, email, fecha, interests } })
  await logIn(page, account)
  await page.goto('/user/interests')
  const field = page.getByLabel('Agrega un interés')
  await field.fill('la última')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Ya tienes 20. Quita uno para agregar otro.')
  await expect(field).not.toBeEditable()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar la última' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toBeEditable()
})

test('an interest that is too long is an error, and is neither cut nor saved @one-viewport', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/interests')
  const field = page.getByLabel('Agrega un interés')
  const long = 'cine mudo de los años veinte y treinta'
  const message = 'Cada interés puede tener 30 caracteres como máximo.'
  await field.fill(`Salsa, ${long},`)
  await expect(field).toHaveValue(long)
  await expect(field).toHaveAccessibleDescription(message)
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'Tus intereses' }).getByRole('listitem')).toHaveText(['Salsa'])
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert')).toContainText(message)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await field.fill('cine mudo')
  await expect(field).toHaveAccessibleDescription(/Presiona Enter/)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect((await account.call('getSelf')).interests).toEqual(['Salsa', 'cine mudo'])
})

test('P-settings-25: what is typed while interests are saved stays in the field @one-viewport', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/interests')
  const field = page.getByLabel('Agrega un interés')
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  const list = page.getByRole('list', { name: 'Tus intereses' }).getByRole('listitem')
  await field.fill('salsa')
  const release = await holdRouteOnce(page, 'updateUser')
  const saving = page.waitForRequest((sent) => sent.method() === 'PUT')
  await save.click()
  await saving
  await field.fill('ajedrez')
  release()
  await expect(list).toContainText(['salsa'])
  await expect(field).toHaveValue('ajedrez')
  await page.reload()
  await expect(field).toHaveValue('ajedrez')
  await save.click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect((await account.call('getSelf')).interests).toEqual(['salsa', 'ajedrez'])
})
