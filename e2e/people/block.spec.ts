import { randomUUID } from 'node:crypto'
import { test, type Locator, type Page } from '@playwright/test'
import { logIn, publishPhotos, registerAccount, registerWithProfile, type TestAccount } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast } from '../fixtures.ts'
import { interceptRouteOnce } from '../network.ts'
import { chooseMenuItem } from '../menu.ts'

const openMenu = async (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')
const dialog = (page: Page) => page.getByRole('dialog')

test('P-blocks-6: a profile is blocked from its menu after its consequences were listed, and leads to the feed @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  await luis.call('createPost', { body: { description: `De ${luis.name}` } })
  await logIn(page, ana)
  await page.goto(`/profile/${luis.profileUrl}`)
  const more = `Más opciones de ${luis.name}`
  await openMenu(page, more)
  await expect(page.getByRole('menuitem', { name: 'Copiar enlace' })).toBeFocused()
  await chooseMenuItem(page, `Bloquear a ${luis.name}`)
  await expect(dialog(page)).toContainText('visitar tu perfil')
  await expect(dialog(page)).toContainText('encontrarte en la búsqueda')
  await expect(dialog(page)).toContainText('solo una persona de moderación puede quitar el bloqueo')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: more, exact: true })).toBeFocused()

  await openMenu(page, more)
  await chooseMenuItem(page, `Bloquear a ${luis.name}`)
  await interceptRouteOnce(page, 'blockUser', (route) => route.abort())
  const confirm = dialog(page).getByRole('button', { name: 'Bloquear', exact: true })
  await confirm.click()
  await expect(dialog(page).getByRole('alert')).toContainText('No pudimos conectarnos')
  await confirm.click()
  await expect(page).toHaveURL('/noticias')
  await expect(findToast(page, `Bloqueaste a ${luis.name}.`)).toBeVisible()
  await expect(page.getByText(`De ${luis.name}`)).toHaveCount(0)

  await page.goto(`/profile/${luis.profileUrl}`)
  await expect(page).toHaveURL('/noticias')
  await expect(findToast(page, 'Ya bloqueaste este perfil.')).toBeVisible()
})

test('P-blocks-7, P-blocks-9: a block from a comment removes everything of the person from the page, but not from the counts @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id } = await ana.call('createPost', { body: { description: 'De Ana' } })
  await luis.call('createComment', { body: { comment: 'Qué luz', postId: id } })
  await ana.call('createComment', { body: { comment: 'Gracias', postId: id } })
  await luis.call('likePost', { params: { id }, body: { reacted: true } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  const article = page.getByRole('article')
  await expect(article.getByText('2 comentarios')).toBeAttached()
  await openMenu(page, `Más opciones del comentario de ${luis.name}: Qué luz`)
  await expect(page.getByRole('menuitem', { name: 'Copiar enlace' })).toHaveCount(0)
  await chooseMenuItem(page, `Bloquear a ${luis.name}`)
  await dialog(page).getByRole('button', { name: 'Bloquear', exact: true }).press('Enter')
  await expect(page.getByText('Qué luz')).toHaveCount(0)
  await expect(article.getByText('Gracias')).toBeVisible()
  await expect(article.getByText('2 comentarios')).toBeAttached()
  await expect(article.getByRole('button', { name: 'A 1 persona le gusta' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(article.locator(':focus')).toHaveCount(1)
})

test('P-blocks-6, P-blocks-7: a menu is on cards, posts and agencies; only a talent can block, and no agency; a blocked card disappears @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const post = await luis.call('createPost', { body: { description: 'De Luis' } })
  const self = await luis.call('getSelf')
  await ana.call('followUser', { body: { id: self.id } })
  await luz.call('followUser', { body: { id: self.id } })
  await logIn(page, ana)
  await page.goto(`/profile/${luis.profileUrl}/seguidores`)
  const block = page.getByRole('menuitem', { name: /^Bloquear/ })
  const report = page.getByRole('menuitem', { name: /^Reportar/ })
  await expect(page.getByRole('heading', { name: ana.name })).toBeVisible()
  await expect(page.getByRole('button', { name: `Más opciones de ${ana.name}` })).toHaveCount(0)
  // P-messages-1: on a card, and in the menu of a profile's compact header.
  await expect(page.getByRole('link', { name: `Escribir a ${luz.name}` })).toHaveAttribute(
    'href',
    `/conversaciones/${luz.profileUrl}`,
  )
  await openMenu(page, `Más opciones de ${luis.name}`)
  await expect(page.getByRole('menuitem', { name: 'Enviar un mensaje' })).toHaveAttribute(
    'href',
    `/conversaciones/${luis.profileUrl}`,
  )
  await page.keyboard.press('Escape')
  await openMenu(page, `Más opciones de ${luz.name}`)
  await expect(report).toBeVisible()
  await expect(block).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: luz.name, exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: `Más opciones de ${luz.name}` })
    .press('Enter')
  await expect(dialog(page).getByRole('menuitem', { name: 'Reportar perfil' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const eva = await registerAccount(request, 'talento', 'Eva')
  await eva.call('followUser', { body: { id: self.id } })
  await page.goto(`/profile/${luis.profileUrl}/seguidores`)
  await openMenu(page, `Más opciones de ${eva.name}`)
  await chooseMenuItem(page, `Bloquear a ${eva.name}`)
  await dialog(page).getByRole('button', { name: 'Bloquear', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: eva.name })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: luz.name })).toBeVisible()
  await page.goto(`/noticias/${post.id}`)
  await openMenu(page, `Más opciones de la publicación de ${luis.name}`)
  await expect(block).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('token', token), luz.token)
  await page.goto(`/noticias/${post.id}`)
  await openMenu(page, `Más opciones de la publicación de ${luis.name}`)
  await expect(report).toBeVisible()
  await expect(block).toHaveCount(0)
})

test('P-blocks-7: the menu is wherever a talent sees a person or something of theirs @one-viewport', async ({
  page,
  request,
}) => {
  const [ana, luis, eva] = [
    await registerWithProfile(request, 'Ana'),
    await registerWithProfile(request, 'Luis'),
    await registerAccount(request, 'talento', 'Eva'),
  ]
  const photos = await publishPhotos(request, luis, 'Luz de la tarde', ['Un faro'])
  const share = await eva.call('sharePost', { body: { id: photos.id } })
  const own = await ana.call('createPost', { body: { description: 'De Ana' } })
  await luis.call('likePost', { params: { id: own.id } })
  const { id: anaId } = await ana.call('getSelf')
  const { id: luisId } = await luis.call('getSelf')
  const write = (from: TestAccount, receiverId: string, message: string) =>
    from.call('sendMessage', { body: { receiverId, message, clientId: randomUUID() } })
  await write(luis, anaId, 'Hola, Ana')
  await write(ana, luisId, 'Hola, Luis')
  await write(eva, anaId, 'Soy Eva')
  await logIn(page, ana)

  const expectMenu = async (name: string | RegExp, within: Locator = page.locator('body')) => {
    await within.getByRole('button', { name }).first().press('Enter')
    const items = page.getByRole('menu').getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    for (const item of [/^Reportar/, /^Bloquear a /])
      await expect(items.filter({ hasText: item })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
  }
  const openConversation = async () => {
    await page.goto(`/conversaciones/${luis.profileUrl}`)
    // It takes the focus when the messages have loaded, which would close a menu.
    await expect(page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })).toBeFocused()
  }
  const belowHeading = (name: string) =>
    page.getByRole('heading', { name }).locator('xpath=ancestor::*[.//button][1]')
  const ofLuis = `Más opciones de ${luis.name}`
  const anybody = /^Más opciones de (?!la publicación)/
  const places: Record<string, () => Promise<void>> = {
    'who liked a post': async () => {
      await page.goto(`/noticias/${own.id}`)
      await page.getByRole('button', { name: 'A 1 persona le gusta' }).press('Enter')
      await expectMenu(ofLuis, dialog(page))
    },
    'a shared post': async () => {
      await page.goto(`/noticias/${share.id}`)
      await expectMenu(`Más opciones de la publicación de ${luis.name}`)
    },
    'the photo viewer': async () => {
      await page.goto(`/profile/${luis.profileUrl}/fotos`)
      await page.getByRole('main').getByRole('link', { name: 'Un faro' }).first().click()
      await expectMenu(`Más opciones de la publicación de ${luis.name}`, dialog(page))
    },
    'a person who was searched': async () => {
      await page.goto(`/explorar?q=${encodeURIComponent(luis.name)}`)
      await expectMenu(ofLuis)
    },
    'similar talents': async () => {
      await page.goto('/explorar')
      await expectMenu(anybody, belowHeading('Talentos como tú'))
    },
    'a card of explore': async () => {
      await page.goto('/explorar/musica')
      await expectMenu(anybody, page.getByRole('main'))
    },
    'the sidebar': async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/noticias')
      await expectMenu(anybody, page.getByRole('complementary'))
    },
    'a conversation': async () => {
      await openConversation()
      await expectMenu(ofLuis)
    },
    'a received message': async () => {
      await expectMenu(`Más opciones del mensaje de ${luis.name}: Hola, Ana`)
    },
    'a request': async () => {
      await page.goto(`/conversaciones/${eva.profileUrl}`)
      const request = page.getByRole('region', { name: `${eva.name} te envió una solicitud de mensaje` })
      await expect(request.getByRole('button', { name: 'Reportar' })).toBeVisible()
      await request.getByRole('button', { name: 'Bloquear' }).press('Enter')
    },
  }
  for (const [name, check] of Object.entries(places)) await test.step(name, check)

  // From the request, and then from the header of the conversation.
  await dialog(page).getByRole('button', { name: 'Bloquear', exact: true }).press('Enter')
  await expect(page).toHaveURL('/conversaciones')
  await openConversation()
  await openMenu(page, ofLuis)
  await chooseMenuItem(page, `Bloquear a ${luis.name}`)
  await dialog(page).getByRole('button', { name: 'Bloquear', exact: true }).press('Enter')
  await expect(page).toHaveURL('/conversaciones')
  for (const { name } of [eva, luis]) await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
})
