import type { Locator, Page } from '@playwright/test'
import { registerWithProfile, uniqueWord, waitForMail } from './accounts.ts'
import { expect, test } from './fixtures.ts'

/** Moves the focus to a control with Tab alone, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`80 presses of ${key} do not reach ${String(control)}`)
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

test.use({ locale: 'en-US' })

test('P-accessibility-2: somebody registers, publishes, finds a person and writes to them with the keyboard alone, in en', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const luz = await registerWithProfile(request, `Luz${word}`)
  const email = `teclado.${word}@gente.example`
  await page.goto('/register')
  for (const [label, text] of [
    ['First name', 'Tecla'],
    ['Last name', 'Prueba'],
    ['E-mail', email],
    ['Password', 'a phrase that I remember'],
    ['City', 'Mérida'],
    ['Day', '12'],
  ] as const)
    await type(page, page.getByLabel(label, { exact: true }), text)
  await type(page, page.getByLabel('Month', { exact: true }), 'April')
  await type(page, page.getByLabel('Year', { exact: true }), '1998')
  await press(page, page.getByLabel(/I agree to the/), 'Space')
  await press(page, page.locator('form').getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')

  const link = await waitForMail(page.request, email, /confirmation#([\w-]+)/)
  await page.goto(`/register/confirmation#${link}`)
  await page.waitForURL('/register/select')
  await press(page, page.getByRole('button', { name: /Show my talent/ }))
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await page.waitForURL('/register/wizard')
  await press(page, page.getByRole('link', { name: "I'll do it later" }))
  await page.waitForURL('/noticias')

  await type(page, page.locator('#componer').getByRole('textbox'), 'Written without a mouse')
  await press(page, page.locator('#componer [type=submit]'))
  const own = page.getByRole('article', { name: 'Tecla Prueba' })
  await expect(own.first()).toContainText('Written without a mouse')

  // Back to the header, which is above the composer.
  await tabTo(page, page.getByRole('combobox', { name: 'Search' }), 'Shift+Tab')
  await page.keyboard.type(luz.name)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/explorar\?q=/)
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: `Message ${luz.name}` })
      .first(),
  )
  const message = page.getByRole('textbox', { name: `Message to ${luz.name}` })
  await type(page, message, 'Hello, Luz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Sent')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('Hello, Luz')
})
