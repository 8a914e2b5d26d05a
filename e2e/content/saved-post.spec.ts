import { test as baseTest } from '@playwright/test'
import { logIn, publishPhotos, registerAccount, uniqueWord } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast } from '../fixtures.ts'
import { interceptOnce } from '../network.ts'

const texts = {
  es: {
    save: 'Guardar',
    account: 'Tu cuenta',
    title: 'Guardados',
    empty: 'Aún no has guardado nada',
    end: 'Eso es todo lo que has guardado.',
    removed: 'Se quitó de Guardados.',
    undo: 'Deshacer',
  },
  en: {
    save: 'Save',
    account: 'Your account',
    title: 'Saved',
    empty: 'Nothing saved yet',
    end: "That's everything you've saved.",
    removed: 'Removed from Saved.',
    undo: 'Undo',
  },
}

bilingualTest(
  'P-posts-27: saving posts on a card and in the viewer, and finding them at /guardados @one-viewport @journey',
  async ({ page, request, language, isMobile }) => {
    const t = texts[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    const luz = await registerAccount(request, 'agencia', 'Luz', language)
    const word = uniqueWord()
    await ana.call('createPost', { body: { description: `Uno ${word}` } })
    await publishPhotos(request, ana, `Dos ${word}`, ['Un haz de luz'])
    await logIn(page, luz)

    await page.goto('/guardados')
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/profile/${ana.profileUrl}`)
    const card = page.getByRole('article').filter({ hasText: `Uno ${word}` })
    const saved = page.waitForResponse('**/saved')
    await card.getByRole('button', { name: t.save }).click()
    await expect(card.getByRole('button', { name: t.save })).toHaveAttribute('aria-pressed', 'true')
    expect((await saved).status()).toBe(204)

    await page.getByRole('link', { name: 'Un haz de luz' }).first().press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('button', { name: t.save }).press('Enter')
    await expect(viewer.getByRole('button', { name: t.save })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const other = page.getByRole('article').filter({ hasText: `Dos ${word}` })
    await expect(other.getByRole('button', { name: t.save })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: t.account }).click()
    await page.getByRole('menuitem', { name: t.title }).click()
    await expect(page).toHaveURL('/guardados')
    await expect(page).toHaveTitle(new RegExp(`^${t.title}`))
    const posts = page.getByRole('article')
    await expect(posts).toHaveCount(2)
    await expect(posts.first()).toContainText(`Dos ${word}`)
    await expect(page.getByText(t.end)).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)

    const bookmark = posts.first().getByRole('button', { name: t.save })
    await bookmark.press('Enter')
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    await expect(findToast(page, t.removed)).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t.undo })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await expect(findToast(page, t.removed)).toHaveCount(0)
    await expect(bookmark).toBeFocused()
    await expect.poll(async () => (await luz.call('getSavedPosts', {})).posts.length).toBe(2)

    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    await expect(posts).toHaveCount(2)
    await expect.poll(async () => (await luz.call('getSavedPosts', {})).posts.length).toBe(1)
    await page.reload()
    await expect(posts).toHaveCount(1)
    if (!isMobile)
      await expect(page.getByRole('link', { name: t.title })).toHaveAttribute('aria-current', 'page')
  },
)

baseTest('a bookmark that the server refuses is taken back @one-viewport', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await ana.call('createPost', { body: { description: 'Uno' } })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  const button = page.getByRole('article').getByRole('button', { name: 'Guardar' })
  await interceptOnce(page, '**/saved', (route) => route.abort())
  await button.click()
  await expect(findToast(page, 'No pudimos conectarnos con el servidor')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await ana.call('getSavedPosts', {})).posts.length).toBe(1)
})
