import { test as plain } from '@playwright/test'
import { expect, expectAccessible, test } from './check.ts'
import { intercept } from './network.ts'
import { join, logIn, postPhotos, takePhoto } from './people.ts'

test('following shows at once, is kept, and is taken back with the next press', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
  await logIn(page, bruno)
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page).toHaveTitle(`${ana.name} | Brilla`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  await expect(page.getByText('0 seguidores')).toBeVisible()
  const kept = page.waitForResponse('**/api/users/follow')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByText('1 seguidor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Siguiendo' })).toBeVisible()
  await expectAccessible(page)
  await kept
  await page.reload()
  await page.getByRole('button', { name: 'Siguiendo' }).click()
  await expect(page.getByText('0 seguidores')).toBeVisible()
})

test('a refused follow is taken back with a word, at any size', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
  await logIn(page, bruno)
  await page.route('**/api/users/follow', (route) => route.abort())
  await page.goto(`/profile/${ana.profileUrl}`)
  page.removeAllListeners('console')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(
    page.getByText('No llegamos al servidor. Comprueba tu conexión e inténtalo otra vez.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeVisible()
  await expect(page.getByText('0 seguidores')).toBeVisible()
})

test('the owner changes the profile photo and the cover', async ({ page, request }) => {
  const ana = await join(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  const picture = await takePhoto(page)
  for (const change of ['Cambiar foto de perfil', 'Cambiar foto de portada']) {
    await page.getByRole('button', { name: 'Ajustes del perfil' }).click()
    await page.getByRole('menuitem', { name: change }).click()
    const dialog = page.getByRole('dialog', { name: change })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Selecciona una imagen primero')).toBeVisible()
    await expectAccessible(page)
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(picture)
    await expect(dialog.getByRole('img', { name: 'Vista previa' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Imagen procesada correctamente').last()).toBeVisible()
  }
  const self = await ana.call('getSelf')
  expect(self.profileImage).toBeTruthy()
  expect(self.coverImage).toBeTruthy()
  await expect(page.locator(`main img[src*="${self.profileImage}"]`).first()).toBeVisible()
})

// A trace fetches the broken picture for itself, which the page's policy refuses aloud.
plain('a file that is no picture is refused before it is sent, at any size', async ({ page, request }) => {
  const ana = await join(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('button', { name: 'Ajustes del perfil' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar foto de perfil' }).click()
  const file = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048, 'a') }
  await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(file)
  await expect(page.getByText('Elige una imagen JPG, PNG o GIF.')).toBeVisible()
  const broken = { ...file, name: 'rota.png', mimeType: 'image/png' }
  await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(broken)
  await expect(page.getByText('No podemos leer este archivo como imagen.')).toBeVisible()
})

test('photos open in place, by link and by keyboard, and back closes them', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
  await page.goto('/terminos')
  const post = await postPhotos(page, ana, 'Tres miradas', ['Primera', 'Segunda', 'Tercera'])
  await logIn(page, bruno)
  await page.goto(`/profile/${ana.profileUrl}`)
  const opener = page.getByRole('article').getByRole('link', { name: 'Segunda' })
  // A busy machine takes its time with six crops, and a browser has six lines.
  await expect(opener.getByRole('img')).toHaveJSProperty('complete', true, { timeout: 15_000 })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: `Fotos de ${ana.name}` })
  await expect(viewer.getByRole('img', { name: 'Segunda' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`post=${post.id}&foto=2`))
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Tercera' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await expect(viewer.getByRole('img', { name: 'Primera' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/foto=3/)
  await viewer.getByRole('button', { name: /^Me gusta/ }).click()
  await expect(viewer.getByRole('button', { name: /^Me gusta/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/profile/${ana.profileUrl}$`))
  await expect(opener).toBeFocused()
  await expect(page.getByRole('article').getByRole('button', { name: /^Me gusta/ })).toHaveText('1')

  await opener.click()
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()

  await page.goto(`/profile/${ana.profileUrl}?post=${post.id}&foto=3`)
  await expect(viewer.getByRole('img', { name: 'Tercera' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/${ana.profileUrl}\\??$`))
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the biography tells what its owner tells, in ${colorScheme}`, async ({ page, request }) => {
    const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
    await page.emulateMedia({ colorScheme })
    await logIn(page, bruno)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('link', { name: 'Biografía' }).click()
    await expect(page).toHaveURL(/\/biografia$/)
    await expect(page.getByRole('definition').filter({ hasText: 'Femenino' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'México' })).toBeVisible()
    await expect(page.getByRole('link', { name: /@gente\.example/ })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
  })

test('an agency has its card as a page', async ({ page, request }) => {
  const [casting, ana] = [await join(request, 'agencia', 'Casting'), await join(request, 'talento', 'Ana')]
  await logIn(page, ana)
  await page.goto(`/profile/${casting.profileUrl}`)
  await expect(page.getByRole('heading', { name: 'Contacto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Biografía' })).toHaveCount(0)
  await expect(page.getByText('Femenino')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /@gente\.example/ })).toBeVisible()
  await expectAccessible(page)
})

test('P-profiles-14: "agency names open the agency modal"', async ({ page, request }) => {
  const ana = await join(request, 'talento', 'Ana')
  const luz = await join(request, 'agencia', 'Luz')
  const { id } = await ana.call('createPost', { body: { description: 'Con luz.' } })
  await luz.call('createComment', { body: { postId: id, comment: 'Escríbenos.' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  const name = page.getByRole('group', { name: 'Comentarios' }).getByRole('link', { name: luz.name })
  await name.press('Enter')
  const card = page.getByRole('dialog', { name: luz.name })
  await expect(card.getByRole('link', { name: luz.email })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Seguir' }).click()
  await expect(card.getByRole('button', { name: 'Siguiendo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(name).toBeFocused()
  await expect(page).toHaveURL(`/noticias/${id}`)
})

plain(
  'a profile that is not there leads to the feed, and none to the start, at any size',
  async ({ page, request }) => {
    const ana = await join(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/profile/nadie-se-llama-asi')
    await expect(page).toHaveURL(/\/noticias$/)
    await page.goto('/profile/')
    await expect(page).toHaveURL(/\/(noticias)?$/)
  },
)

plain('a profile that cannot be read now says so in its place, at any size', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
  await logIn(page, bruno)
  const away = { status: 500, contentType: 'application/problem+json', json: { detail: 'Algo falló.' } }
  const release = await intercept(page, '**/api/users/*/profile', (route) => route.fulfill(away))
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByText('Algo falló.')).toBeVisible()
  await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
  release()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
})

plain('a visitor is asked to log in first, at any size', async ({ page }) => {
  await page.goto('/profile/alguien')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Falguien$/)
})
