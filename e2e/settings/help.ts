import type { Page } from '@playwright/test'
import type { Language } from '../bilingual.ts'
import { expect, expectAccessible } from '../check.ts'
import type { Person } from '../people.ts'
import { interceptOnce } from '../network.ts'
import { words } from './words.ts'

/** The next call to this address is refused as that of a session that is no longer fresh (P-sessions-13); the one after is real. */
export async function asksForPassword(page: Page, path: string): Promise<void> {
  await interceptOnce(page, `**/api${path}`, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, error: 'reauthenticate', detail: '' }),
    }),
  )
}

/** The window that asks for the password: a wrong one is said in it, the right one goes on. */
export async function confirm(page: Page, language: Language, { password }: Person): Promise<void> {
  const said = words[language]
  const dialog = page.getByRole('dialog', { name: said.confirm })
  const field = dialog.getByLabel(said.password, { exact: true })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('no es esta')
  await field.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(said.passwordWrong)
  await field.fill(password)
  await dialog.getByRole('button', { name: said.confirmDo, exact: true }).click()
  await expect(dialog).toBeHidden()
}
