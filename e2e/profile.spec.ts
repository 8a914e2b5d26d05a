import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, findToast, test } from './fixtures.ts'
import { intercept, routeGlob } from './network.ts'
import { registerAccount, logIn, publishPhotos, uploadPhoto } from './accounts.ts'
import { runCommand } from './command.ts'
import { photoFile } from './photo.ts'
import { chooseMenuItem } from './menu.ts'

test('following is shown immediately, survives a reload, and is undone by the next click', async ({
  page,
  request,
}) => {
  const [ana, bruno] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  await logIn(page, bruno)
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page).toHaveTitle(`${ana.name} | Brilla`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  await expect(page.getByRole('main').getByText('0 seguidores')).toBeVisible()
  const saved = page.waitForResponse(routeGlob('followUser'))
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByRole('main').getByText('1 seguidor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Siguiendo' })).toBeVisible()
  await expectAccessible(page)
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Siguiendo' }).click()
  await expect(page.getByRole('main').getByText('0 seguidores')).toBeVisible()
})

test('a failed follow is rolled back with a message @one-viewport', async ({ page, request }) => {
  const [ana, bruno] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  await logIn(page, bruno)
  await page.route(routeGlob('followUser'), (route) => route.abort())
  await page.goto(`/profile/${ana.profileUrl}`)
  page.removeAllListeners('console')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(
    findToast(page, 'No pudimos conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeVisible()
  await expect(page.getByRole('main').getByText('0 seguidores')).toBeVisible()
})

test('the owner changes the profile photo and the cover', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.clock.install()
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  const message = findToast(page, 'Imagen procesada correctamente')
  for (const [change, field] of [
    ['Cambiar foto de perfil', 'profileImage'],
    ['Cambiar foto de portada', 'coverImage'],
  ] as const) {
    expect((await ana.call('getSelf'))[field]).toBeFalsy()
    await page.getByRole('button', { name: 'Configuración del perfil' }).click()
    await page.getByRole('menuitem', { name: change }).click()
    const dialog = page.getByRole('dialog', { name: change })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Selecciona una imagen primero')).toBeVisible()
    await expectAccessible(page)
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(photoFile)
    await expect(dialog.getByRole('img', { name: 'Vista previa' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(message).toBeVisible()
    const image = (await ana.call('getSelf'))[field]
    expect(image).toBeTruthy()
    await expect(page.locator(`main img[src*="${image}"]`).first()).toBeVisible()
    // Otherwise the message of the first upload would still be there after the second.
    await page.clock.fastForward('00:10')
    await expect(message).toBeHidden()
  }
})

// Without scripts the page logs errors.
baseTest(
  'P-performance-5: the document of a profile requests its cover without waiting for scripts @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const { url, filename } = await ana.call('presignProfileImage', {
      body: { filename: 'portada.png', type: 'image/png', image_type: 'cover' },
    })
    await uploadPhoto(request, url)
    await ana.call('saveCoverImage', { body: { filename } })
    const { coverImage } = await ana.call('getSelf')
    await logIn(page, ana)
    await page.route('**/assets/*.js', (route) => route.abort())
    const requested = page.waitForRequest(new RegExp(`/resize/c\\d+/${coverImage}$`))
    await page.goto(`/profile/${ana.profileUrl}`)
    await requested
  },
)

baseTest(
  'P-media-12: the owner chooses one of their own photos as profile photo @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await publishPhotos(request, ana, 'Retratos', ['De frente', 'De lado'])
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: 'Configuración del perfil' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar foto de perfil' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar foto de perfil' })
    await dialog.getByRole('button', { name: 'Elegir de mis fotos' }).click()
    await dialog.getByRole('radio', { name: 'De frente' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'De lado' })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    const { profileImage } = await ana.call('getSelf')
    await expect(page.locator(`main img[src*="${profileImage}"]`).first()).toBeVisible()
  },
)

// With a trace, Playwright fetches the broken image itself, which the CSP blocks with a console error.
baseTest(
  'a file that is not an image is rejected before the upload @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: 'Configuración del perfil' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar foto de perfil' }).click()
    const file = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048, 'a') }
    await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(file)
    await expect(page.getByText('Elige una imagen: JPG, PNG, GIF, WebP o HEIC.')).toBeVisible()
    const broken = { ...file, name: 'rota.png', mimeType: 'image/png' }
    await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(broken)
    await expect(page.getByText('No podemos leer este archivo como imagen.')).toBeVisible()
  },
)

test('the photo viewer opens by click and by URL, is used by keyboard, and closes on Escape and back', async ({
  page,
  request,
}) => {
  const [ana, bruno] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  const post = await publishPhotos(request, ana, 'Tres miradas', ['Primera', 'Segunda', 'Tercera'])
  await logIn(page, bruno)
  await page.goto(`/profile/${ana.profileUrl}`)
  // P-design-11: the first screen shows work.
  const recentPhotos = page.getByRole('region', { name: 'Fotos recientes' })
  await expect(recentPhotos.getByRole('link', { name: 'Primera' })).toBeInViewport({ ratio: 1 })
  const opener = page.getByRole('article').getByRole('link', { name: 'Segunda' })
  // Six crops over six connections take longer on a busy machine.
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
  await expect(page.getByRole('article').getByRole('button', { name: 'A 1 persona le gusta' })).toBeVisible()

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
  test(`the biography page shows the data of the account, in ${colorScheme}`, async ({ page, request }) => {
    const [ana, bruno] = [
      await registerAccount(request, 'talento', 'Ana'),
      await registerAccount(request, 'talento', 'Bruno'),
    ]
    await page.emulateMedia({ colorScheme })
    await logIn(page, bruno)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('link', { name: 'Biografía' }).click()
    await expect(page).toHaveURL(/\/biografia$/)
    if (page.viewportSize()!.width < 768) {
      // P-profiles-4: the header is one line.
      const header = page.getByRole('region', { name: ana.name })
      await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(120)
    }
    await expect(page.getByRole('definition').filter({ hasText: 'Femenino' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'México' })).toBeVisible()
    await expect(page.getByRole('link', { name: /@gente\.example/ })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
  })

test('the profile of an agency shows its contact card and no biography', async ({ page, request }) => {
  const [casting, ana] = [
    await registerAccount(request, 'agencia', 'Casting'),
    await registerAccount(request, 'talento', 'Ana'),
  ]
  await logIn(page, ana)
  await page.goto(`/profile/${casting.profileUrl}`)
  await expect(page.getByRole('heading', { name: 'Contacto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Biografía' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /@gente\.example/ })).toBeVisible()
  await expectAccessible(page)

  // The agency itself gets the data of its contact person, which its profile does not show either.
  expect((await casting.call('getSelf')).sex).toBe('FE')
  await page.evaluate((token) => localStorage.setItem('token', token), casting.token)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Configuración del perfil' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contacto' })).toBeVisible()
  await expect(page.getByText('Femenino')).toHaveCount(0)
})

test('P-profiles-14, P-profiles-20, P-profiles-21: the name of an agency opens its contact card in a dialog; a verified one says so at its name, there and on its page', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const mara = await registerAccount(request, 'talento', 'Mara')
  await runCommand('moderator', 'appoint', mara.email)
  await mara.call('verifyAgency', {
    params: { id: (await luz.call('getSelf')).id },
    body: { verified: true, reason: 'Registro.' },
  })
  const { id } = await ana.call('createPost', { body: { description: 'Con luz.' } })
  await luz.call('createComment', { body: { postId: id, comment: 'Escríbenos.' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  const name = page
    .getByRole('group', { name: 'Comentarios' })
    .getByRole('link', { name: `${luz.name} Agencia verificada` })
  await name.press('Enter')
  const card = page.getByRole('dialog', { name: luz.name })
  await expect(card.getByRole('link', { name: luz.email })).toBeVisible()
  await expect(card.getByText('Agencia verificada')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Seguir' }).click()
  await expect(card.getByRole('button', { name: 'Siguiendo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(name).toBeFocused()
  await expect(page).toHaveURL(`/noticias/${id}`)
  await page.goto(`/profile/${luz.profileUrl}`)
  await expect(page.getByText('Agencia verificada')).toBeVisible()
  // P-moderation-17
  await page.evaluate((token) => localStorage.setItem('token', token), luz.token)
  await page.goto('/user/settings')
  await expect(page.getByLabel('Nombre de la agencia')).toHaveAccessibleDescription(
    /deja de estar verificada/,
  )
})

baseTest(
  'an unknown profile and a missing profile address redirect to the feed @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/profile/nadie-se-llama-asi')
    await expect(page).toHaveURL(/\/noticias$/)
    await page.goto('/profile/')
    await expect(page).toHaveURL('/noticias')
  },
)

baseTest(
  'a profile that fails to load shows the error and can be retried @one-viewport',
  async ({ page, request }) => {
    const [ana, bruno] = [
      await registerAccount(request, 'talento', 'Ana'),
      await registerAccount(request, 'talento', 'Bruno'),
    ]
    await logIn(page, bruno)
    const away = { status: 500, contentType: 'application/problem+json', json: { detail: 'Algo falló.' } }
    const release = await intercept(page, routeGlob('getProfile'), (route) => route.fulfill(away))
    await page.goto(`/profile/${ana.profileUrl}`)
    await expect(page.getByText('Algo falló.')).toBeVisible()
    await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
    release()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  },
)

baseTest('opening a profile as a guest redirects to the login @one-viewport', async ({ page }) => {
  await page.goto('/profile/alguien')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Falguien$/)
})

baseTest(
  'P-profiles-18: the owner pins a post to the top of the profile, and unpins it @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    for (const description of ['Primera', 'Segunda']) await ana.call('createPost', { body: { description } })
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    const posts = page.getByRole('article')
    await expect(posts.first()).toContainText('Segunda')
    const old = posts.filter({ hasText: 'Primera' })
    await old.getByRole('button', { name: 'Opciones de la publicación' }).press('Enter')
    await chooseMenuItem(page, 'Fijar en mi perfil')
    await expect(findToast(page, 'Publicación fijada en tu perfil')).toBeVisible()
    await expect(posts.first()).toContainText('Primera')
    await expect(old.getByText('Fijada', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await old.getByRole('button', { name: 'Opciones de la publicación' }).press('Enter')
    await chooseMenuItem(page, 'Quitar de fijadas')
    await expect(posts.first()).toContainText('Segunda')
    await expect(page.getByText('Fijada', { exact: true })).toHaveCount(0)
  },
)
