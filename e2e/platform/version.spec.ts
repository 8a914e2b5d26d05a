import { expect, test } from '@playwright/test'
import { expectAccessible, findToast } from '../fixtures.ts'
import { intercept, interceptOnce, waitForIdleScripts } from '../network.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { chooseMenuItem } from '../menu.ts'

test('after a new release a missing page chunk reloads the page, and a missing dialog chunk asks before reloading, in en', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana', 'en')
  await ana.call('createPost', { body: { description: 'Hola' } })
  await logIn(page, ana)
  await page.goto('/noticias')
  const words = page.locator('#componer').getByRole('textbox')
  await words.fill('Half a sentence')
  const post = page.getByRole('article', { name: ana.name })
  const options = post.getByRole('button', { name: 'Post options' })
  async function chooseDelete() {
    await options.press('Enter')
    await chooseMenuItem(page, 'Delete')
  }

  const releaseDialogChunk = await intercept(page, '**/assets/DialogWindow-*.js', (route) => route.abort())
  await chooseDelete()
  await expect(findToast(page, 'reach the server.')).toBeVisible()
  await expect(words).toHaveValue('Half a sentence')

  const releasePage = await intercept(page, '**/noticias', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script type=module src=/assets/next.js></script>' })
      : route.fallback(),
  )
  await chooseDelete()
  const load = page.getByRole('button', { name: 'Reload' })
  await expect(load).toBeVisible()
  releaseDialogChunk()
  releasePage()
  await load.click()
  await expect(load).toBeHidden()
  await expect(words).toHaveValue('Half a sentence')

  await interceptOnce(page, '**/assets/Explore-*.js', (route) => route.fulfill({ status: 404 }))
  await interceptOnce(page, '**/explorar', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'next' }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Explore/)
})

test('P-pages-22: a new version announces itself, and loading it keeps what was typed @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/noticias')
  const words = page.locator('#componer').getByRole('textbox')
  await words.fill('Media frase')
  await waitForIdleScripts(page)
  const release = await intercept(page, '**/noticias', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script type=module src=/assets/next.js></script>' })
      : route.fallback(),
  )
  const toast = findToast(page, 'Hay una nueva versión de Brilla.')
  // The browser's event of a new service worker, which the tests block: the first one is that of this version.
  await expect(async () => {
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  release()
  const loaded = page.waitForEvent('load')
  await toast.getByRole('button', { name: 'Actualizar' }).click()
  await loaded
  await expect(words).toHaveValue('Media frase')
  await expect(toast).toHaveCount(0)
})
