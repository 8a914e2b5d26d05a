import { logIn, publishPhotos, registerAccount, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

test('P-discovery-15: the wall of work, by category, with the viewer across posts @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await ana.call('subscribeCategory', { body: { categoryId: 6 } })
  const word = uniqueWord()
  await publishPhotos(request, ana, `Primero ${word}`, [`Un faro ${word}`, 'Otro faro'])
  await ana.call('createPost', {
    body: { description: `Segundo ${word}`, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  })
  await logIn(page, ana)

  await page.goto('/explorar')
  await page.getByRole('navigation', { name: 'Qué explorar' }).getByRole('link', { name: 'Obras' }).click()
  await expect(page).toHaveTitle('Obras | Brilla')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obras')
  const category = page.getByRole('combobox', { name: 'Categoría' })
  await category.selectOption('Literatura')
  await page.waitForURL('/explorar/obras?category=literatura')
  const photo = page.getByRole('link', { name: `Un faro ${word}` })
  const video = page.getByRole('link', { name: `Segundo ${word}` })
  await expect(photo).toContainText('2 fotos')
  await expect(video).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await video.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(`Segundo ${word}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`Primero ${word}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Otro faro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await page.waitForURL('/explorar/obras?category=literatura')
  await expect(video).toBeFocused()

  // The address that work had before.
  await page.goto('/explorar/trabajos?category=literatura')
  await page.waitForURL('/explorar/obras?category=literatura')
  await expect(photo).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Orden' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Destacados' }).press('Enter')
  await page.waitForURL('/explorar/obras?category=literatura&order=featured')
  await expect(
    page.getByRole('heading', { level: 2, name: 'Literatura, Destacados', exact: true }),
  ).toBeAttached()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(photo).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('navigation', { name: 'Orden' }).getByRole('link', { name: 'Destacados' }).click()
  await page.waitForURL('/explorar/obras?category=literatura&order=featured')
  const everything = page.getByRole('navigation', { name: 'Categoría' }).getByRole('link', { name: 'Todo' })
  await everything.click()
  await expect(everything).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})
