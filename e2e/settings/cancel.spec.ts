import { bilingualPlain } from '../bilingual.ts'
import { expect, expectAccessible } from '../check.ts'
import { join, logIn } from '../people.ts'
import { asksForPassword, confirm } from './help.ts'
import { words } from './words.ts'

bilingualPlain(
  'P-deactivation-1 and P-deactivation-2: cancelled is "hidden at once, restored by logging in within four weeks", at any size',
  async ({ page, request, language }) => {
    const said = words[language]
    const person = await join(request, 'talento', 'Ana', language)
    const self = await person.call('getSelf')
    await logIn(page, person)
    await page.goto('/user/settings/cancel')
    await asksForPassword(page, '/users/self')
    await page.getByRole('button', { name: said.cancelDo }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: said.cancelSure }).click()
    await confirm(page, language, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.cancelled)
    await expectAccessible(page)
    const asked = { headers: { 'x-access-token': person.token } }
    expect((await request.get('/api/users/self', asked)).status()).toBe(401)
    const login = await request.post('/api/users/authenticate', {
      data: { email: self.email, password: person.password },
    })
    expect(login.status()).toBe(200)
    const { token } = (await login.json()) as { token: string }
    await page.evaluate((mine) => localStorage.setItem('token', mine), token)
    await page.goto('/noticias')
    const notice = page.getByRole('region', { name: said.back })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.locator('..').getByRole('button').click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(notice).toBeHidden()
  },
)
