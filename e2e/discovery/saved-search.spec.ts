import { test } from '@playwright/test'
import { logIn, registerAccount, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast } from '../fixtures.ts'
import { interceptRouteOnce } from '../network.ts'

test('P-discovery-23: a search is saved, opened, renamed and deleted @one-viewport @journey', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Luz')
  const word = uniqueWord()
  await logIn(page, agency)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/explorar?q=${word}&category=modelaje&withVideo=true`)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  const name = dialog.getByLabel('Nombre')
  await expect(name).toHaveValue(`${word}, Modelaje, Con video`)
  await expect(dialog.getByRole('switch', { name: 'Avísame de nuevos perfiles' })).toBeChecked()
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(name).toHaveAccessibleDescription('Escribe un nombre.')
  await expectAccessible(page)

  await name.fill('Modelos')
  // The server saves the search, and its reply is lost.
  await interceptRouteOnce(page, 'createSavedSearch', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('No pudimos conectarnos')
  await expect(name).toHaveValue('Modelos')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(findToast(page, 'Guardaste la búsqueda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardada' })).toBeFocused()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.goto('/explorar')
  const list = page.getByRole('region', { name: 'Tus búsquedas guardadas' })
  const alerts = list.getByRole('button', { name: 'Avisos de “Modelos”' })
  await expect(alerts).toHaveAttribute('aria-pressed', 'true')
  await alerts.press('Enter')
  await expect(alerts).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(async () => (await agency.call('getSavedSearches', {})).rows)
    .toMatchObject([{ name: 'Modelos', alerts: false }])
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await list.getByRole('link', { name: 'Modelos' }).click()
  await page.waitForURL(`/explorar?q=${word}&category=modelaje&withVideo=true`)

  await page.getByRole('button', { name: 'Guardada' }).click()
  const saved = page.getByRole('dialog', { name: 'Búsqueda guardada' })
  await expect(saved.getByRole('switch')).not.toBeChecked()
  await saved.getByLabel('Nombre').fill('Caras nuevas')
  await saved.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(saved).toHaveCount(0)
  await page.getByRole('button', { name: 'Guardada' }).click()
  await expect(saved.getByLabel('Nombre')).toHaveValue('Caras nuevas')
  await saved.getByRole('button', { name: 'Eliminar' }).press('Enter')
  const confirmation = page.getByRole('dialog', { name: '¿Eliminar “Caras nuevas”?' })
  await confirmation.getByRole('button', { name: 'Conservar' }).press('Enter')
  await expect(saved.getByRole('button', { name: 'Eliminar' })).toBeFocused()
  await saved.getByRole('button', { name: 'Eliminar' }).press('Enter')
  await confirmation.getByRole('button', { name: 'Eliminar' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await agency.call('getSavedSearches', {})).rows).toEqual([])
  await page.goto('/explorar')
  await expect(page.getByRole('heading', { name: 'Por categoría' })).toBeVisible()
  await expect(list).toHaveCount(0)
})
