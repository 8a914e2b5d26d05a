import { logIn, registerAccount, registerWithProfile } from './accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './fixtures.ts'

test('P-discovery-21: filters of a search are chips and part of the address @one-viewport, in es', async ({
  page,
  request,
}) => {
  const mexican = await registerWithProfile(request, 'Xochitl')
  await registerWithProfile(request, 'Xochitl', 'IE')
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/explorar?q=xochit')
  const results = page.getByRole('list', { name: 'Resultados para “xochit”' }).getByRole('listitem')
  await expect(results.first().locator('mark')).toHaveText('Xochitl')
  await expectNoHorizontalScroll(page)

  await page.getByRole('button', { name: 'Filtros' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await dialog.getByRole('region', { name: 'País' }).getByRole('link', { name: 'México' }).press('Enter')
  await page.waitForURL('/explorar?q=xochit&country=MX')
  await expect(dialog.getByRole('link', { name: 'México' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Ver \d/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeFocused()
  const chosen = page.getByRole('list', { name: 'Filtros elegidos' })
  await expect(chosen.getByRole('link')).toHaveText('México')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Lista' }).click()
  await page.waitForURL('/explorar?q=xochit&country=MX&view=list')
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
})
