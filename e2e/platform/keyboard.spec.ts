import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { registerWithProfile, uniqueWord, waitForMail } from '../accounts.ts'
import { collectErrors, expect, test } from '../fixtures.ts'

/** How people see the page who use it by keyboard. */
const conditions: Record<string, { use: BrowserContextOptions; args?: string[]; isNarrow?: boolean }> = {
  'as it is': { use: { reducedMotion: 'no-preference' } },
  'with forced colors and reduced motion': { use: { forcedColors: 'active', reducedMotion: 'reduce' } },
  // As set by a person in the browser, which also changes the widths at which the layout changes.
  'with text of twice the size': {
    use: { viewport: { width: 1280, height: 800 } },
    args: ['--blink-settings=defaultFontSize=32'],
    isNarrow: true,
  },
  // A window of 1,280 × 1,024 pixels is one of 320 × 256.
  'at 400 %': { use: { viewport: { width: 320, height: 256 } }, isNarrow: true },
}

/** Moves the focus to a control with Tab alone, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    // In one step: the composer takes the place of its placeholder, and the focus.
    if ((await control.and(page.locator(':focus')).count()) > 0)
      return expect(() => expectVisibleFocus(control)).toPass()
    await page.keyboard.press(key)
  }
  throw new Error(`80 presses of ${key} do not reach ${String(control)}`)
}

/** P-accessibility-8: what has the focus is marked, in the window, and not covered. */
async function expectVisibleFocus(control: Locator): Promise<void> {
  const found = await control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ]
    const onTop = document.elementFromPoint(middle[0]!, middle[1]!)
    const isMarked = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    }
    return {
      isMarked: isMarked(element),
      onTop:
        onTop && (element.contains(onTop) || onTop.contains(element))
          ? 'itself'
          : (onTop?.outerHTML.slice(0, 200) ?? 'nothing'),
    }
  })
  expect(found).toEqual({ isMarked: true, onTop: 'itself' })
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

for (const [condition, { use, args = [], isNarrow }] of Object.entries(conditions))
  test(`P-accessibility-2, P-accessibility-9: somebody registers, publishes, finds a person and writes to them with the keyboard alone, ${condition}, in en`, async ({
    request,
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...args, ...(launchOptions.args ?? [])],
    })
    const page = await browser.newPage({
      baseURL: baseURL!,
      locale: 'en-US',
      serviceWorkers: 'block',
      ...use,
    })
    const errors = collectErrors(page)
    const word = uniqueWord()
    const luz = await registerWithProfile(request, `Luz${word}`)
    const email = `teclado.${word}@gente.example`
    await page.goto('/register')
    for (const [label, text] of [
      ['First name', 'Tecla'],
      ['Last name', 'Prueba'],
      ['Email', email],
      ['Password', 'a phrase that I remember'],
      ['City', 'Mérida'],
      ['Day', '12'],
    ] as const)
      await type(page, page.getByLabel(label, { exact: true }), text)
    await type(page, page.getByLabel('Month', { exact: true }), 'April')
    await type(page, page.getByLabel('Year', { exact: true }), '1998')
    await press(page, page.getByLabel(/I agree to the/), 'Space')
    await press(page, page.locator('form').getByRole('button', { name: 'Create account' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')

    const link = await waitForMail(page.request, email, /confirmation#([\w-]+)/)
    await page.goto(`/register/confirmation#${link}`)
    await press(page, page.getByRole('button', { name: 'Confirm my email' }))
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
    const search = page.getByRole('combobox', { name: 'Search' })
    if (isNarrow) {
      await tabTo(page, page.getByRole('link', { name: 'Search talent' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(search).toBeFocused()
    }
    await tabTo(page, search, 'Shift+Tab')
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
    expect(errors, 'console errors').toEqual([])
    await browser.close()
  })
