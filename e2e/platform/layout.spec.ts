import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoLayoutShift, measureLayoutShifts } from '../layout-shift.ts'
import { followRequests, intercept } from '../network.ts'
import { registerAccount, registerWithProfile, logIn, publishPhotos } from '../accounts.ts'

test.use({ reducedMotion: 'no-preference' })

test('P-design-9 and P-design-12: pages for members do not shift while they load, and share the place of the navigation', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await registerWithProfile(request, 'Bruno')
  await publishPhotos(request, ana, 'Dos luces', ['Una', 'Otra'])
  await logIn(page, ana)
  await measureLayoutShifts(page)
  const untilIdle = followRequests(page)
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  const reminder = page.getByRole('region', { name: 'Completa tu perfil' })
  let held = Promise.withResolvers<void>()
  await intercept(page, `**${getRouteUrl(contract.getSelf)}`, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/noticias')
  // A first visit waits until it is known what the reminder says.
  await expect(page.locator('.skeleton').first()).toBeVisible()
  held.resolve()
  await expect(reminder).toBeVisible()
  await untilIdle()
  await expectNoLayoutShift(page)
  held = Promise.withResolvers()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(reminder).toBeVisible()
  held.resolve()
  await untilIdle()
  await expectNoLayoutShift(page)
  let place: unknown
  for (const path of [
    '/noticias',
    '/explorar',
    `/profile/${ana.profileUrl}`,
    '/user/settings',
    '/guardados',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await waitForFonts(page)
    await untilIdle()
    await expectNoLayoutShift(page)
    place ??= await navigation.boundingBox()
    expect(await navigation.boundingBox(), path).toEqual(place)
  }
})

/** Until the browser has the fonts that it loads after the content of a first visit. */
const waitForFonts = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('here')

test('P-performance-8: late fonts are shown at once, or with the next page where they would move something @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const bruno = await registerWithProfile(request, 'Bruno')
  // Of these letters and digits, the font and its substitutes differ by a fifth.
  const message = 'rara 11 '.repeat(100)
  const { id: receiverId } = await bruno.call('getSelf')
  await ana.call('sendMessage', { body: { receiverId, message, clientId: 'rara' } })
  await logIn(page, ana)
  const getFont = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await intercept(page, '**/*.woff2', async (route) => {
    await gate
    await route.fallback()
  })
  await page.goto(`/conversaciones/${bruno.profileUrl}`)
  await expect(page.getByRole('log').getByText(message.trim())).toBeVisible()
  open()
  await waitForFonts(page)
  expect(await getFont()).toMatch(/^"Figtree fallback"/)
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
  await expect.poll(getFont).toMatch(/^"Figtree Variable"/)
  await page.reload()
  expect(await getFont()).toMatch(/^"Figtree Variable"/)

  await page.evaluate(() => localStorage.removeItem('fonts'))
  await page.goto('/conversaciones')
  await waitForFonts(page)
  expect(await getFont()).toMatch(/^"Figtree Variable"/)
})

test('P-pages-23: an opened address begins at its top, and back leads to where the page was @one-viewport, in es', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const getTop = () => page.evaluate(() => scrollY)
  await page.goto('/explorar')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 100))
  await expect.poll(getTop).toBe(100)
  await page.goto('/user/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Información personal')
  await page.waitForLoadState('networkidle')
  expect(await getTop()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/explorar')
  await expect.poll(getTop).toBe(100)
})

test('P-pages-23: after a login the feed begins at its top @one-viewport, in es', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  for (let n = 0; n < 3; n++)
    await ana.call('createPost', { body: { description: 'Una línea.\n'.repeat(12) } })
  const logInByForm = async () => {
    await page.getByLabel('Correo electrónico').fill(ana.email)
    await page.locator('#password').fill(ana.password)
    await page.locator('#password').press('Enter')
    await expect(page).toHaveURL('/noticias')
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  const getTop = () => page.evaluate(() => scrollY)
  await page.goto('/login')
  await logInByForm()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(getTop).toBe(300)
  await page.getByRole('link', { name: 'Conversaciones' }).first().click()
  await expect(page).toHaveURL('/conversaciones')
  await page.getByRole('link', { name: 'Noticias' }).first().click()
  await expect.poll(getTop).toBe(300)
  await page.goto('/logout')
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click()
  await logInByForm()
  await page.waitForLoadState('networkidle')
  expect(await getTop()).toBe(0)
})
