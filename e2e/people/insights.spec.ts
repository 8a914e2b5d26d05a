import { logIn, registerAccount } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'
import { routeGlob } from '../network.ts'

const texts = {
  es: {
    menu: 'Configuración del perfil',
    open: 'Visitas a tu perfil',
    empty: /Todavía no hay visitas suficientes/,
    few: 'Menos de 3',
    current: 'Esta semana',
    week: /^16\sde noviembre/,
    back: 'Volver a tu perfil',
  },
  en: {
    menu: 'Profile settings',
    open: 'Profile views',
    empty: /There aren't enough views/,
    few: 'Fewer than 3',
    current: 'This week',
    week: /^November\s16/,
    back: 'Back to your profile',
  },
}

bilingualTest(
  'P-profiles-25: talents see the views of their profile by week @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: t.menu }).click()
    await page.getByRole('menuitem', { name: t.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.open })).toBeVisible()
    await expect(page.getByText(t.empty)).toBeVisible()
    const rows = page.getByRole('row')
    // The weeks before the registration are not shown.
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toHaveText(`${t.current}${t.few}${t.few}`)

    const self = await ana.call('getSelf')
    await page.route(routeGlob('getSelf'), (route) =>
      route.fulfill({ json: { ...self, createdAt: '2020-02-02T20:20:20.000Z' } }),
    )
    // Numbers exist only from the next day on.
    const { weeks } = await ana.call('getInsights')
    await page.route(routeGlob('getInsights'), (route) =>
      route.fulfill({
        json: {
          weeks: weeks.map((week, index) =>
            index === 1 ? { from: '2026-11-16', agencies: 12, others: 1_340 } : week,
          ),
        },
      }),
    )
    await page.reload()
    await expect(rows).toHaveCount(13)
    await expect(rows.nth(2)).toHaveText(t.week)
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['12', '1,340'])
    await expect(page.getByText(t.empty)).toBeHidden()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.getByRole('link', { name: t.back }).click()
    await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
  },
)
