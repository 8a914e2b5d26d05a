import type { Page } from '@playwright/test'
import type { RouteName } from '@brilla/contract'
import type { Language } from '../../bilingual.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import type { TestAccount } from '../../accounts.ts'
import { interceptRouteOnce, routeGlob } from '../../network.ts'
import { settingsTexts } from './texts.ts'

/** Fails the next request to this route's path as if the session were no longer fresh (P-sessions-13); later ones pass. */
export async function requireReauthentication(page: Page, route: RouteName): Promise<void> {
  await interceptRouteOnce(page, route, (sent) =>
    sent.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, error: 'reauthenticate', detail: '' }),
    }),
  )
}

/** Fills in the dialog that asks for the password: first a wrong one, which shows an error, then the right one. */
export async function confirmPassword(
  page: Page,
  language: Language,
  { password }: TestAccount,
): Promise<void> {
  const texts = settingsTexts[language]
  const dialog = page.getByRole('dialog', { name: texts.confirm })
  const field = dialog.getByLabel(texts.password, { exact: true })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('no es esta')
  await field.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(texts.passwordWrong)
  await field.fill(password)
  const confirmed = page.waitForResponse(routeGlob('reauthenticate'))
  await dialog.getByRole('button', { name: texts.confirmDo, exact: true }).click()
  expect((await confirmed).ok()).toBe(true)
  await expect(dialog).toBeHidden()
}
