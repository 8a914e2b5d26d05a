import { test as offlineTest } from '@playwright/test'
import { logIn, registerAccount, registerWithProfile, uniqueWord } from './accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './fixtures.ts'
import { interceptRouteOnce } from './network.ts'

test('P-discovery-21: filters of a search are chips and part of the address @one-viewport, in es', async ({
  page,
  request,
}) => {
  const mexican = await registerWithProfile(request, 'Xochitl')
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

  await page.goto('/explorar?q=zzqqxx')
  await expect(page.getByRole('heading', { name: 'No hay resultados para “zzqqxx”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Literatura' })).toHaveAttribute('href', '/explorar/literatura')
  await expect(page.getByRole('button', { name: 'Filtros' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Ver todos/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/explorar?q=xochitl+ireland')
  await expect(results.first().locator('mark')).toHaveText(['Xochitl', 'Irlanda'])
})

// Not the test that fails on console errors: a request fails on purpose.
offlineTest(
  'P-discovery-24, P-discovery-25: an agency goes through the results and follows several at once @one-viewport, in es',
  async ({ page, request }) => {
    const word = uniqueWord()
    await Promise.all([1, 2, 3].map(() => registerAccount(request, 'talento', word)))
    await logIn(page, await registerAccount(request, 'agencia', 'Casting'))
    await page.goto(`/explorar?q=${word}`)
    const results = page.getByRole('list', { name: `Resultados para “${word}”` })
    const items = results.getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expect(results.getByText('Visto')).toHaveCount(0)

    await items.first().getByRole('heading').getByRole('link').click()
    const bar = page.getByRole('navigation', { name: 'Resultados de la búsqueda' })
    await expect(bar).toContainText('1 de 3')
    const first = new URL(page.url()).pathname
    await bar.getByRole('link', { name: /^Siguiente: / }).click()
    await expect(bar).toContainText('2 de 3')
    expect(new URL(page.url()).pathname).not.toBe(first)
    await page.keyboard.press('ArrowRight')
    await expect(bar).toContainText('3 de 3')
    await expect(bar.getByRole('link', { name: /^Siguiente: / })).toHaveCount(0)
    const biography = page.getByRole('link', { name: 'Biografía' })
    await biography.click()
    await expect(biography).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('ArrowLeft')
    await expect(bar).toContainText('2 de 3')
    await expect(page).toHaveURL(/\/biografia$/)
    await expectAccessible(page)
    await page.reload()
    await expect(bar).toContainText('2 de 3')
    await bar.getByRole('link', { name: 'Resultados' }).click()
    await expect(results.getByText('Visto')).toHaveCount(3)

    await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
    for (const item of await items.all()) await item.getByRole('checkbox').check()
    await expectAccessible(page)
    await interceptRouteOnce(page, 'followUser', (route) => route.abort())
    const selected = page.getByRole('region', { name: 'Personas seleccionadas' })
    await selected.getByRole('button', { name: 'Seguir' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Seguir a 3 personas?' })
    await dialog.getByRole('button', { name: 'Seguir' }).click()
    const failed = page.getByRole('dialog', { name: '¿Seguir a 1 persona?' })
    await expect(failed.getByRole('listitem')).toContainText('conexión')
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(selected.getByRole('button', { name: 'Seguir' })).toBeFocused()
    await expect(results.getByRole('button', { name: /^Siguiendo a / })).toHaveCount(3)
  },
)
