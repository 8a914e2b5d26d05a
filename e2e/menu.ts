import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Chooses an item of a menu that was opened by keyboard: its first item takes the focus a moment after it opens. */
export async function chooseMenuItem(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name }).press('Enter')
}
