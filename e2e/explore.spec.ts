import type { APIRequestContext, Page } from '@playwright/test'
import { bilingual } from './bilingual.ts'
import { expect, expectAccessible, expectToFit, test } from './check.ts'
import { join, logIn, type Person } from './people.ts'

/** Somebody whose profile is complete, with the present screen as their picture. */
async function shine(page: Page, request: APIRequestContext, name: string, country = 'MX'): Promise<Person> {
  const person = await join(request, 'talento', name)
  const { url, filename } = await person.call('presignProfileImage', {
    body: { filename: 'yo.png', type: 'image/png', image_type: 'profile' },
  })
  await request.put(url, { headers: { 'content-type': 'image/png' }, data: await page.screenshot() })
  await person.call('saveProfileImage', { body: { filename } })
  await person.call('saveWizard', { body: { biography: `${name} toca el clavecín.` } })
  await person.call('subscribeCategory', { body: { categoryId: 2 } })
  if (country !== 'MX') {
    await person.call('updateUser', {
      body: {
        nombre: person.name.replace(' Prueba', ''),
        apellido: 'Prueba',
        email: person.email,
        fecha: '1995-04-12',
        sexo: 'FE',
        pais: country,
        ciudad: 'Cork',
        biografia: `${name} toca el clavecín.`,
        profile: {},
      },
    })
  }
  return person
}

const words = {
  es: {
    explore: 'Explorar',
    categories: 'Por categoría',
    music: 'Música y danza',
    country: 'País',
    all: 'Todos los países',
    follow: 'Seguir',
    following: 'Siguiendo',
    search: 'Busca otros talentos',
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
    search: 'Search other talents',
    results: 'Results for',
  },
} as const

bilingual('from the home of exploration to somebody who is followed', async ({ page, request, language }) => {
  const t = words[language]
  await page.goto('/terminos')
  const saoirse = await shine(page, request, 'Saoirse', 'IE')
  const ana = await join(request, 'talento', 'Ana', language)
  await logIn(page, ana)
  await page.goto('/noticias')
  await page.getByRole('link', { name: t.explore, exact: true }).click()
  await expect(page).toHaveTitle(`${t.explore} | Brilla`)
  const categories = page.getByRole('list', { name: t.categories })
  await expect(categories.getByRole('link')).toHaveCount(8)
  await expectAccessible(page)

  await categories.getByRole('link', { name: t.music }).click()
  await page.waitForURL('/explorar/musica')
  await expect(page).toHaveTitle(`${t.music} | Brilla`)
  const country = page.getByRole('combobox', { name: t.country })
  await expect(country).toHaveValue('MX')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: saoirse.name }) })
  await expect(page.getByText(/^\d+ (personas?|person|people)$/)).toBeAttached()
  await expect(card).toHaveCount(0)
  await country.selectOption({ label: t.all })
  await expect(card).toBeVisible()
  await expectAccessible(page)

  // "All countries" is remembered; other forms of a slug lead to the canonical one.
  for (const form of ['music-and-dance', 'musica']) {
    await page.goto(`/explorar/${form}`)
    await page.waitForURL('/explorar/musica')
  }
  await expect(country).toHaveValue('all')
  const followed = page.waitForResponse('**/api/users/follow')
  await card.getByRole('button', { name: t.follow }).click()
  await expect(card.getByRole('button', { name: t.following })).toHaveAttribute('aria-pressed', 'true')
  await followed
  await card.getByRole('link', { name: saoirse.name }).click()
  await page.waitForURL(`/profile/${saoirse.profileUrl}`)
  await expect(page.getByRole('button', { name: t.following })).toBeVisible()
})

bilingual('searching by keyboard, with suggestions and all results', async ({ page, request, language }) => {
  const t = words[language]
  await page.goto('/terminos')
  const valentina = await shine(page, request, 'Valentina')
  const ana = await join(request, 'talento', 'Ana', language)
  await logIn(page, ana)
  await page.goto('/explorar')
  const box = page.getByRole('combobox', { name: t.search })
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.results)
  await expect(page.getByRole('heading', { name: valentina.name })).toBeVisible()
  await expectAccessible(page)

  await box.fill(first)
  await expect(option).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL(`/profile/${valentina.profileUrl}`)
})

test('an agency stops following from its talents', async ({ page, request }) => {
  const [marta, ana] = [await join(request, 'agencia', 'Marta'), await join(request, 'talento', 'Ana')]
  await marta.call('followUser', { body: { id: ana.profileUrl } })
  await logIn(page, marta)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/talentos')
  await expect(page).toHaveTitle('Talentos | Brilla')
  await expect(page.getByRole('heading', { name: ana.name })).toBeVisible()
  await expectAccessible(page)
  const stopped = page.waitForResponse('**/api/users/unfollow')
  await page.getByRole('button', { name: 'Siguiendo' }).click()
  await stopped
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Todavía no sigues a nadie' })).toBeVisible()
  for (const path of ['/explorar', '/explorar/all?country=all', '/explorar?q=ana', '/talentos']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    await expectToFit(page)
  }
})
