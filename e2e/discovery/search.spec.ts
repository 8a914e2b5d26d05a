import { test as offlineTest, type Route } from '@playwright/test'
import { logIn, registerAccount, registerWithProfile, uniqueWord } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { intercept, interceptOnce, interceptRouteOnce } from '../network.ts'

test('P-discovery-21: filters of a search are chips and part of the address @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const mexican = await registerWithProfile(request, 'Xochitl')
  await mexican.call('subscribeCategory', { body: { categoryId: 1 } })
  await registerWithProfile(request, 'Xochitl', 'IE')
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/explorar?q=xochit')
  const results = page.getByRole('list', { name: 'Resultados para “xochit' }).getByRole('listitem')
  await expect(results.first().locator('mark')).toHaveText('Xochitl')
  await expect(page).toHaveTitle('Resultados para “xochit” | Brilla')
  await expectNoHorizontalScroll(page)

  await page.getByRole('button', { name: 'Filtros' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await dialog.getByRole('region', { name: 'País' }).getByRole('link', { name: 'México' }).press('Enter')
  await page.waitForURL('/explorar?q=xochit&country=MX')
  await expect(dialog.getByRole('link', { name: 'México' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 360 })
  const show = dialog.getByRole('button', { name: /^Ver \d/ })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeFocused()
  const chosen = page.getByRole('list', { name: 'Filtros elegidos' })
  await expect(chosen.getByRole('link')).toHaveText('México')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Orden y vista' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Lista' }).press('Enter')
  await page.waitForURL('/explorar?q=xochit&country=MX&view=list')
  await page.keyboard.press('Escape')
  await expect(results.getByRole('link', { name: mexican.name, exact: true })).toBeVisible()
  await page.goBack()
  await chosen.getByRole('link').press('Enter')
  await page.waitForURL('/explorar?q=xochit')
  await page.goBack()
  await expect(chosen.getByRole('link')).toHaveText('México')

  await page.goto('/explorar?q=xochit&country=NZ')
  await page.getByRole('link', { name: /^Sin “Nueva Zelanda”: \d+ personas$/ }).click()
  await page.waitForURL('/explorar?q=xochit')
  await expect(results.first()).toBeVisible()

  // The list has space for one category: the one that it is filtered by.
  await page.goto('/explorar?q=xochit&category=musica&view=list')
  await expect(results.filter({ hasText: mexican.name })).toContainText('Música y danza')

  await page.goto('/explorar?q=xochit&languages=nah')
  await expect(chosen.getByRole('link')).toHaveText('Náhuatl')

  // A view alone asks for nobody.
  await page.goto('/explorar?q=&view=list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorar')

  await page.goto('/explorar?q=xochit&city=Mexico+City')
  await expect(chosen.getByRole('link')).toHaveText('Ciudad de México')

  await page.goto('/explorar?q=zzqqxx')
  await expect(page.getByRole('heading', { name: 'No hay resultados para “zzqqxx”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Literatura' })).toHaveAttribute('href', '/explorar/literatura')
  await expect(page.getByRole('button', { name: 'Filtros' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Ver todos/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/explorar?q=xochitl+ireland')
  await expect(results.first().locator('mark')).toHaveText(['Xochitl', 'Irlanda'])
})

test('P-discovery-21: in a wide window, filters stay in view next to the results, which a choice shows from the top @one-viewport, in es', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  await Promise.all(Array.from({ length: 12 }, () => registerAccount(request, 'talento', word)))
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`/explorar?q=${word}`)
  const results = page.getByRole('list', { name: `Resultados para “${word}”` })
  await expect(results.locator(':scope > li')).toHaveCount(12)
  const choice = page
    .getByRole('region', { name: 'Filtros' })
    .getByRole('link', { name: /^Se unió en los últimos 30 días/ })
  await results.getByRole('heading').last().scrollIntoViewIfNeeded()
  await expect(choice).toBeInViewport()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-current', 'true')
  await expect(results.getByRole('heading').first()).toBeInViewport()
  await expect(choice).toBeInViewport()
})

test('P-discovery-29, P-discovery-30: what a sentence means is chips, and ranges and levels are filters @one-viewport, in es', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const dancer = await registerWithProfile(request, word)
  await dancer.call('saveFacts', {
    body: {
      languages: { items: [{ code: 'en', level: 'fluent' }], audience: 'everyone' },
      measurements: { heightCm: 171, audience: 'everyone' },
    },
  })
  await logIn(page, await registerAccount(request, 'agencia', 'Casting'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/explorar?q=${word}+que+hable+ingl%C3%A9s+fluido`)
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  await expect(chips.getByRole('link')).toHaveText('Inglés, fluido o más')
  await expect(page.getByRole('link', { name: dancer.name, exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  const filters = page.getByRole('region', { name: 'Filtros' })
  const height = filters.getByRole('form', { name: 'Estatura' })
  await height.getByLabel('Desde').fill('3')
  await height.getByRole('button', { name: /^Aplicar/ }).click()
  await expect(height.getByRole('alert')).toHaveText('Escribe números enteros de 40 a 250.')
  await height.getByLabel('Desde').fill('170')
  await height.getByRole('button', { name: /^Aplicar/ }).click()
  await expect(page).toHaveURL(/minHeight=170/)
  await expect(height.getByRole('button', { name: /^Aplicar/ })).toBeFocused()
  await expect(chips.getByRole('link', { name: /^Quitar el filtro 170 cm o más/ })).toBeVisible()

  await chips.getByRole('link', { name: /Inglés/ }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}&`))
  await expect(page.getByRole('link', { name: dancer.name, exact: true }).first()).toBeVisible()

  await page.goto(`/explorar?q=${word}+que+hable+n%C3%A1huatl`)
  await expect(page.getByText('La búsqueda no toma en cuenta: “que hable náhuatl”.')).toBeVisible()
})

// Not the test that fails on console errors: a request fails on purpose.
offlineTest(
  'P-discovery-24, P-discovery-25, P-discovery-27: an agency goes through the results and follows several at once @one-viewport, in es',
  async ({ page, request }) => {
    const word = uniqueWord()
    const talents = await Promise.all(
      Array.from({ length: 13 }, () => registerAccount(request, 'talento', word)),
    )
    await logIn(page, await registerAccount(request, 'agencia', 'Casting'))
    await page.goto(`/explorar?q=${word}`)
    const results = page.getByRole('list', { name: `Resultados para “${word}”` })
    const items = results.locator(':scope > li')
    await expect(items).toHaveCount(12)
    await expect(results.getByText('Visto')).toHaveCount(0)

    const links = results.getByRole('heading').getByRole('link')
    const third = { name: await links.nth(2).innerText(), path: await links.nth(2).getAttribute('href') }
    const prefetched = page.waitForResponse(
      `**/users${third.path!.replace('/profile', '')}/profile?prefetch=true`,
    )
    await links.first().click()
    const bar = page.getByRole('navigation', { name: 'Resultados de la búsqueda' })
    await expect(bar).toContainText('1 de 13')
    const first = new URL(page.url()).pathname
    await bar.getByRole('link', { name: /^Siguiente: / }).click()
    await expect(bar).toContainText('2 de 13')
    expect(new URL(page.url()).pathname).not.toBe(first)
    await prefetched
    // The step does not wait for the response of the request that counts as a view.
    const view = Promise.withResolvers<Route>()
    await interceptRouteOnce(page, 'getProfile', view.resolve)
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByRole('status')).toHaveText('3 de 13')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.name)
    await (await view.promise).continue()
    const biography = page.getByRole('link', { name: 'Biografía' })
    await biography.click()
    await expect(biography).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('k')
    await expect(bar).toContainText('2 de 13')
    await expect(page).toHaveURL(/\/biografia$/)
    await expectAccessible(page)
    await page.reload()
    await expect(bar).toContainText('2 de 13')
    await bar.getByRole('link', { name: 'Resultados' }).click()
    await expect(results.getByText('Visto')).toHaveCount(3)
    await expect(links.nth(1)).toBeFocused()
    // The result that was left has the focus once, not in the lists after it.
    const phone = page.viewportSize()!
    await page.setViewportSize({ width: 1280, height: 800 })
    const recent = page.getByRole('link', { name: 'Más recientes' })
    const sorted = page.waitForResponse(/users\/search\?.*order=recent/)
    await recent.press('Enter')
    await sorted
    await expect(recent).toHaveAttribute('aria-current', 'page')
    await expect(items).toHaveCount(12)
    await expect(recent).toBeFocused()
    await page.setViewportSize(phone)

    // A key counts although the next page of results is still loading.
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await interceptOnce(page, '**/users/search?*page=2*', async (route) => {
      await released
      await route.continue()
    })
    await links.last().press('Enter')
    await expect(bar).toContainText('12 de 13')
    await page.keyboard.press('j')
    release()
    await expect(bar).toContainText('13 de 13')
    await expect(bar.getByRole('link', { name: /^Siguiente: / })).toHaveCount(0)
    await page.goBack()
    await page.waitForURL(/page=2/)
    await expect(links).toHaveCount(1)
    await expect(links.first()).toBeFocused()

    const selected = page.getByRole('region', { name: 'Personas seleccionadas' })
    await items.first().getByRole('checkbox').check()
    await page.getByRole('link', { name: 'Página 1' }).click()
    await expect(items).toHaveCount(12)
    const all = page.getByRole('checkbox', { name: 'Seleccionar toda la página' })
    await all.check()
    await expect(selected).toContainText('13 seleccionadas')
    await all.uncheck()
    await items.first().getByRole('checkbox').check()
    await items
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(selected).toContainText('4 seleccionadas')
    await items.nth(2).getByRole('checkbox').uncheck()
    await links.nth(2).click()
    await expect(bar).toContainText('3 de 13')
    await page.goBack()
    await expect(selected).toContainText('3 seleccionadas')
    await expect(items.first().getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
    await interceptRouteOnce(page, 'followUser', (route) => route.abort())
    await selected.getByRole('button', { name: 'Seguir' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Seguir a 3 personas?' })
    await dialog.getByRole('button', { name: 'Seguir' }).click()
    const failed = page.getByRole('dialog', { name: '¿Seguir a 1 persona?' })
    await expect(failed.getByRole('listitem')).toContainText('conexión')
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(selected.getByRole('button', { name: 'Seguir' })).toBeFocused()
    await expect(results.getByRole('button', { name: /^Siguiendo a / })).toHaveCount(2)

    // One that is not available any more is skipped, in the direction of the step.
    await links.nth(1).click()
    await expect(bar).toContainText('2 de 13')
    const gone = new URL(page.url()).pathname
    await page.keyboard.press('j')
    await expect(bar).toContainText('3 de 13')
    // The results are requested again, without that one, when the page learns of it: here only after the step.
    const step = Promise.withResolvers<void>()
    await intercept(page, '**/users/search?*', async (route) => {
      await step.promise
      await route.continue()
    })
    await talents.find(({ profileUrl }) => gone === `/profile/${profileUrl}`)!.call('cancelAccount')
    await page.keyboard.press('k')
    await expect(
      page.getByText('Ese perfil ya no está disponible. Lo saltamos.', { exact: true }),
    ).toBeVisible()
    step.resolve()
    await expect(bar).toContainText('1 de ')
  },
)
