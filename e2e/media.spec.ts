import { bilingual as test } from './bilingual.ts'
import { expect, expectAccessible } from './check.ts'
import { join, logIn } from './people.ts'

const languages = {
  es: {
    open: 'Abrir el video con sus comentarios',
    viewer: (name: string) => `Video de ${name}`,
    play: 'Ver el video',
    like: /^Me gusta/,
    comment: 'Escribe un comentario',
    menu: 'Opciones de la publicación',
    edit: 'Editar el texto',
    words: 'Texto',
    save: 'Guardar',
  },
  en: {
    open: 'Open the video with its comments',
    viewer: (name: string) => `${name}’s video`,
    play: 'Play the video',
    like: /^Like/,
    comment: 'Write a comment',
    menu: 'Options of the post',
    edit: 'Edit the text',
    words: 'Text',
    save: 'Save',
  },
}

test('a video opens at its own address with what is said of it, and plays only when pressed', async ({
  page,
  request,
  language,
}) => {
  const said = languages[language]
  const ana = await join(request, 'talento', 'Ana')
  await ana.call('changeLanguage', { body: { langCode: language } })
  const post = await ana.call('createPost', {
    body: { description: 'Ensayo', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  const opener = page.getByRole('link', { name: said.open })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: said.viewer(ana.name) })
  await expect(viewer.getByRole('button', { name: said.play })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?post=${post.id}$`))
  await expect(viewer.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)

  await viewer.getByRole('button', { name: said.like }).click()
  await expect(viewer.getByRole('button', { name: said.like })).toHaveAttribute('aria-pressed', 'true')
  await viewer.getByRole('textbox', { name: said.comment }).fill('Otra vez')
  await page.keyboard.press('Enter')
  await expect(viewer.getByRole('listitem').filter({ hasText: 'Otra vez' })).toBeVisible()

  await viewer.getByRole('button', { name: said.menu }).first().click()
  await page.getByRole('menuitem', { name: said.edit }).click()
  const edit = page.getByRole('dialog').last()
  await edit.getByRole('textbox', { name: said.words }).fill('Ensayo general')
  await edit.getByRole('button', { name: said.save }).click()
  await expect(viewer.getByText('Ensayo general')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goto(`/noticias/${post.id}?post=${post.id}`)
  await expect(viewer).toBeVisible()
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )
  await viewer.getByRole('button', { name: said.play }).click()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/)
})
