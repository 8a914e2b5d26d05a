import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { interceptRoute, routeGlob } from '../network.ts'
import { registerAccount, logIn, verifyAgency } from '../accounts.ts'
import { runCommand } from '../command.ts'
import { chooseMenuItem } from '../menu.ts'

test('P-profiles-12, P-follows-2: following is shown immediately, survives a reload, and is undone by the next click @one-viewport @journey', async ({
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

test('a failed follow is rolled back with a message @one-viewport @journey', async ({ page, request }) => {
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`P-profiles-7: the biography page shows the data of the account, in ${colorScheme} @journey`, async ({
    page,
    request,
  }) => {
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

test('on a phone the compact header shows a whole long name, and its menu the way to write @one-viewport @journey', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 780 })
  const [consuelo, bruno] = [
    await registerAccount(request, 'talento', 'Consuelo'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  await logIn(page, bruno)
  await page.goto(`/profile/${consuelo.profileUrl}/fotos`)
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toHaveText(consuelo.name)
  const isCut = await name.evaluate((element) => element.scrollHeight > element.clientHeight)
  expect(isCut).toBe(false)
  await page.getByRole('button', { name: `Más opciones de ${consuelo.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Enviar un mensaje' })).toBeVisible()
})

test('P-profiles-13: the profile of an agency shows its contact card and no biography', async ({
  page,
  request,
}) => {
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
  await verifyAgency(request, mara, luz)
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
  await expect(card.getByText('Nombre legal y registro fiscal')).toBeVisible()
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
  'P-profiles-3: an unknown profile and a missing profile address redirect to the feed, which says why @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/profile/nadie-se-llama-asi')
    await expect(page).toHaveURL(/\/noticias$/)
    await expect(findToast(page, 'No encontramos ese perfil.')).toBeVisible()
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
    const release = await interceptRoute(page, 'getProfile', (route) => route.fulfill(away))
    await page.goto(`/profile/${ana.profileUrl}`)
    await expect(page.getByText('Algo falló.')).toBeVisible()
    await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
    release()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  },
)

baseTest('opening a profile or a post as a guest redirects to the login @one-viewport', async ({ page }) => {
  await page.goto('/profile/alguien')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Falguien$/)
  await page.goto('/noticias/alguna')
  await expect(page).toHaveURL(/\/login\?next=%2Fnoticias%2Falguna$/)
  await expect(page.getByText('Inicia sesión o crea tu cuenta para ver esta publicación.')).toBeVisible()
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
