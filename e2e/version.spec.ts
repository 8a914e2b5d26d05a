import { expect, test } from '@playwright/test'
import { intercept, interceptOnce } from './network.ts'
import { join, logIn } from './people.ts'

test('where a newer version has replaced a page, that one comes, and a window asks first, in en', async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana', 'en')
  await ana.call('createPost', { body: { description: 'Hola' } })
  await logIn(page, ana)
  await page.goto('/noticias')
  const words = page.locator('#componer').getByRole('textbox')
  await words.fill('Half a sentence')
  const post = page.getByRole('article', { name: ana.name })
  const options = post.getByRole('button', { name: 'Post options' })
  async function askToDelete() {
    await options.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  }

  const bringWindow = await intercept(page, '**/assets/DialogWindow-*.js', (route) => route.abort())
  await askToDelete()
  await expect(page.getByRole('status').filter({ hasText: 'reach the server.' })).toBeVisible()
  await expect(words).toHaveValue('Half a sentence')

  const loadOld = await intercept(page, '**/noticias', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script type=module src=/assets/next.js></script>' })
      : route.fallback(),
  )
  await askToDelete()
  const load = page.getByRole('button', { name: 'Load it' })
  await expect(load).toBeVisible()
  bringWindow()
  loadOld()
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
