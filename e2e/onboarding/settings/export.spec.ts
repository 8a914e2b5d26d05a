import { expect, expectAccessible, test } from '../../fixtures.ts'
import { interceptRouteOnce } from '../../network.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test('P-export-3: a data export is prepared and downloaded; a failed one can be requested again @one-viewport @journey', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const failed = { state: 'failed', progress: 0.4, bytes: null, url: null, expiresAt: null }
  await interceptRouteOnce(page, 'getExport', (route) => route.fulfill({ json: failed }))
  await page.goto('/user/settings/export')
  await expect(page.getByRole('status').filter({ hasText: 'No pudimos preparar tu copia' })).toBeVisible()
  await page.getByRole('button', { name: 'Preparar mi copia' }).click()
  const button = page.getByRole('button', { name: /^Descargar/ })
  await expect(button).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})
