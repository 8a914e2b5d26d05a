import { test as plain } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './check.ts'
import { interceptOnce } from './network.ts'
import { join, logIn, postPhotos, takePhoto } from './people.ts'

test('a dancer posts a photo with a few words', async ({ page, request }) => {
  const ana = await join(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/noticias')
  const words = `Noche de estreno ${Date.now()}`
  const area = page.getByRole('textbox', { name: /¿Qué estás creando/ })
  await area.fill(words)
  await page.reload()
  await expect(area).toHaveValue(words)
  const photo = await takePhoto(page)
  await page.locator('#composer-photos').setInputFiles([photo, photo])
  await page.getByRole('button', { name: /(Quitar|Cancelar) la foto 2/ }).click()
  await page.getByLabel('Descripción de la foto 1').fill('Una bailarina en la luz')
  await expect(page.getByRole('button', { name: 'Quitar la foto 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Brilla', exact: true }).click()
  const post = page.getByRole('article').filter({ hasText: words })
  await expect(post).toBeVisible()
  await expect(post.getByRole('img', { name: 'Una bailarina en la luz' })).toBeVisible()
  await expect(area).toHaveValue('')
})

test('somebody else sees it, likes it, comments on it and opens her profile', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
  const words = `Once minutos de luz ${Date.now()}`
  await page.goto('/terminos')
  await postPhotos(page, ana, words, ['Un haz de luz', 'Dos cintas'])
  await logIn(page, bruno)
  await page.goto('/noticias')
  const post = page.getByRole('article').filter({ hasText: words })
  const fire = post.getByRole('button', { name: /^Me gusta/ })
  await fire.click()
  await expect(fire).toHaveAttribute('aria-pressed', 'true')
  await expect(fire).toHaveAccessibleName(/1 persona/)

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
  expect(shown.posts.find(({ description }) => description === words)).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
    reacted: true,
  })
})

plain(
  'with the network cut nothing is lost, and publishing again is one post, at any size',
  async ({ page, request, context }) => {
    const ana = await join(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const words = `Sin red ${Date.now()}`
    const area = page.getByRole('textbox', { name: /¿Qué estás creando/ })
    await area.fill(words)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Brilla', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No llegamos al servidor' })).toBeVisible()
    await expect(area).toHaveValue(words)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Brilla', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
  },
)

plain(
  'who has gone on to something else while a post is published stays there, at any size',
  async ({ page, request }) => {
    const ana = await join(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const words = `De camino ${Date.now()}`
    await page.getByRole('textbox', { name: /¿Qué estás creando/ }).fill(words)
    const { promise: opened, resolve: send } = Promise.withResolvers<void>()
    await interceptOnce(page, '**/api/posts', async (route) => {
      await opened
      await route.continue()
    })
    await page.getByRole('button', { name: 'Brilla', exact: true }).click()
    await page.getByRole('button', { name: 'Tu cuenta' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    send()
    await expect(page.getByRole('article', { includeHidden: true }).filter({ hasText: words })).toHaveCount(1)
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  },
)

plain('a post of an old list is read again, and may be gone, at any size', async ({ page, request }) => {
  const [ana, bruno] = [await join(request, 'talento', 'Ana'), await join(request, 'talento', 'Bruno')]
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
})

test('P-posts-18: "the first two photos take half width, the next two a third width, the fifth carries a +N overlay with the remaining count, the sixth and later are hidden"', async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/terminos')
  const shapes = { 3: [2, 2, 3], 4: [2, 2, 3, 3], 7: [2, 2, 3, 3, 3] }
  for (const [count, perRow] of Object.entries(shapes)) {
    const alts = Array.from({ length: Number(count) }, (_, index) => `Foto ${index + 1}`)
    const { id } = await postPhotos(page, ana, `Con ${count}`, alts)
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

test('menus open by keyboard inside a landmark, and a change of language reaches the title', async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana')
  const post = await ana.call('createPost', { body: { description: 'Sin foto' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${post.id}`)
  await expect(page).toHaveTitle(`Publicación de ${ana.name} | Brilla`)
  const options = page.getByRole('button', { name: 'Opciones de la publicación' })
  await options.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Editar el texto' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // A menu that goes gives the focus back, which would close the next one.
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
  test(`nothing scrolls sideways at 320 px, and axe finds nothing, in ${colorScheme}`, async ({
    page,
    request,
  }) => {
    // Six pages, each looked through by axe: a busy machine takes longer than for any other test.
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 700 })
    const paths = ['/', '/login', '/register', '/terminos']
    const ana = await join(request, 'talento', 'Ana')
    const description = `👩‍👩‍👧‍👦 <b>texto</b> \u202eשלום\n${'ñ'.repeat(4_970)}`
    const { id } = await ana.call('createPost', { body: { description } })
    await ana.call('createComment', { body: { postId: id, comment: `<i>${'w'.repeat(1_997)}` } })
    const visit = async (path: string) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectToFit(page)
    }
    for (const path of paths) await visit(path)
    await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
    for (const path of ['/noticias', `/profile/${ana.profileUrl}`]) await visit(path)
    await page.getByRole('button', { name: 'Ver más' }).first().click()
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain(description)
    await expectToFit(page)
  })
}
