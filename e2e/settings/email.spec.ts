import { bilingualPlain } from '../bilingual.ts'
import { expect, expectAccessible } from '../check.ts'
import { join, logIn, mailed } from '../people.ts'
import { asksForPassword, confirm } from './help.ts'
import { words } from './words.ts'

bilingualPlain(
  'a new e-mail: looked up on blur, pending until its mailbox confirms it, at any size',
  async ({ page, request, language }) => {
    const said = words[language]
    const person = await join(request, 'talento', 'Ana', language)
    const other = await (await join(request, 'talento', 'Ana', language)).call('getSelf')
    const self = await person.call('getSelf')
    const next = self.email.replace('@', '.nueva@')
    await logIn(page, person)
    await page.goto('/user/settings')
    const field = page.getByLabel(said.email, { exact: true })
    await field.fill(other.email)
    await field.blur()
    await expect(page.getByText(said.emailTaken)).toBeVisible()
    await field.fill(next)
    await asksForPassword(page, '/users')
    await page.getByRole('button', { name: said.save }).click()
    await confirm(page, language, person)
    await expect(page.getByText(said.pending)).toContainText(next)
    await expect(field).toHaveValue(self.email)
    await page.getByRole('button', { name: said.resend }).click()
    await expect(page.getByText(said.resent)).toBeVisible()
    await expectAccessible(page)
    const token = await mailed(request, next, /\/register\/email#([\w-]+)/)
    await page.goto(`/register/email#${token}`)
    await expect(page.getByText(said.emailDone)).toContainText(next)
    expect(await person.call('getSelf')).toMatchObject({ email: next, pendingEmail: null })
  },
)
