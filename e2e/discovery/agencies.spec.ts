import { registerAccount, logIn, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

test('P-discovery-31: a talent finds agencies by words, category and country, from exploration and from a search, in es @journey', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const body = {
    nombre: 'Luz',
    apellido: 'Pech',
    agencyName: `Agencia ${word}`,
    country: 'MX',
    ciudad: 'Mérida',
  }
  await luz.call('setUpAgency', { body })
  await luz.call('subscribeCategory', { body: { categoryId: 4 } })
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/explorar')
  await page.getByRole('navigation', { name: 'Qué explorar' }).getByRole('link', { name: 'Agencias' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agencias' })).toBeVisible()
  const filters = page.getByRole('search', { name: 'Filtros' })
  const card = page.getByRole('list', { name: 'Agencias' }).getByRole('listitem')
  const name = filters.getByLabel('Nombre o especialidad')
  await expect(async () => {
    await name.fill(word)
    await name.press('Enter')
    await expect(card).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(card).toContainText('En Brilla desde')
  await filters.getByLabel('Categoría').selectOption({ label: 'Cocina' })
  await expect(page.getByText('Ninguna agencia coincide')).toBeVisible()
  await expectAccessible(page)
  await filters.getByLabel('Categoría').selectOption({ label: 'Cinematografía' })
  await filters.getByLabel('País').selectOption('MX')
  await expect(card).toHaveCount(1)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await card.getByRole('link', { name: `Agencia ${word}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Agencia ${word}` })).toBeVisible()

  // The words of a search find agencies, too.
  await page.goto(`/explorar?q=${word}`)
  await page.getByRole('navigation', { name: 'Qué explorar' }).getByRole('link', { name: 'Agencias' }).click()
  await expect(page).toHaveURL(`/explorar/agencias?q=${word}`)
  await expect(card).toHaveCount(1)
})
