import { execFile } from 'node:child_process'
import { join as joinPath } from 'node:path'
import { promisify } from 'node:util'
import { bilingual } from './bilingual.ts'
import { expect, expectAccessible } from './check.ts'
import { join, mailed } from './people.ts'

const words = {
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    login: 'Entrar',
    title: 'Tu cuenta está suspendida',
    label: 'Tu apelación',
    send: 'Enviar apelación',
    empty: 'Escribe primero tu apelación.',
    kept: /Su número es (\d+)\./,
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    login: 'Log in',
    title: 'Your account is suspended',
    label: 'Your appeal',
    send: 'Send appeal',
    empty: 'Write your appeal first.',
    kept: /Its number is (\d+)\./,
  },
}

/** The command that moderators have until they have a desk, beside the server that is running. */
async function suspend(email: string, reason: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: joinPath(process.env.E2E_FOLDER ?? '', 'data') }
  await promisify(execFile)(
    process.execPath,
    ['../server/src/cli.ts', 'suspend', email, '--reason', reason],
    { env },
  )
}

bilingual(
  'P-suspension-1: "A suspended account can log in, sees why, and can do nothing else but export, appeal and cancel"',
  async ({ page, request, language }) => {
    const said = words[language]
    const ana = await join(request, 'talento', 'Ana', language)
    await suspend(ana.email, 'Estas fotos son de otra persona.')
    await page.goto('/login')
    await page.getByLabel(said.email).fill(ana.email)
    await page.getByLabel(said.password, { exact: true }).fill(ana.password)
    await page.locator('form').getByRole('button', { name: said.login }).click()
    await page.waitForURL('/suspended')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title)
    await expect(page.getByText('Estas fotos son de otra persona.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: said.send }).click()
    await expect(page.getByRole('alert')).toContainText(said.empty)
    await page.getByLabel(said.label).fill('Las fotos son mías.')
    await page.getByRole('button', { name: said.send }).click()
    const kept = page.getByText(said.kept)
    await expect(kept).toBeVisible()
    const number = said.kept.exec((await kept.textContent()) ?? '')?.[1]
    expect(await mailed(request, ana.email, /(?:número|number) (\d+)\./)).toBe(number)
    await page.goto('/terminos')
    await page.goto('/suspended')
    await expect(kept).toBeVisible()
  },
)
