import { setTimeout as delay } from 'node:timers/promises'
import { test as baseTest, type Locator, type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { blockRealtime, interceptRouteOnce, openConnected, routeGlob } from '../network.ts'

/** Delivers the entries of several frames to an IntersectionObserver at once, as a busy browser does. */
const batchIntersections = () => {
  const Native = window.IntersectionObserver
  const afterFrames = (frames: number, then: () => void): number =>
    requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, then) : then()))
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const queued: IntersectionObserverEntry[] = []
      super((entries, observer) => {
        queued.push(...entries)
        if (queued.length > entries.length) return
        afterFrames(4, () => callback(queued.splice(0), observer))
      }, options)
    }
  }
}

/** Jumps to the bottom in every frame, as somebody who holds the End key, until the text is on the page. */
const jumpToBottomUntil = (page: Page, text: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const jump = () => {
          window.scrollTo(0, document.body.scrollHeight)
          if (document.body.innerText.includes(text)) resolve()
          else requestAnimationFrame(jump)
        }
        jump()
      }),
    text,
  )

test('P-feed-3 and P-feed-4: infinite scroll, a button for new posts, and scroll position restored on going back @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'talento', 'Luz')
  const blocked = await registerAccount(request, 'talento', 'Luis')
  const publish = (description: string) => ana.call('createPost', { body: { description } })
  for (let number = 1; number <= 22; number += 1) await publish(`Nota ${number}.`)
  const last = await publish('Nota 23.')
  await luz.call('followUser', { body: { id: (await ana.call('getSelf')).id } })
  await logIn(page, luz)
  await page.addInitScript(batchIntersections)
  await page.clock.install()
  // The posts of a first visit wait for the reminder of an unfinished setup, which is not inserted above them later.
  await interceptRouteOnce(page, 'getSelf', async (route) => {
    await delay(1_500)
    await route.continue()
  })

  // The followed feed (P-feed-2), so that posts of other tests do not appear.
  await openConnected(page, '/noticias')
  await page.getByRole('link', { name: 'Siguiendo' }).click()
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(10)
  await jumpToBottomUntil(page, 'Llegaste al final.')
  await expect(articles).toHaveCount(23)
  await expectAccessible(page)

  const note = articles.filter({ hasText: 'Nota 7.' })
  const getNoteTop = async () => Math.round((await note.boundingBox())?.y ?? Number.NaN)
  await note.scrollIntoViewIfNeeded()
  const before = await getNoteTop()
  await note
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .click()
  await expect(page).toHaveURL(/\/noticias\/\w/)
  await expect(articles).toHaveCount(1)
  // Everything is read again meanwhile (P-realtime-9).
  const reread = page.waitForResponse(routeGlob('getPost'))
  await luz.call('blockUser', { body: { userId: (await blocked.call('getSelf')).id } })
  await reread
  await page.goBack()
  await expect(articles).toHaveCount(23)
  await expect.poll(getNoteTop).toBe(before)

  await publish('Recién salida.')
  await page.clock.fastForward('01:05')
  const pill = page.getByRole('button', { name: '1 publicación nueva' })
  await expect(pill).toBeInViewport()
  expect(await getNoteTop()).toBe(before)

  // The connection is lost with the time that has passed, and everything is read again.
  await ana.call('editPost', { body: { id: last.id, description: 'Nota 23, corregida.' } })
  await expect(async () => {
    await page.clock.fastForward('00:05')
    await expect(articles.filter({ hasText: 'Nota 23, corregida.' })).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(pill).toBeInViewport()
  expect(await getNoteTop()).toBe(before)
  await pill.click()
  await expect(articles.first()).toContainText('Recién salida.')
  await expect(articles.first()).toBeInViewport()
})

// Requests that are aborted are errors of the console.
baseTest(
  'P-feed-9: one’s own post or share does not hide what others published before it, and a deleted or hidden post is not announced @one-viewport @journey',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const luis = await registerAccount(request, 'talento', 'Luis')
    const publish = (description: string) => luis.call('createPost', { body: { description } })
    await ana.call('followUser', { body: { id: (await luis.call('getSelf')).id } })
    const before = await publish('La de antes.')
    await logIn(page, ana)
    await page.clock.install()
    // The connection would be lost with the time that passes, and everything read again.
    await blockRealtime(page)
    await page.goto('/noticias')
    await expect(page.getByRole('article').first()).toBeVisible()

    const missed = `La de ${luis.name}.`
    await publish(missed)
    const composer = page.locator('#componer')
    await composer.getByRole('textbox').first().fill('La de Ana.')
    await composer.locator('[type=submit]').click()
    const articles = page.getByRole('article')
    await expect(articles.first()).toContainText('La de Ana.')
    const pill = page.getByRole('button', { name: /publicaci(ón nueva|ones nuevas)$/ })
    // Again while a response is under way, after which the next look is due.
    const afterAMinute = (check: () => Promise<void>) =>
      expect(async () => {
        await page.clock.fastForward('01:05')
        await check()
      }).toPass()
    const isShown = () => expect(pill).toBeVisible({ timeout: 2_000 })
    const isGone = () => expect(pill).toHaveCount(0, { timeout: 2_000 })
    await afterAMinute(isShown)
    await pill.click()
    // Other tests publish at the same time, so it need not be on the first page.
    await jumpToBottomUntil(page, missed)
    await expect(articles.filter({ hasText: missed })).toHaveCount(1)

    // Nobody else's posts appear in the followed feed.
    await page.getByRole('link', { name: 'Siguiendo' }).click()
    // One's own post goes with the feed of everyone, which paints two posts first.
    await expect(articles.filter({ hasText: 'La de Ana.' })).toHaveCount(0)
    await expect(articles).toHaveCount(2)
    const { id } = await publish('Por poco tiempo.')
    await afterAMinute(isShown)
    await expect(pill).toHaveText('1 publicación nueva')
    await luis.call('deletePost', { params: { id } })
    await luis.call('editPost', { body: { id: before.id, description: 'La de antes, corregida.' } })
    await pill.click()
    // Until the feed has been read again, which would show the next post too.
    await expect(articles.filter({ hasText: 'La de antes, corregida.' })).toHaveCount(1)
    await expect(pill).toHaveCount(0)
    const later = await publish('Por poco tiempo también.')
    await afterAMinute(isShown)
    await luis.call('deletePost', { params: { id: later.id } })
    await afterAMinute(isGone)

    // The same for one's own shares, and for posts that a block hides.
    await publish('Antes de compartir.')
    await articles
      .filter({ hasText: 'La de antes, corregida.' })
      .getByRole('button', { name: /Compartir/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await afterAMinute(isShown)
    await pill.click()
    await expect(articles.filter({ hasText: 'Antes de compartir.' })).toHaveCount(1)
    await publish('Antes de bloquear.')
    await afterAMinute(isShown)
    await luis.call('blockUser', { body: { userId: (await ana.call('getSelf')).id } })
    await afterAMinute(isGone)
  },
)

test('P-feed-6, P-feed-10: a phone has greeting, film and categories above the feed, and its link leads to the top and loads the feed again @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, ana)
  await page.goto('/noticias')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Tu cuenta' })).toContainText('0 seguidores')
  await expect(main.getByRole('button', { name: 'Brilla en un minuto' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Deportes' })).toHaveAttribute('href', '/explorar/deportes')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  for (const [width, inMain] of [
    [768, 1],
    [1199, 1],
    [1200, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('button', { name: 'Brilla en un minuto' })).toHaveCount(1)
    await expect(main.getByRole('button', { name: 'Brilla en un minuto' })).toHaveCount(inMain)
  }
  await page.setViewportSize({ width: 390, height: 844 })

  const posts = page.getByRole('article')
  for (const description of ['La de antes.', 'La de ahora.']) {
    await ana.call('createPost', { body: { description } })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click()
    await expect(posts.filter({ hasText: description }).filter({ hasText: ana.name })).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await ana.call('createPost', { body: { description: 'La última.' } })
  await page.getByRole('link', { name: 'Brilla, inicio' }).click()
  await expect(posts.filter({ hasText: 'La última.' }).filter({ hasText: ana.name })).toHaveCount(1)
})

test('P-feed-4: following an account does not change the loaded feed @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  await ana.call('createPost', { body: { description: 'La de antes.' } })
  await logIn(page, luz)
  await page.clock.install()
  await page.goto('/noticias')
  // Any author: other tests publish at the same time.
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/profile\//)
  await ana.call('createPost', { body: { description: 'La de después.' } })
  const followed = page.waitForResponse(routeGlob('followUser'))
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  await followed
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Todos' })).toBeVisible()
  await page.clock.fastForward('01:05')
  await expect(page.getByRole('button', { name: /publicaci(ón nueva|ones nuevas)$/ })).toBeVisible()
  await expect(
    page.getByRole('article', { name: ana.name }).filter({ hasText: 'La de después.' }),
  ).toHaveCount(0)
})

test('P-design-3: from 768 px the navigation is at the side, and from 1,200 px there are three columns @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/noticias')
  // The navigation is replaced when it moves, so it may be visible and gone a moment later.
  const getBox = async (locator: Locator) => {
    let box: Awaited<ReturnType<Locator['boundingBox']>> = null
    await expect.poll(async () => (box = await locator.boundingBox())).not.toBeNull()
    return box!
  }
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  const [main, people] = [page.getByRole('main'), page.getByRole('complementary')]

  await page.setViewportSize({ width: 767, height: 800 })
  const bar = await getBox(navigation)
  expect([bar.width, bar.y + bar.height]).toEqual([767, 800])
  await expect(people).toHaveCount(0)

  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(async () => (await getBox(navigation)).width).toBeLessThan(300)
  const side = await getBox(navigation)
  expect(side.x + side.width).toBeLessThanOrEqual((await getBox(main)).x)
  await expect(people).toHaveCount(0)

  await page.setViewportSize({ width: 1200, height: 800 })
  const third = await getBox(people)
  const second = await getBox(main)
  expect(second.x + second.width).toBeLessThanOrEqual(third.x)
})
