import { logIn, registerAccount, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('P-discovery-14: a hashtag leads to the posts with it, from a post, a comment and the search @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const word = `Ñ${uniqueWord()}`
  await ana.call('createPost', { body: { description: `Uno con #${word}` } })
  const { id } = await ana.call('createPost', { body: { description: 'Otro' } })
  await ana.call('createComment', { body: { postId: id, comment: `Como en #${word}` } })
  await ana.call('createPost', { body: { description: `Dos con #${word.toLowerCase()}` } })
  await logIn(page, ana)

  await page.goto(`/noticias/${id}`)
  await page.getByRole('link', { name: `#${word}` }).click()
  await expect(page).toHaveTitle(`#${word} | Brilla`)
  await expect(page).toHaveURL(`/explorar?q=${encodeURIComponent(`#${word}`)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${word}`)
  const posts = page.getByRole('article')
  await expect(posts).toHaveCount(2)
  await expect(posts.first()).toContainText('Dos con')
  await expectAccessible(page)

  await posts
    .first()
    .getByRole('link', { name: `#${word.toLowerCase()}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${word.toLowerCase()}`)
  await expect(posts).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${word}`)

  const box = page.getByRole('combobox')
  await box.fill(`#${word}nadie`)
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nadie ha usado esta etiqueta todavía' })).toBeVisible()
})
