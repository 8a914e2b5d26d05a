import { expect, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-settings-18: switches save immediately and show that they did @one-viewport @journey', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, account)
  await page.goto('/user/settings/notifications')
  const followers = page.getByRole('switch', { name: 'Nuevos seguidores, por correo' })
  await expect(followers).toBeChecked()
  const rows = page.getByRole('main').locator('li, tr')
  const getHeights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  // Lines break differently until the fonts are loaded.
  await page.evaluate(() =>
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined),
  )
  const before = await getHeights()
  await followers.press('Space')
  await expect(page.getByText('Guardado.')).toBeVisible()
  // The row does not grow under the finger.
  expect(await getHeights()).toEqual(before)
  await page.goto('/user/settings/privacy')
  const email = page.getByRole('group', { name: 'Quién ve tu correo' })
  await email.getByLabel('Solo agencias').check()
  await expect(page.getByText('Guardado.')).toBeVisible()
  // P-minors-11: chosen next to the city.
  await page.goto('/user/settings')
  await page.getByLabel('Quién ve la ciudad').selectOption('Nadie')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  await page.goto('/user/settings/categories')
  await expect(page.getByText('Elige al menos una.')).toBeVisible()
  await page.getByRole('switch', { name: 'Música y danza' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  const self = await account.call('getSelf')
  expect(self).toMatchObject({ followers: false, emailAudience: 'agencies', cityAudience: 'nobody' })
  const categories = await account.call('getSubscribedCategories')
  expect(categories.filter(({ subscribed }) => subscribed).map(({ slug }) => slug)).toEqual(['musica'])
})
