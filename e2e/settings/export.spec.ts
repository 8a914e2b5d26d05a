import { expect, expectAccessible, test } from '../check.ts'
import { interceptOnce } from '../network.ts'
import { join, logIn } from '../people.ts'

test('a copy of everything is prepared and downloaded; one that failed is asked for again, at any size', async ({
  page,
  request,
}) => {
  await logIn(page, await join(request, 'talento', 'Ana'))
  const failed = { state: 'failed', progress: 0.4, bytes: null, url: null, expiresAt: null }
  await interceptOnce(page, '**/api/users/self/export/state', (route) => route.fulfill({ json: failed }))
  await page.goto('/user/settings/export')
  await expect(page.getByRole('status').filter({ hasText: 'no ha salido bien' })).toBeVisible()
  await page.getByRole('button', { name: 'Preparar mi copia' }).click()
  const button = page.getByRole('button', { name: /^Descargar/ })
  await expect(button).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})
