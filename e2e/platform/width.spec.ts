import type { Page } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'
import { bilingualBaseTest } from '../bilingual.ts'
import { listAddresses } from '../declared-pages.ts'
import { expect, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { expectNoLayoutFaults } from '../layout-faults.ts'
import { expectTouchTargets } from '../touch-targets.ts'

async function openDocument(page: Page, address: string): Promise<void> {
  // Not the end of loading: images keep their space.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
}

/** Opens an address as a link within the app does, which takes a third of the time of a new document. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // The page before cannot be measured by mistake: its heading is marked.
  await expect(page.locator('h1:not([data-left])').first(), address).toBeAttached()
}

/** In another order: pages in a row, such as the tabs of a profile, have one heading, which would stay in the document. */
function alternate(addresses: string[]): string[] {
  const half = Math.ceil(addresses.length / 2)
  return addresses
    .slice(0, half)
    .flatMap((address, index) => [address, ...addresses.slice(half + index).slice(0, 1)])
}

async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
  await expectNoHorizontalScroll(page)
  await expectNoLayoutFaults(page)
  // P-accessibility-5
  if (bilingualBaseTest.info().project.name === 'phone') await expectTouchTargets(page)
}

for (const type of ['talento', 'agencia'] as const) {
  bilingualBaseTest(
    `no page is wider than a window of 320 px for ${type}`,
    async ({ page, request, language }) => {
      bilingualBaseTest.setTimeout(180_000)
      const account = await registerAccount(request, type, 'Maximiliana', language)
      const talent = await registerAccount(request, 'talento', 'Wolfeschlegelsteinhausen', language)
      const { id: postId } = await talent.call('createPost', {
        body: { description: `Larga: ${'larguísima'.repeat(20)}` },
      })
      await account.call('createComment', { body: { postId, comment: 'larguísima'.repeat(20) } })
      await account.call('followUser', { body: { id: talent.profileUrl } })
      await talent.call('followUser', { body: { id: account.profileUrl } })
      await logIn(page, account)
      await page.setViewportSize({ width: 320, height: 640 })
      const params = { id: talent.profileUrl, category: 'all', postId }
      const searches = [`/explorar?q=${encodeURIComponent(talent.name)}`, '/explorar/all?country=all']
      let needsDocument = true
      for (const address of alternate([...listAddresses(type, params), ...searches])) {
        await (needsDocument ? openDocument(page, address) : followLink(page, address))
        await expectFits(page)
        // A redirect may show a toast, which would cover the top of the next page.
        // The page itself is asked: a redirect without a new document reaches `page.url()` later.
        const pathname = await page.evaluate(() => location.pathname)
        needsDocument = new URL(address, page.url()).pathname !== pathname
      }
    },
  )
}

bilingualBaseTest('no page is wider than a window of 320 px for guests', async ({ page }) => {
  bilingualBaseTest.setTimeout(90_000)
  for (const address of listAddresses('guest')) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openDocument(page, address)
    await expectFits(page)
    await page.setViewportSize({ width: 390, height: 640 })
    await expectNoHorizontalScroll(page)
  }
})

test('P-design-13: text of twice the size neither widens a phone nor moves its navigation out of the window @one-viewport, in es', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.goto('/login')
  await enlarge()
  await expect(page.getByRole('link', { name: 'Crear cuenta' }).first()).toBeInViewport({ ratio: 1 })
  await expectNoHorizontalScroll(page)
  const open = async (address: string) => {
    await openDocument(page, address)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
  }
  for (const address of ['/', '/terminos', '/register']) {
    await open(address)
    await enlarge()
    await expectNoHorizontalScroll(page)
  }
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const lists = ['/noticias', '/explorar?q=danza', '/notificaciones', '/conversaciones']
  const settings = ['dashboard', 'settings', 'settings/privacy', 'settings/notifications', 'settings/facts']
  for (const address of [...lists, ...settings.map((name) => `/user/${name}`)]) {
    await open(address)
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
    await expect(links).toHaveCount(5)
    await enlarge()
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expectNoHorizontalScroll(page)
  }
})
