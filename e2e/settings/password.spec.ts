import { bilingualPlain } from '../bilingual.ts'
import { expect } from '../check.ts'
import { join, logIn } from '../people.ts'
import { asksForPassword, confirm } from './help.ts'
import { words } from './words.ts'

bilingualPlain(
  'P-recovery-8: "both fields required", "minimum length 10", "both must match", at any size',
  async ({ page, request, language }) => {
    const said = words[language]
    const person = await join(request, 'talento', 'Ana', language)
    const self = await person.call('getSelf')
    await logIn(page, person)
    await page.goto('/user/password')
    const [missing, short, different] = said.passwordErrors
    const alert = page.getByRole('alert')
    const save = page.getByRole('button', { name: said.change })
    const typed = page.getByLabel(said.newPassword, { exact: true })
    const repeated = page.getByLabel(said.repeat, { exact: true })
    await save.click()
    await expect(alert).toContainText(missing)
    await typed.fill('corta')
    await repeated.fill('corta')
    await save.click()
    await expect(alert).toContainText(short)
    await typed.fill('otra frase que recuerdo')
    await save.click()
    await expect(alert).toContainText(different)
    await repeated.fill('otra frase que recuerdo')
    await asksForPassword(page, '/users/password')
    await save.click()
    await confirm(page, language, person)
    await expect(page.getByText(said.passwordDone)).toBeVisible()
    await expect(typed).toHaveValue('')
    const login = await request.post('/api/users/authenticate', {
      data: { email: self.email, password: 'otra frase que recuerdo' },
    })
    expect(login.status()).toBe(200)
  },
)
