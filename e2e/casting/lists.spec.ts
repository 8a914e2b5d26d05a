import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, type Page, test } from '@playwright/test'
import { logIn, registerAccount, type TestAccount } from '../accounts.ts'
import { interceptRoute, routeGlob } from '../network.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast } from '../fixtures.ts'

/** Registers an agency with a list of these talents. */
async function createList(request: APIRequestContext, ...names: string[]) {
  const agency = await registerAccount(request, 'agencia', 'Luz')
  const userIds: string[] = []
  for (const name of names) {
    const talent = await registerAccount(request, 'talento', name)
    userIds.push((await talent.call('getSelf', {})).id)
  }
  const { id } = await agency.call('createList', { body: { name: 'Bailarinas' } })
  if (userIds.length > 0) await agency.call('addToList', { params: { id }, body: { userIds } })
  return { agency, userIds, id }
}

async function readNames(agency: TestAccount, id: string): Promise<string[]> {
  const { rows } = await agency.call('getList', { params: { id }, query: {} })
  return rows.map(({ person }) => person.fullname.split(' ')[0]!)
}

const findRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })

test('P-lists-10: a talent is added to a new list from the menu of the profile, by keyboard @one-viewport @journey', async ({
  page,
  request,
}) => {
  const { agency, userIds } = await createList(request, 'Ana')
  await logIn(page, agency)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/profile/${userIds[0]}`)
  await page.getByRole('button', { name: /^Más opciones de Ana/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Agregar a una lista' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Agregar a Ana/ })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('option', { name: /Bailarinas/ })).toContainText('Ya está')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.keyboard.type('Voces')
  await expect(dialog.getByRole('option')).toHaveText(['Crear “Voces”'])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const toast = findToast(page, /^Agregaste a Ana .* a “Voces”\./)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Deshacer' }).press('Enter')
  const countVoces = async () =>
    (await agency.call('getLists', {})).rows.find(({ name }) => name === 'Voces')?.count
  await expect.poll(countVoces).toBe(0)

  await agency.call('createList', { body: { name: 'Coro de voces' } })
  await page.reload()
  await page.getByRole('button', { name: /^Más opciones de Ana/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Agregar a una lista' }).press('Enter')
  await expect(field).toBeFocused()
  // The option that Enter takes is marked: first the list with exactly this name.
  await page.keyboard.type('voces')
  await expect(dialog.getByRole('option')).toHaveText([/^Voces/, /^Coro de voces/])
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/^Voces/)
  await page.keyboard.press('Enter')
  await findToast(page, /^Agregaste a Ana/)
    .getByRole('link', { name: 'Ver lista' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Voces' })).toBeVisible()
  expect(await countVoces()).toBe(1)
})

test('P-lists-10: a selection is added at once @one-viewport', async ({ page, request }) => {
  const { agency, id } = await createList(request, 'Ana', 'Bea')
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
  await page
    .getByRole('region', { name: /selec/i })
    .getByRole('button', { name: 'Agregar a una lista' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Agregar a 2 personas a una lista' })
  await dialog.getByRole('combobox').fill('Finalistas')
  await dialog.getByRole('option', { name: 'Crear “Finalistas”' }).click()
  await expect(findToast(page, 'Agregaste a 2 personas a “Finalistas”.')).toBeVisible()
  const { rows } = await agency.call('getLists', {})
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    ['Finalistas', 2],
    ['Bailarinas', 2],
  ])
})

test('P-lists-11: lists are created where they are shown @one-viewport', async ({ page, request }) => {
  const agency = await registerAccount(request, 'agencia', 'Luz')
  await logIn(page, agency)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/listas')
  await expect(page.getByRole('heading', { name: 'Aún no tienes listas' })).toBeVisible()
  const name = page.getByLabel('Nombre de la lista')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('Escribe un nombre.')
  for (const typed of ['Voces', 'Bailarinas']) {
    await name.fill(typed)
    await name.press('Enter')
    await expect(page.getByRole('link', { name: typed })).toBeVisible()
    await expect(name).toHaveValue('')
  }
  await name.fill('voces')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('Ya tienes una lista con este nombre.')
  await expect(name).toHaveValue('voces')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})

test('P-lists-12: status, note and order are changed in place, and somebody is removed and put back @journey', async ({
  page,
  request,
}) => {
  const { agency, id } = await createList(request, 'Ana', 'Bea', 'Carla')
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bailarinas' })).toBeVisible()
  await page.getByLabel(/^Estado de Bea/).selectOption({ label: 'Confirmó' })
  const getHeight = async () => (await findRow(page, 'Bea').boundingBox())!.height
  const height = await getHeight()
  await page.getByLabel(/^Nota privada sobre Bea/).fill('Puntual')
  await expect(findRow(page, 'Bea').getByRole('status')).toHaveText('Guardada')
  expect(await getHeight()).toBe(height)
  await page.reload()
  await expect(page.getByLabel(/^Nota privada sobre Bea/)).toHaveValue('Puntual')
  await expect(page.getByLabel(/^Estado de Bea/)).toHaveValue('confirmed')

  await page.getByRole('button', { name: /^Subir a Bea/ }).press('Enter')
  await expect.poll(() => readNames(agency, id)).toEqual(['Bea', 'Ana', 'Carla'])
  const grip = findRow(page, 'Carla').getByTitle('Arrastra para ordenar')
  await expect(page.getByLabel(/^Estado de/).first()).toHaveAccessibleName(/Bea/)
  await grip.hover()
  await page.mouse.down()
  await findRow(page, 'Bea').hover({ position: { x: 60, y: 10 } })
  await page.mouse.up()
  await expect.poll(() => readNames(agency, id)).toEqual(['Carla', 'Bea', 'Ana'])

  await page.getByRole('button', { name: /^Quitar a Bea/ }).click()
  await expect(findRow(page, 'Bea')).toHaveCount(0)
  await findToast(page, /^Quitaste a Bea/)
    .getByRole('button', { name: 'Deshacer' })
    .click()
  await expect(page.getByLabel(/^Nota privada sobre Bea/)).toHaveValue('Puntual')
  await expect.poll(() => readNames(agency, id)).toEqual(['Carla', 'Bea', 'Ana'])
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})

test('P-lists-12: in any order and view, notes are written and somebody is put back where they were', async ({
  page,
  request,
}) => {
  const { agency, id } = await createList(request, 'Carla', 'Ana', 'Bea')
  await logIn(page, agency)
  for (const view of ['cards', 'list']) {
    await page.goto(`/listas/${id}?order=name&view=${view}`)
    const note = page.getByLabel(/^Nota privada sobre Carla/)
    await note.click()
    await note.fill(`Zurda, ${view}`)
    await page.getByRole('button', { name: /^Quitar a Carla/ }).click()
    await expect(note).toHaveCount(0)
    await findToast(page, /^Quitaste a Carla/)
      .getByRole('button', { name: 'Deshacer' })
      .click()
    await expect(note).toHaveValue(`Zurda, ${view}`)
    await expect.poll(() => readNames(agency, id)).toEqual(['Carla', 'Ana', 'Bea'])
  }
})

test('P-lists-12: a list is renamed and deleted @one-viewport', async ({ page, request }) => {
  const { agency, id } = await createList(request, 'Ana')
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  const more = page.getByRole('button', { name: 'Más opciones de “Bailarinas”' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar nombre' })
  await dialog.getByLabel('Nombre de la lista').fill('Elenco')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elenco' })).toBeVisible()
  await page.getByRole('button', { name: 'Más opciones de “Elenco”' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar lista' }).click()
  await page
    .getByRole('dialog', { name: '¿Eliminar “Elenco”?' })
    .getByRole('button', { name: 'Eliminar lista' })
    .click()
  await page.waitForURL('/listas')
  await expect(findToast(page, 'Eliminaste “Elenco”.')).toBeVisible()
  expect((await agency.call('getLists', {})).rows).toEqual([])
  await page.goto(`/listas/${id}`)
  await expect(page.getByRole('heading', { name: 'Esta lista no existe' })).toBeVisible()
})

test('P-discovery-24, P-discovery-25: a list leads from profile to profile, and its selection stays on it @one-viewport, in es', async ({
  page,
  request,
}) => {
  const { agency, id, userIds } = await createList(request, 'Ana', 'Bea', 'Carla')
  for (const userId of userIds) await agency.call('followUser', { body: { id: userId } })
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  await page.getByRole('checkbox', { name: /^Seleccionar a Ana/ }).check()
  const selected = page.getByRole('region', { name: 'Personas seleccionadas' })
  await page.getByRole('link', { name: /^Ana/ }).click()
  const list = page.getByRole('navigation', { name: 'Personas de la lista' })
  await expect(list).toContainText('1 de 3')
  await page.keyboard.press('j')
  await expect(list).toContainText('2 de 3')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bea')
  // What was read less than a second ago is not read again.
  await delay(1_000)
  await list.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Bea/ })).toBeFocused()
  await expect(selected).toContainText('1 seleccionada')
  // P-discovery-27: the marks are those of now.
  await expect(page.getByTitle(/^Visto/)).toHaveCount(2)

  await page.goto('/talentos')
  const people = page.getByRole('list', { name: 'Talentos' })
  await expect(people.getByRole('heading').getByRole('link').first()).toContainText('Carla')
  await expect(selected).toHaveCount(0)
  await people
    .getByRole('heading')
    .getByRole('link', { name: /^Carla/ })
    .click()
  const roster = page.getByRole('navigation', { name: 'Tus talentos' })
  await expect(roster).toContainText('1 de 3')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bea')
  await page.goBack()
  await expect(people.getByRole('link', { name: /^Bea/ })).toBeFocused()
})

test('P-lists-10: a name that is typed while the lists are loaded stays @one-viewport', async ({
  page,
  request,
}) => {
  const { agency, userIds } = await createList(request, 'Ana')
  await logIn(page, agency)
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>()
  await interceptRoute(page, 'getLists', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(`/profile/${userIds[0]}`)
  await page.getByRole('button', { name: /^Más opciones de Ana/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Agregar a una lista' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Agregar a Ana/ })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Voces')
  await page.keyboard.press('Enter')
  answer()
  await expect(dialog.getByRole('option')).toHaveText(['Crear “Voces”'])
  await expect(dialog.getByRole('combobox')).toHaveValue('Voces')
})

test('P-discovery-25: closing the dialog stops following the other people @one-viewport', async ({
  page,
  request,
}) => {
  const { agency, id } = await createList(request, 'Ana', 'Bea')
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
  const { promise: isClosed, resolve: close } = Promise.withResolvers<void>()
  await interceptRoute(page, 'followUser', async (route) => {
    await isClosed
    await route.continue()
  })
  await page
    .getByRole('region', { name: 'Personas seleccionadas' })
    .getByRole('button', { name: 'Seguir' })
    .click()
  const dialog = page.getByRole('dialog', { name: '¿Seguir a 2 personas?' })
  const followed = page.waitForResponse(routeGlob('followUser'))
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  close()
  await followed
  await expect(findToast(page, 'Ahora sigues a 1 persona más.')).toBeVisible()
  const following = await agency.call('getFollowing', { params: { id: agency.profileUrl }, query: {} })
  expect(following.rows).toHaveLength(1)
})

test('P-lists-13: a list is saved as a spreadsheet, and printed without controls @one-viewport', async ({
  page,
  request,
}) => {
  const { agency, id } = await createList(request, 'Ana')
  await logIn(page, agency)
  await page.goto(`/listas/${id}`)
  await page.getByRole('button', { name: 'Exportar' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Hoja de cálculo (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('Bailarinas.csv')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(/^Estado de Ana/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
