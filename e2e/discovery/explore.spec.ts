import type { Page } from '@playwright/test'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { registerAccount, registerWithProfile, logIn } from '../accounts.ts'
import { routeGlob } from '../network.ts'

/** Whether the page has a right sidebar. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1200

const languages = {
  es: {
    explore: 'Explorar',
    categories: 'Por categoría',
    music: 'Música y danza',
    country: 'País',
    all: 'Todos los países',
    follow: 'Seguir',
    following: 'Siguiendo',
    search: 'Busca talentos',
    results: 'Resultados para',
  },
  en: {
    explore: 'Explore',
    categories: 'By category',
    music: 'Music and dance',
    country: 'Country',
    all: 'All countries',
    follow: 'Follow',
    following: 'Following',
    search: 'Search talent',
    results: 'Results for',
  },
} as const

bilingualTest(
  'P-discovery-1, P-categories-2: explore: choose a category, change the country, follow a talent, open the profile @journey',
  async ({ page, request, language }) => {
    const texts = languages[language]
    const saoirse = await registerWithProfile(request, 'Saoirse', 'IE')
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await ana.call('subscribeCategory', { body: { categoryId: 2 } })
    await logIn(page, ana)
    await page.goto('/noticias')
    if (isWide(page)) {
      // P-feed-8: the sidebar shows people to follow.
      const suggestion = page.getByRole('complementary').getByRole('region').getByRole('listitem').first()
      await expect(suggestion.getByRole('link')).toBeVisible()
      await expect(suggestion.getByRole('button', { name: texts.follow })).toBeVisible()
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: texts.explore, exact: true }).click()
    await expect(page).toHaveTitle(`${texts.explore} | Brilla`)
    const categories = page.getByRole('list', { name: texts.categories })
    await expect(categories.getByRole('link')).toHaveCount(8)
    await expectAccessible(page)

    await categories.getByRole('link', { name: texts.music }).click()
    await page.waitForURL('/explorar/musica')
    await expect(page).toHaveTitle(`${texts.music} | Brilla`)
    const country = page.getByRole('combobox', { name: texts.country })
    await expect(country).toHaveValue('MX')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: saoirse.name }) })
    await expect(page.getByText(/^\d+ (personas?|person|people)$/)).toBeAttached()
    await expect(card).toHaveCount(0)
    await country.selectOption({ label: texts.all })
    await expect(card).toBeVisible()
    await expectAccessible(page)

    // "All countries" is remembered; other forms of the slug redirect to the canonical one.
    for (const form of ['music-and-dance', 'musica']) {
      await page.goto(`/explorar/${form}`)
      await page.waitForURL('/explorar/musica')
    }
    await expect(country).toHaveValue('all')
    const followed = page.waitForResponse(routeGlob('followUser'))
    await card.getByRole('button', { name: texts.follow }).click()
    await expect(card.getByRole('button', { name: texts.following })).toHaveAttribute('aria-pressed', 'true')
    await followed
    await card.getByRole('link', { name: saoirse.name, exact: true }).click()
    await page.waitForURL(`/profile/${saoirse.profileUrl}`)
    await expect(page.getByRole('button', { name: texts.following })).toBeVisible()
  },
)

bilingualTest(
  'people search by keyboard: suggestions, selection, all results @journey',
  async ({ page, request, language }) => {
    const texts = languages[language]
    const valentina = await registerWithProfile(request, 'Valentina')
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await logIn(page, ana)
    await page.goto('/explorar')
    const box = page.getByRole('combobox', { name: texts.search })
    const first = valentina.name.split(' ').slice(0, 2).join(' ')
    await box.fill(first.toUpperCase())
    const option = page.getByRole('option', { name: valentina.name })
    await expect(option).toBeVisible()
    await expectAccessible(page)
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(option).toBeHidden()

    await box.press('Enter')
    await page.waitForURL(/\/explorar\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.results)
    await expect(page.getByRole('heading', { name: valentina.name })).toBeVisible()
    await expectAccessible(page)

    // Until then the list is of the former text.
    const suggested = page.waitForResponse(`${routeGlob('suggestSearches')}?*`)
    await box.fill(first)
    await suggested
    await expect(option).toBeVisible()
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await page.waitForURL(`/profile/${valentina.profileUrl}`)
  },
)

test('P-pages-16: on a phone the search opens the only search field, with the focus @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/noticias')
  const box = page.getByRole('combobox', { name: 'Busca talentos' })
  await expect(box).toHaveCount(0)
  await page.getByRole('link', { name: 'Busca talentos' }).click()
  await expect(box).toBeFocused()
  await page.waitForURL('/explorar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box).toBeFocused()
  await expect(page.getByRole('search')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Busca talentos' })).toHaveCount(0)
  await page.keyboard.type('Ana')
  await expect(page.getByRole('option').last()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('/explorar?q=Ana')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para “Ana”')
  await expect(box).not.toBeFocused()
  await page.getByRole('link', { name: 'Noticias' }).click()
  await expect(box).toHaveCount(0)
})

test('an agency unfollows a talent in its list of talents @one-viewport', async ({ page, request }) => {
  const [marta, ana] = [
    await registerAccount(request, 'agencia', 'Marta'),
    await registerAccount(request, 'talento', 'Ana'),
  ]
  await marta.call('followUser', { body: { id: ana.profileUrl } })
  await logIn(page, marta)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/talentos')
  await expect(page).toHaveTitle('Talentos | Brilla')
  await expect(page.getByRole('heading', { name: ana.name })).toBeVisible()
  await expectAccessible(page)
  const stopped = page.waitForResponse(routeGlob('unfollowUser'))
  await expect(page.getByText('1 persona')).toBeVisible()
  await page.getByRole('button', { name: 'Siguiendo' }).click()
  await expect(page.getByText('0 personas')).toBeVisible()
  await stopped
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Todavía no sigues a nadie' })).toBeVisible()
})

test('on a phone the row of categories shows the current one @one-viewport', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/explorar/cocina')
  const row = page.getByRole('navigation', { name: 'Por categoría' })
  const current = row.getByRole('link', { name: 'Cocina' })
  await expect(current).toBeInViewport({ ratio: 1 })
  // The fonts come after the content and make the links wider.
  await page.waitForFunction(() => localStorage.getItem('fonts') === 'here')
  await expect(current).toBeInViewport({ ratio: 1 })
  // Whoever has scrolled finds the row as they left it.
  await row.getByRole('list').evaluate((list) => list.scrollTo({ left: 0 }))
  await page.addStyleTag({ content: 'nav li { letter-spacing: 1px }' })
  await expect(current).not.toBeInViewport()
})
