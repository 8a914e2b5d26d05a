import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'

const languages = {
  es: {
    locale: 'es-MX',
    share: /^Compartir/,
    words: 'Mensaje (opcional)',
    send: 'Compartir',
    shared: 'Compartida 1 vez',
    menu: 'Opciones de la publicación',
    edit: 'Editar el texto',
    text: 'Texto',
    save: 'Guardar',
    edited: 'editado',
    gone: 'Esta publicación ya no está disponible.',
    of: 'Publicación de',
  },
  en: {
    locale: 'en-US',
    share: /^Share/,
    words: 'Message (optional)',
    send: 'Share',
    shared: 'Shared 1 time',
    menu: 'Post options',
    edit: 'Edit text',
    text: 'Text',
    save: 'Save',
    edited: 'edited',
    gone: 'This post is no longer available.',
    of: 'Post by',
  },
}

for (const language of ['es', 'en'] as const) {
  const texts = languages[language]
  test.describe(`P-posts-13, sharing raises the share count and adds the shared post to the feed, in ${language}`, () => {
    test.use({ locale: texts.locale })

    test('sharing a post with a text, editing the text, and deleting the original @journey', async ({
      page,
      request,
    }) => {
      const ana = await registerAccount(request, 'talento', 'Ana')
      const luis = await registerAccount(request, 'talento', 'Luis', language)
      const original = await ana.call('createPost', { body: { description: 'Estreno el viernes' } })
      await logIn(page, luis)
      await page.goto('/noticias')

      const card = page.getByRole('article', { name: ana.name })
      await card.getByRole('button', { name: texts.share }).click()
      await page.getByLabel(texts.words).fill('No se la pierdan')
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: texts.send }).click()
      const share = page.getByRole('article', { name: luis.name })
      await expect(share).toContainText('No se la pierdan')
      await expect(share.getByRole('region', { name: `${texts.of} ${ana.name}` })).toContainText(
        'Estreno el viernes',
      )
      await expect(card.getByRole('button', { name: texts.shared })).toBeVisible()
      await expect(share.getByRole('button', { name: texts.share })).toHaveCount(0)

      await share.getByRole('button', { name: texts.menu, exact: true }).click()
      await page.getByRole('menuitem', { name: texts.edit }).click()
      // The caret is at the end of the text.
      await expect(page.getByLabel(texts.text, { exact: true })).toBeFocused()
      await page.keyboard.type(' por nada')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(share).toContainText('No se la pierdan por nada')
      await expect(share).toContainText(texts.edited)

      await ana.call('deletePost', { params: { id: original.id } })
      await page.reload()
      await expect(share).toContainText(texts.gone)
      await expectAccessible(page)
    })
  })
}

test("P-posts-32: the link of a post and of a profile is copied, also of one's own @one-viewport", async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const posts = [
    await ana.call('createPost', { body: { description: 'Ensayo' } }),
    await luis.call('createPost', { body: { description: 'Estreno' } }),
  ]
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, ana)
  const copies = [
    ...posts.map(({ id }) => [`/noticias/${id}`, /^(Opciones de la publicación|Más opciones.*)$/] as const),
    [`/profile/${ana.profileUrl}`, 'Configuración del perfil'],
    [`/profile/${luis.profileUrl}`, /^Más opciones/],
  ] as const
  for (const [path, menu] of copies) {
    await page.goto(path)
    await page.locator('#main').getByRole('button', { name: menu }).first().click()
    await page.getByRole('menuitem', { name: 'Copiar enlace' }).click()
    await expect(findToast(page, 'Enlace copiado.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}${path}`,
    )
  }
})

test('P-posts-32: a profile is sent by the dialog of the device, a post by WhatsApp where there is none @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id } = await luis.call('createPost', { body: { description: 'Estreno' } })
  await logIn(page, ana)
  await page.addInitScript(() => {
    const hasDialog = location.pathname.startsWith('/profile/')
    const send = (url?: string | URL) => (document.documentElement.dataset['sent'] = String(url))
    const share = async ({ url }: ShareData) => void send(url)
    Object.defineProperty(navigator, 'share', { value: hasDialog ? share : undefined })
    window.open = (url) => (send(url), null)
  })
  const path = `/profile/${luis.profileUrl}`
  const { origin } = new URL(test.info().project.use.baseURL!)
  for (const [address, label, sent] of [
    [path, 'Enviar a otra app', `${origin}${path}`],
    [
      `/noticias/${id}`,
      'Enviar por WhatsApp',
      `https://wa.me/?text=${encodeURIComponent(`${origin}/noticias/${id}`)}`,
    ],
  ] as const) {
    await page.goto(address)
    await page
      .locator('#main')
      .getByRole('button', { name: /^Más opciones/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: label }).click()
    await expect(page.locator('html')).toHaveAttribute('data-sent', sent)
  }
})

test('P-posts-11 and P-comments-5: an edited comment is updated on the screen, and a comment can be liked @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const { id } = await ana.call('createPost', { body: { description: 'Ensayo general' } })
  await ana.call('createComment', { body: { postId: id, comment: 'Con luzes' } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)

  const comment = page.getByRole('listitem').filter({ hasText: ana.name })
  await comment.getByRole('button', { name: 'Opciones del comentario' }).click()
  await page.getByRole('menuitem', { name: 'Editar comentario' }).click()
  await page.getByLabel('Tu comentario').fill('Con luces')
  await page.keyboard.press('Enter')
  await expect(comment).toContainText('Con luces')
  await expect(comment).toContainText('editado')

  await comment.getByRole('button', { name: /^Me gusta/ }).click()
  await expect(comment.getByRole('button', { name: /^Me gusta/ })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await ana.call('getPost', { params: { id } })).commentsItems[0]?.likesCount)
    .toBe(1)
})

test('edit drafts survive a reload, and are discarded on cancel @one-viewport', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id } = await ana.call('createPost', { body: { description: 'Ensayo general' } })
  await luis.call('createComment', { body: { postId: id, comment: 'Qué bien' } })
  const own = await luis.call('createPost', { body: { description: 'Primera función' } })
  await logIn(page, luis)
  const { words, menu, edit, text } = languages.es
  const dialog = page.getByRole('dialog')

  await page.goto(`/noticias/${id}`)
  const shareButton = page.getByRole('button', { name: languages.es.share })
  await shareButton.click()
  await page.getByLabel(words).fill('No se lo pierdan')
  await page.reload()
  await shareButton.click()
  await expect(page.getByLabel(words)).toHaveValue('No se lo pierdan')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  await shareButton.click()
  await expect(page.getByLabel(words)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(shareButton).toBeFocused()

  const comment = page.getByRole('listitem').filter({ hasText: luis.name })
  const openCommentEditor = async () => {
    await comment.getByRole('button', { name: 'Opciones del comentario' }).click()
    await page.getByRole('menuitem', { name: 'Editar comentario' }).click()
  }
  await openCommentEditor()
  await page.getByLabel('Tu comentario').fill('Qué bien se ve')
  await page.reload()
  await openCommentEditor()
  await expect(page.getByLabel('Tu comentario')).toHaveValue('Qué bien se ve')

  await page.goto(`/noticias/${own.id}`)
  const openPostEditor = async () => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: edit }).click()
  }
  await openPostEditor()
  await page.getByLabel(text, { exact: true }).fill('Primera función del año')
  await page.reload()
  await openPostEditor()
  await expect(page.getByLabel(text, { exact: true })).toHaveValue('Primera función del año')
  await page.reload()
  // A draft of an older text would overwrite the change made elsewhere, so it is discarded.
  await luis.call('editPost', { body: { id: own.id, description: 'Función de estreno' } })
  await page.reload()
  await openPostEditor()
  const field = page.getByLabel(text, { exact: true })
  await expect(field).toHaveValue('Función de estreno')
  await field.fill('Palabra '.repeat(600))
  const buttons = await dialog.getByRole('button', { name: languages.es.save }).boundingBox()
  const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
  expect(y + height, 'a long text stays above the buttons').toBeLessThan(buttons?.y ?? 0)
})
