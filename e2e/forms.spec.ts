import { expect, test } from '@playwright/test'
import { registerAccount, logIn, createPhotoFile } from './accounts.ts'

for (const path of ['/login', '/register', '/forgot'])
  test(`the form of ${path} does nothing before its scripts have loaded @one-viewport`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    const form = page.locator('main form')
    await form.locator('input[type=email], input[name=email]').first().fill('ana@gente.example')
    const password = form.locator('input[type=password]')
    if ((await password.count()) > 0) await password.first().fill('a secret')
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(form.locator('input[type=email], input[name=email]').first()).toHaveValue(
      'ana@gente.example',
    )
    const url = new URL(page.url())
    expect([url.pathname, url.search]).toEqual([path, ''])
    expect(await form.getAttribute('method')).toBe('post')
  })

test('the legal pages keep the cache and running uploads @one-viewport', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/noticias')
  const composer = page.locator('#componer')
  await composer.getByRole('textbox').first().fill('Una luz')
  await composer.getByRole('tab', { name: 'Fotos' }).click()
  let uploads = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    uploads += 1
    await released
    return route.fallback()
  })
  await page.locator('#composer-photos').setInputFiles(await createPhotoFile(page))
  await expect.poll(() => uploads).toBe(1)

  const requests: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) requests.push(`${sent.method()} ${new URL(sent.url()).pathname}`)
  })
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Términos de uso' }).click()
  await expect(page).toHaveURL('/terminos')
  await page.goBack()
  await expect(composer.getByRole('progressbar')).toBeVisible()
  release()
  await expect(composer.getByRole('progressbar')).toBeHidden()
  expect([uploads, requests]).toEqual([1, []])
})
