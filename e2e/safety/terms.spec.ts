import type { Page } from '@playwright/test'
import type { NewTerms } from '@brilla/contract/safety/terms'
import { logIn, registerAccount, type TestAccount } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { interceptRouteOnce, routeGlob } from '../network.ts'

const version = '2031-03-05'
const notice = { version, summary: 'La edad mínima.\nEl plazo de respuesta.', mustAccept: false }

/**
 * Has the own account carry terms, until they are accepted or dismissed: a new version cannot be announced to a running
 * server of the tests.
 */
async function serveTerms(page: Page, account: TestAccount) {
  const self = await account.call('getSelf')
  const served: { terms: NewTerms | null } = { terms: null }
  await page.route(routeGlob('getSelf'), (route) => route.fulfill({ json: { ...self, ...served } }))
  return {
    set: (terms: NewTerms) => (served.terms = terms),
    /** Returns the body of the next request to the route, which succeeds. */
    async answer(route: 'acceptTerms' | 'dismissTermsNotice', press: () => Promise<void>) {
      const request = page.waitForRequest(routeGlob(route))
      await interceptRouteOnce(page, route, (sent) => {
        served.terms = null
        return sent.fulfill({ status: 204 })
      })
      await press()
      return (await request).postDataJSON() as unknown
    },
  }
}

test('P-legal-6: a notice of new terms, and their acceptance @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  const { set, answer } = await serveTerms(page, ana)
  set(notice)
  await page.goto('/noticias')
  // A notice that arrives after the posts is shown with the next visit, so that it does not move them.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('terms notice'))))
    .toBe(true)
  await page.reload()
  const card = page.getByRole('region', { name: 'Los términos cambian el 5 de marzo de 2031' })
  await expect(card).toContainText('El plazo de respuesta.')
  await expect(card.getByRole('link', { name: 'Leer los términos' })).toHaveAttribute('href', '/terminos')
  await expectAccessible(page)
  const close = card.getByRole('button', { name: 'Cerrar' })
  expect(await answer('dismissTermsNotice', () => close.click())).toEqual({ version })
  await expect(card).toHaveCount(0)

  set({ ...notice, mustAccept: true })
  await page.goto('/guardados')
  const title = page.getByRole('heading', { name: 'Nuevos términos' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Guardados' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('link', { name: 'Cancelar mi cuenta' }).click()
  await page.waitForURL('/user/settings/cancel')
  await expect(title).toHaveCount(0)
  await page.goBack()
  const accept = page.getByRole('button', { name: 'Aceptar' })
  expect(await answer('acceptTerms', () => accept.click())).toEqual({ version })
  await expect(page.getByRole('heading', { name: 'Guardados', exact: true })).toBeVisible()
  await expect(title).toHaveCount(0)
})
