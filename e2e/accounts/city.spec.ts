import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { logIn, registerAccount } from '../accounts.ts'
import { routeGlob } from '../network.ts'

test('P-accounts-31: cities are suggested by keyboard and pointer, with their country; other texts are kept @one-viewport, in es @journey', async ({
  page,
}) => {
  await page.goto('/register')
  const city = page.getByRole('combobox', { name: 'Ciudad', exact: true })
  const country = page.getByLabel('País')
  const list = page.getByRole('listbox', { name: 'Sugerencias' })
  await city.pressSequentially('l')
  await expect(list).toBeHidden()
  await city.pressSequentially('ond')
  await expect(list.getByRole('option').first()).toHaveText(/Londres\s*Reino Unido/)
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await city.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Londres/)
  await city.press('Enter')
  await expect(city).toHaveValue('Londres')
  await expect(country).toHaveValue('GB')
  await expect(list).toBeHidden()
  // Enter has chosen instead of sending the form.
  await expect(page.getByText('Escribe tu apellido.')).toBeHidden()

  await country.selectOption('MX')
  await city.fill('mérida')
  await list.getByRole('option', { name: /Mérida\s*México/ }).click()
  await expect(city).toHaveValue('Mérida')
  await expect(city).toBeFocused()
  await expect(country).toHaveValue('MX')

  await city.fill('San Juan de los Mezquites')
  await expect(list).toBeHidden()
  await city.fill('guadal')
  await expect(list).toBeVisible()
  await city.press('Escape')
  await expect(list).toBeHidden()
  await expect(city).toHaveValue('guadal')
})

// Chromium reports a failed request as an error in the console.
baseTest(
  'P-accounts-31: in the settings a chosen city is saved with its country, and a list that fails leaves a field @one-viewport, in en',
  async ({ page, request }) => {
    const account = await registerAccount(request, 'talento', 'Ada', 'en')
    await logIn(page, account)
    await page.goto('/user/settings')
    const city = page.getByRole('combobox', { name: 'City', exact: true })
    await expect(city).toHaveValue('Mérida')
    const failed = page.waitForResponse((response) => response.url().includes('/cities?'))
    await page.route(`${routeGlob('suggestCities')}?*`, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await city.fill('Ciudad de Mé')
    await failed
    await expect(city).toHaveAttribute('aria-expanded', 'false')
    await city.fill('flor')
    await page.getByRole('option', { name: /Florence\s*Italy/ }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    expect(await account.call('getSelf')).toMatchObject({ ciudad: 'Florencia', country: 'IT' })
  },
)
