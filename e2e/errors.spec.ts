import { expect, test, type Page } from '@playwright/test'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/route-url'
import { registerAccount, logIn } from './accounts.ts'
import { routeGlob } from './network.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Responds to a GET with a body that the client does not expect, and collects the client's error reports. */
async function mockInvalidResponse(
  page: Page,
  url: string,
  body: unknown,
): Promise<Record<string, string>[]> {
  const reports: Record<string, string>[] = []
  await page.route(url, (route) => route.fulfill({ json: body }))
  page.on('request', (sent) => {
    if (sent.url().endsWith(getRouteUrl(contract.reportClientError)))
      reports.push(sent.postDataJSON() as Record<string, string>)
  })
  return reports
}

test('P-operation-18: an error in the comments of a post does not break the rest of the page, and is reported @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await ana.call('createPost', { body: { description: 'Una luz' } })
  const feed = await ana.call('getFeed', { query: {} })
  const broken = { ...feed, posts: feed.posts.map((post) => ({ ...post, commentsItems: [null] })) }
  const reports = await mockInvalidResponse(page, `${routeGlob('getFeed')}*`, broken)
  await page.goto('/noticias')
  const post = page.getByRole('article', { name: ana.name })
  await expect(post).toContainText('Una luz')
  await expect(post.getByRole('alert')).toContainText('Algo salió mal')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({ page: 'noticias', message: expect.stringContaining('TypeError') })
  await expect(page.locator('#componer')).toBeVisible()
})

test('P-operation-18: an error in a page keeps the navigation usable, and is reported @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  const reports = await mockInvalidResponse(page, routeGlob('getPost'), { id: 'x' })
  await page.goto(`/noticias/${crypto.randomUUID()}?token=secret`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Algo salió mal')
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(JSON.stringify(reports)).not.toContain('secret')
})
