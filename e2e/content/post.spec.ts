import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { intercept, interceptRouteOnce } from '../network.ts'
import { registerAccount, logIn, publishPhotos } from '../accounts.ts'
import { photoFile } from '../photo.ts'

test('P-posts-17: publishing a photo with a text; the draft survives a reload @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/noticias')
  const description = `Noche de estreno ${Date.now()}`
  const area = page.getByRole('textbox', { name: /¿Qué estás creando/ })
  await area.fill(description)
  await page.reload()
  await expect(area).toHaveValue(description)
  await page.locator('#composer-photos').setInputFiles([photoFile, photoFile])
  await page.getByRole('button', { name: /(Quitar|Cancelar) la foto 2/ }).click()
  await page.getByLabel('Descripción de la foto 1').fill('Una bailarina en la luz')
  await expect(page.getByRole('button', { name: 'Quitar la foto 1' })).toBeVisible()
  await expectAccessible(page)
  const publish = page.getByRole('button', { name: /^Brilla: / })
  // P-design-2: one accent a screen.
  const compose = page.getByRole('link', { name: 'Publicar' })
  const isPhone = test.info().project.name === 'phone'
  const getFill = (element: Element) => getComputedStyle(element).backgroundColor
  if (isPhone) expect(await compose.evaluate(getFill)).not.toBe(await publish.evaluate(getFill))
  await publish.click()
  const post = page.getByRole('article').filter({ hasText: description })
  await expect(post).toBeVisible()
  await expect(post.getByRole('img', { name: 'Una bailarina en la luz' })).toBeVisible()
  await expect(area).toHaveValue('')
  // P-posts-15: on a phone the composer closes.
  await expect(publish).toBeVisible({ visible: !isPhone })
})

test('P-feed-7, P-likes-3: liking and commenting on a post in the feed, and opening its photos and the profile @one-viewport @journey', async ({
  page,
  request,
}) => {
  const [ana, bruno] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  await ana.call('subscribeCategory', { body: { categoryId: 2 } })
  const ciudad = 'San Cristóbal de las Casas, Chiapas'
  const { nombre, apellido, email, birthdate: fecha } = await ana.call('getSelf')
  await ana.call('updateUser', { body: { nombre, apellido, email, fecha, ciudad } })
  const description = `Once minutos de luz ${Date.now()}`
  await publishPhotos(request, ana, description, ['Un haz de luz', 'Dos cintas'])
  await logIn(page, bruno)
  await page.goto('/noticias')
  const post = page.getByRole('article').filter({ hasText: description })
  const likeButton = post.getByRole('button', { name: 'Me gusta' })
  const liked = page.waitForResponse('**/reactions/like/post/*')
  await likeButton.click()
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')

  // P-posts-28.
  await liked
  await post.getByRole('button', { name: 'A 1 persona le gusta' }).press('Enter')
  const likes = page.getByRole('dialog', { name: 'A quién le gustó' })
  await expect(likes.getByRole('listitem')).toHaveText(new RegExp(bruno.name))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(likes).toBeHidden()
  await expect(post.getByRole('button', { name: 'A 1 persona le gusta' })).toBeFocused()

  // P-posts-29.
  await expect(post.getByText('Música y danza', { exact: true })).toBeVisible()
  const city = await post.getByText(ciudad, { exact: true }).boundingBox()
  const time = await post.locator('header time').boundingBox()
  // A long one is cut on the screen, so that the time is next to it.
  expect(Math.abs(city!.y - time!.y)).toBeLessThan(city!.height / 2)

  const form = post.getByRole('textbox', { name: 'Escribe un comentario' })
  await form.fill('Se me ha puesto la piel de gallina')
  await form.press('Enter')
  await expect(post.getByRole('listitem').filter({ hasText: 'piel de gallina' })).toBeVisible()
  await expect(form).toHaveValue('')
  await expectAccessible(page)

  await post.getByRole('link', { name: 'Un haz de luz' }).press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'Un haz de luz' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Dos cintas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await post.getByRole('link', { name: ana.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  const shown = await bruno.call('getFeed', { query: {} })
  expect(shown.posts.find((each) => each.description === description)).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
    reacted: true,
  })
})

baseTest(
  'publishing offline keeps the draft, and retrying creates one post @one-viewport @journey',
  async ({ page, request, context }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const description = `Sin red ${Date.now()}`
    const area = page.getByRole('textbox', { name: /¿Qué estás creando/ })
    await area.fill(description)
    const publish = page.getByRole('button', { name: /^Brilla: / })
    // On a phone the composer is loaded once its text has the focus.
    await expect(publish).toBeVisible()
    await context.setOffline(true)
    await publish.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos con el servidor' }),
    ).toBeVisible()
    await expect(area).toHaveValue(description)
    await context.setOffline(false)
    await publish.click()
    await expect(page.getByRole('article').filter({ hasText: description })).toHaveCount(1)
  },
)

baseTest(
  'a menu opened while a post is being published stays open @one-viewport @journey',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const description = `De camino ${Date.now()}`
    await page.getByRole('textbox', { name: /¿Qué estás creando/ }).fill(description)
    const { promise: opened, resolve: send } = Promise.withResolvers<void>()
    await interceptRouteOnce(page, 'createPost', async (route) => {
      await opened
      await route.continue()
    })
    await page.getByRole('button', { name: /^Brilla: / }).click()
    await page.getByRole('button', { name: 'Tu cuenta' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    send()
    await expect(
      page.getByRole('article', { includeHidden: true }).filter({ hasText: description }),
    ).toHaveCount(1)
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  },
)

baseTest(
  'P-feed-5: opening a post from a stale list fetches it again, and shows that it was deleted @one-viewport',
  async ({ page, request }) => {
    const [ana, bruno] = [
      await registerAccount(request, 'talento', 'Ana'),
      await registerAccount(request, 'talento', 'Bruno'),
    ]
    const { id } = await ana.call('createPost', { body: { description: 'Por poco tiempo' } })
    await logIn(page, bruno)
    await page.goto(`/profile/${ana.profileUrl}`)
    const post = page.getByRole('article')
    await expect(post).toContainText('Por poco tiempo')
    await ana.call('deletePost', { params: { id } })
    await page.clock.setSystemTime(Date.now() + 60_000)
    await post.getByRole('link', { name: 'ahora mismo' }).click()
    await expect(page.getByText('Esta publicación ya no está')).toBeVisible()
    await expect(post).toHaveCount(0)
  },
)

test('P-posts-18, P-posts-19: the photo grid fills its rows, and shows +N on the fifth photo', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  const shapes = { 3: [2, 2, 1], 4: [2, 2, 2, 2], 7: [2, 2, 3, 3, 3] }
  for (const [count, perRow] of Object.entries(shapes)) {
    const alts = Array.from({ length: Number(count) }, (_, index) => `Foto ${index + 1}`)
    const { id } = await publishPhotos(request, ana, `Con ${count}`, alts)
    await page.goto(`/noticias/${id}`)
    const photos = page
      .getByRole('article')
      .locator('ul')
      .getByRole('link')
      .filter({ has: page.locator('img') })
    await expect(photos).toHaveCount(perRow.length)
    const { width = 0 } = (await page.getByRole('article').boundingBox()) ?? {}
    for (const [index, part] of perRow.entries()) {
      const box = await photos.nth(index).boundingBox()
      expect(Math.abs((box?.width ?? 0) - width / part), `photo ${index + 1} of ${count}`).toBeLessThan(6)
    }
    if (count === '7') await expect(photos.nth(4)).toHaveText(/^\+2/)
  }
})

baseTest(
  'P-media-18: a photo is drawn blurred until it is loaded @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    const { id } = await publishPhotos(request, ana, 'Borrosa', ['Una luz'])
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await intercept(page, '**/resize/c*/*', async (route) => {
      await gate
      await route.fallback()
    })
    // The page counts as loaded only with its photo.
    await page.goto(`/noticias/${id}`, { waitUntil: 'commit' })
    const photo = page.getByRole('img', { name: 'Una luz' })
    await expect(photo).toHaveCSS('background-image', /^url\("data:image\/png/)
    open()
    await expect(photo).toHaveCSS('background-image', 'none')
    await expect(photo).toHaveJSProperty('complete', true)
  },
)

test('menus open by keyboard inside a landmark, and changing the language updates the title', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const post = await ana.call('createPost', { body: { description: 'Sin foto' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${post.id}`)
  await expect(page).toHaveTitle(`Publicación de ${ana.name} | Brilla`)
  const options = page.getByRole('button', { name: 'Opciones de la publicación' })
  await options.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Editar el texto' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // The closing menu restores the focus, which would close the next menu.
  await expect(options).toBeFocused()
  const account = page.getByRole('button', { name: 'Tu cuenta' })
  await account.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'English' }).press('Enter')
  await expect(page).toHaveTitle(`Post by ${ana.name} | Brilla`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`P-design-4: pages fit 320 px and pass axe, in ${colorScheme}`, async ({ page, request }) => {
    // Runs axe on six pages, which takes longer than any other test.
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 700 })
    const paths = ['/', '/login', '/register', '/terminos']
    const ana = await registerAccount(request, 'talento', 'Ana')
    const description = `👩‍👩‍👧‍👦 <b>texto</b> \u202eשלום\n${'ñ'.repeat(4_970)}`
    const { id } = await ana.call('createPost', { body: { description } })
    await ana.call('createComment', { body: { postId: id, comment: `<i>${'w'.repeat(1_997)}` } })
    const visit = async (path: string) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    }
    for (const path of paths) await visit(path)
    await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
    for (const path of ['/noticias', `/profile/${ana.profileUrl}`]) await visit(path)
    await page.getByRole('button', { name: 'Ver más' }).first().click()
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain(description)
    await expectNoHorizontalScroll(page)
  })
}
