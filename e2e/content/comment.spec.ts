import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { registerAccount, registerMinor, logIn } from '../accounts.ts'
import { chooseMenuItem } from '../menu.ts'
import { interceptRouteOnce } from '../network.ts'

test('P-comments-4: a post shows one comment until expanded, then loads them by page, with the right count @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const { id } = await ana.call('createPost', { body: { description: 'Veintitrés.' } })
  const write = (comment: string) => ana.call('createComment', { body: { postId: id, comment } })
  for (let number = 1; number <= 23; number += 1) await write(`Comentario ${number}.`)

  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  const post = page.getByRole('article')
  const comments = post.getByRole('group', { name: 'Comentarios' })
  await expect(comments.getByRole('listitem')).toHaveText([/Comentario 1\./])
  // WCAG 2.5.8: above and below it are other links.
  const time = comments.getByRole('link').filter({ has: page.getByRole('time') })
  expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await write('Llegó mientras tanto.')
  await comments.getByRole('button', { name: 'Ver los 23 comentarios' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(20)
  await expect(comments).toBeFocused()
  await expect(post.getByText('24 comentarios')).toBeAttached()
  await comments.getByRole('button', { name: 'Ver más comentarios' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(24)
  await expect(comments.getByRole('listitem').last()).toContainText('Llegó mientras tanto.')
})

test('P-comments-5: the focus stays where it was moved while an edit was saved @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const { id } = await ana.call('createPost', { body: { description: 'Con un comentario.' } })
  await ana.call('createComment', { body: { postId: id, comment: 'Lo digo yo.' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  await page.getByRole('button', { name: 'Opciones del comentario' }).press('Enter')
  await chooseMenuItem(page, 'Editar comentario')
  const { promise: isMoved, resolve: move } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'editComment', async (route) => {
    await isMoved
    await route.continue()
  })
  await page.getByLabel('Tu comentario').fill('Lo decimos todas.')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Escribe un comentario' })
  await field.pressSequentially('Otra ')
  move()
  await expect(page.getByText('Lo decimos todas.')).toBeVisible()
  await expect(page.getByLabel('Tu comentario')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('deleting an own comment asks for confirmation, and a double click deletes it once @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const { id } = await ana.call('createPost', { body: { description: 'Sin comentarios.' } })
  await ana.call('createComment', { body: { postId: id, comment: 'Lo digo yo.' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  await page.getByRole('button', { name: 'Opciones del comentario' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar comentario' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar este comentario?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // The second press comes when the dialog is gone, and hits nothing of what lay below.
  const button = dialog.getByRole('button', { name: 'Eliminar comentario' })
  const { x, y } = (await button.boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.up()
  await expect(dialog).toHaveCount(0)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page.getByText('Lo digo yo.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Comentar 0 comentarios' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Escribe un comentario' })).toBeFocused()
})

baseTest(
  'deleting a post on its own page says what goes with it, and shows that it no longer exists @one-viewport @journey',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const { id } = await ana.call('createPost', { body: { description: 'Adiós.' } })
    await logIn(page, ana)
    await page.goto(`/noticias/${id}`)
    await page.getByRole('button', { name: 'Opciones de la publicación' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('También se eliminarán sus comentarios y me gusta.')
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await expect(findToast(page, 'Publicación eliminada')).toBeVisible()
    await expect(page.getByText('Esta publicación ya no está')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  },
)

baseTest(
  'deleting a comment that was deleted elsewhere removes it and updates the count @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const { id: postId } = await ana.call('createPost', { body: { description: 'Dos voces.' } })
    const { id } = await ana.call('createComment', { body: { postId, comment: 'Esta se va.' } })
    await logIn(page, ana)
    await page.goto(`/noticias/${postId}`)
    const post = page.getByRole('article')
    const comment = post.getByRole('listitem').filter({ hasText: 'Esta se va.' })
    await expect(comment).toBeVisible()
    await ana.call('deleteComment', { params: { id } })
    await comment.getByRole('button', { name: 'Opciones del comentario' }).press('Enter')
    await chooseMenuItem(page, 'Eliminar')
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(comment).toBeHidden()
    await expect(post.getByText('0 comentarios')).toBeAttached()
  },
)

baseTest(
  'P-comments-5: Escape asks before a changed comment is lost, then closes the video viewer @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const { id: postId } = await ana.call('createPost', {
      body: { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    })
    await ana.call('createComment', { body: { postId, comment: 'Se oye bien.' } })
    await logIn(page, ana)
    await page.goto(`/noticias?post=${postId}`)
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('button', { name: 'Opciones del comentario' }).click()
    await page.getByRole('menuitem', { name: 'Editar comentario' }).click()
    await viewer.getByLabel('Tu comentario').fill('No se oye')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(viewer.getByLabel('Tu comentario')).toBeFocused()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(viewer.getByText('Se oye bien.')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Opciones del comentario' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  },
)

baseTest(
  'P-comments-8, P-comments-7, P-comments-10: a reply by keyboard is shown below its comment, whose deletion by the author of the post it survives @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const luis = await registerAccount(request, 'talento', 'Luis')
    const { id: postId } = await ana.call('createPost', { body: { description: 'En la azotea.' } })
    await luis.call('createComment', { body: { postId, comment: '¿Dónde es?' } })
    await luis.call('createComment', { body: { postId, comment: 'Qué vista.' } })
    await logIn(page, ana)
    await page.goto(`/noticias/${postId}`)
    const question = page.getByRole('listitem').filter({ hasText: '¿Dónde es?' })
    const [asked] = (await ana.call('getComments', { query: { postId } })).rows
    await expect(question.getByRole('link').filter({ has: page.locator('time') })).toHaveAttribute(
      'href',
      `/noticias/${postId}#comment-${asked!.id}`,
    )
    await expect(question.getByRole('button', { name: /^Me gusta el comentario de Luis/ })).toBeVisible()
    const replyButton = question.getByRole('button', { name: /^Responder a Luis/ }).first()
    await replyButton.press('Enter')
    const field = question.getByLabel(/^Responder a Luis/).and(page.getByRole('textbox'))
    await expect(field).toBeFocused()
    await page.keyboard.type('En la Roma.')
    await page.keyboard.press('Escape')
    await expect(replyButton).toBeFocused()
    await replyButton.press('Enter')
    await expect(field).toHaveValue('En la Roma.')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const reply = question.getByRole('list', { name: /^Respuestas a Luis/ }).getByRole('listitem')
    await expect(reply).toContainText('En la Roma.')
    await expect(replyButton).toBeFocused()
    await page.reload()
    await expect(reply).toContainText('En la Roma.')

    await page.getByRole('button', { name: 'Comentar 3 comentarios' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Escribe un comentario' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: /^Responder a Luis.*: Qué vista\.$/ })).toBeFocused()

    await question
      .getByRole('button', { name: /^Más opciones del comentario de Luis.*: ¿Dónde es\?$/ })
      .click()
    await page.getByRole('menuitem', { name: 'Eliminar comentario' }).click()
    const dialog = page.getByRole('dialog', { name: /^¿Eliminar el comentario de Luis/ })
    await expect(dialog).toContainText('Las respuestas que tenga se conservan.')
    await dialog.getByRole('button', { name: 'Eliminar comentario' }).click()
    const comments = page.getByRole('group', { name: 'Comentarios' }).getByRole('listitem')
    await expect(comments).toHaveText([/Qué vista\./, /En la Roma\./])
    await expect(page.getByRole('button', { name: 'Comentar 2 comentarios' })).toBeVisible()
  },
)

test('P-comments-11, P-comments-12: an adult reads why a comment to a minor waits, and sees no form where the minor has closed it @one-viewport', async ({
  page,
  request,
}) => {
  const nina = await registerMinor(request, 'Nina')
  const raul = await registerAccount(request, 'talento', 'Raul')
  const { id } = await nina.call('createPost', { body: { description: 'Mi baile.' } })
  await logIn(page, raul)
  await page.goto(`/noticias/${id}`)
  const field = page.getByRole('textbox', { name: 'Escribe un comentario' })
  await field.fill('Mándame fotos por WhatsApp')
  await field.press('Enter')
  const comments = page.getByRole('group', { name: 'Comentarios' })
  await expect(comments.getByRole('listitem')).toContainText(/Mándame fotos por WhatsApp.*En revisión/s)
  await expect(field).toHaveValue('')
  await expectAccessible(page)

  const { nombre, apellido, email, birthdate: fecha } = await nina.call('getSelf')
  await nina.call('updateUser', { body: { nombre, apellido, email, fecha, commentsFrom: 'nobody' } })
  await page.reload()
  await expect(page.getByText('limita quién puede comentar')).toBeVisible()
  await expect(field).toHaveCount(0)
})

// The refusal is an error in the console.
baseTest(
  'P-minors-13: a minor sees the contact data in a comment, and removes it or publishes it for mutual followers @one-viewport',
  async ({ page, request }) => {
    const nina = await registerMinor(request, 'Nina')
    const { id } = await nina.call('createPost', { body: { description: 'Mi baile.' } })
    await logIn(page, nina)
    await page.goto(`/noticias/${id}`)
    const field = page.getByRole('textbox', { name: 'Escribe un comentario' })
    await field.fill('Mi cel es 55 1234 5678')
    await field.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Hay datos de contacto en tu texto' })
    await expect(dialog.locator('mark')).toHaveText('55 1234 5678')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Editar el texto' }).click()
    await expect(field).toHaveValue('Mi cel es 55 1234 5678')
    await field.press('Enter')
    await dialog.getByRole('button', { name: 'Publicar solo para seguidores mutuos' }).click()
    const comment = page.getByRole('group', { name: 'Comentarios' }).getByRole('listitem')
    await expect(comment).toContainText(/Mi cel es 55 1234 5678.*Solo seguidores mutuos/s)
  },
)
