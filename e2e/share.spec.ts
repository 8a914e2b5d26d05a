import { expect, expectAccessible, test } from './check.ts'
import { join, logIn } from './people.ts'

const words = {
  es: {
    locale: 'es-MX',
    share: /^Compartir/,
    words: 'Tus palabras (opcional)',
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
    words: 'Your words (optional)',
    send: 'Share',
    shared: 'Shared 1 time',
    menu: 'Options of the post',
    edit: 'Edit the text',
    text: 'Text',
    save: 'Save',
    edited: 'edited',
    gone: 'This post is no longer available.',
    of: 'Post by',
  },
}

for (const language of ['es', 'en'] as const) {
  const said = words[language]
  test.describe(`content.md section 4, "Sharing raises the share count and adds the new shared post at the top of the feed", in ${language}`, () => {
    test.use({ locale: said.locale })

    test('a talent shares with words, changes them, and what was shared may go', async ({
      page,
      request,
    }) => {
      const ana = await join(request, 'talento', 'Ana')
      const luis = await join(request, 'talento', 'Luis', language)
      const original = await ana.call('createPost', { body: { description: 'Estreno el viernes' } })
      await logIn(page, luis)
      await page.goto('/noticias')

      const card = page.getByRole('article', { name: ana.name })
      await card.getByRole('button', { name: said.share }).click()
      await page.getByLabel(said.words).fill('No se la pierdan')
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: said.send }).click()
      const share = page.getByRole('article', { name: luis.name })
      await expect(share).toContainText('No se la pierdan')
      await expect(share.getByRole('region', { name: `${said.of} ${ana.name}` })).toContainText(
        'Estreno el viernes',
      )
      await expect(card.getByRole('button', { name: said.shared })).toBeVisible()
      await expect(share.getByRole('button', { name: said.share })).toHaveCount(0)

      await share.getByRole('button', { name: said.menu }).click()
      await page.getByRole('menuitem', { name: said.edit }).click()
      await page.getByLabel(said.text, { exact: true }).fill('No se la pierdan por nada')
      await page.getByRole('button', { name: said.save }).click()
      await expect(share).toContainText('No se la pierdan por nada')
      await expect(share).toContainText(said.edited)

      await ana.call('deletePost', { params: { id: original.id } })
      await page.reload()
      await expect(share).toContainText(said.gone)
      await expectAccessible(page)
    })
  })
}

test('content.md section 4: "Editing a post or comment updates the text on screen", and a comment gets fire, at any size', async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana')
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
