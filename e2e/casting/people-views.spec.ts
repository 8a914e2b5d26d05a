import type { Contract } from '@brilla/contract'
import type { CallInput } from '@brilla/contract/platform/route'
import type { Page } from '@playwright/test'
import { logIn, registerAccount, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

const facts = {
  languages: {
    items: [
      { code: 'es', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    audience: 'everyone' as const,
  },
  availability: { open: true, from: null, travels: true, audience: 'agencies' },
  measurements: {
    heightCm: 171,
    chestCm: null,
    waistCm: null,
    hipsCm: null,
    shoeEu: null,
    hair: null,
    eyes: null,
    audience: 'agencies',
  },
} satisfies CallInput<Contract['saveFacts']>['body']

/** Opens the results of a word that so many talents with facts have in their names, as an agency. */
async function openResults(
  page: Page,
  request: Parameters<typeof registerAccount>[0],
  query: string,
  count = 13,
) {
  const word = uniqueWord()
  const talents = await Promise.all(
    Array.from({ length: count }, () => registerAccount(request, 'talento', word)),
  )
  for (const talent of talents) await talent.call('saveFacts', { body: facts })
  const agency = await registerAccount(request, 'agencia', 'Casting')
  // A new account is found a moment later.
  const countFound = async () =>
    (await agency.call('searchPeople', { query: { q: word, languages: 'en' } })).count
  await expect.poll(countFound).toBe(count)
  await logIn(page, agency)
  await page.goto(`/explorar?q=${word}${query}`)
  const results = page.getByRole('list', { name: `Resultados para “${word}”` })
  return { word, agency, items: results.locator(':scope > li') }
}

const countInView = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }).length,
    selector,
  )

test('P-discovery-21, P-discovery-27: thirty faces with facts fit a screen below a chosen filter @one-viewport, in es', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { items } = await openResults(page, request, '&view=faces&languages=en', 31)
  await expect(items).toHaveCount(31)
  await expect(page.getByRole('link', { name: /^Quitar/ }).first()).toBeInViewport()
  expect(await countInView(page, '[data-item]')).toBeGreaterThanOrEqual(30)
})

test('P-discovery-21, P-discovery-27: twelve rows with facts and marks fit a screen @one-viewport, in es', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { items, word, agency } = await openResults(page, request, '&view=list&languages=en')
  await expect(items).toHaveCount(12)
  expect(await countInView(page, '[data-item]')).toBe(12)
  const row = items.first()
  for (const text of ['31 años', '171 cm', 'Inglés fluido, Español nativo', 'Disponible, viaja'])
    await expect(row.getByText(text)).toBeVisible()
  await expectAccessible(page)

  const { id } = await agency.call('createList', { body: { name: 'Gala' } })
  const { rows } = await agency.call('searchPeople', { query: { q: word } })
  await agency.call('addToList', { params: { id }, body: { userIds: rows.map((person) => person.id) } })
  await page.reload()
  await expect(page.getByText('En Gala')).not.toHaveCount(0)

  await page.getByRole('link', { name: 'Rostros' }).click()
  await expect(items).toHaveCount(13)
  await expect(items.first().getByText('Inglés fluido, Español nativo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tarjetas' }).click()
  await expect(items).toHaveCount(12)
  await expect(items.first().getByText('Inglés fluido, Español nativo')).toBeVisible()

  // The same on a phone.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const view of ['cards', 'list', 'faces']) {
    await page.goto(page.url().replace(/&view=\w+|$/, `&view=${view}`))
    await expect(items.first()).toBeVisible()
    if (view === 'list') {
      const languages = items.first().getByText('Inglés fluido, Español nativo')
      expect(await languages.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    }
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
})

test('P-follows-6: the roster is searched, ordered and shown in three views @one-viewport, in es', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Casting')
  for (const name of ['Zoe', 'Abel'])
    await agency.call('followUser', {
      body: { id: (await registerAccount(request, 'talento', name)).profileUrl },
    })
  // A new account is listed a moment later.
  await expect.poll(async () => (await agency.call('getFollowedTalents', { query: {} })).count).toBe(2)
  await logIn(page, agency)
  await page.goto('/talentos?view=list')
  const items = page.getByRole('list', { name: 'Talentos' }).locator(':scope > li')
  await expect(items).toHaveText([/Abel/, /Zoe/])
  await page.getByRole('link', { name: 'Actividad' }).click()
  await page.waitForURL('/talentos?view=list&order=active')
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('zo')
  await expect(items).toHaveText([/Zoe/])
  await page.waitForURL('/talentos?view=list&order=active&q=zo')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Buscar por nombre' })).toHaveValue('zo')
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('nadie')
  await expect(page.getByRole('heading', { name: 'No sigues a nadie que se llame “nadie”' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver a todos' }).click()
  await expect(items).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
  await expect(page.getByRole('region', { name: 'Personas seleccionadas' })).toContainText('2 seleccionadas')
  await expectAccessible(page)
})
