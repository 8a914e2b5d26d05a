import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { logIn, registerAccount, waitForMail } from '../accounts.ts'
import { runCommand } from '../command.ts'

const languages = {
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    login: 'Iniciar sesión',
    title: 'Tu cuenta está suspendida',
    label: 'Tu apelación',
    send: 'Enviar apelación',
    empty: 'Escribe primero tu apelación.',
    end: /Termina el 5\sde marzo de\s2040/,
    confirmation: /con el número (\d+)\./,
  },
  en: {
    email: 'Email',
    password: 'Password',
    login: 'Log in',
    title: 'Your account is suspended',
    label: 'Your appeal',
    send: 'Send appeal',
    empty: 'Write your appeal first.',
    end: /Ends on March\s5, 2040/,
    confirmation: /with the number (\d+)\./,
  },
}

bilingualTest(
  'P-pages-4, P-suspension-1, P-suspension-4, P-suspension-6: a suspended account can log in, sees the reason and the end, and can appeal @one-viewport @journey',
  async ({ page, request, language }) => {
    const texts = languages[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    const mara = await registerAccount(request, 'talento', 'Mara')
    await runCommand('moderator', 'appoint', mara.email)
    await mara.call('suspendPerson', {
      params: { id: (await ana.call('getSelf')).id },
      body: { reason: 'Estas fotos son de otra persona.', note: '', until: '2040-03-05T18:00:00.000Z' },
    })
    await page.goto('/login')
    await page.getByLabel(texts.email).fill(ana.email)
    await page.getByLabel(texts.password, { exact: true }).fill(ana.password)
    await page.locator('form').getByRole('button', { name: texts.login }).click()
    await page.waitForURL('/suspended')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(page.getByText('Estas fotos son de otra persona.')).toBeVisible()
    await expect(page.getByText(texts.end)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toContainText(texts.empty)
    await page.getByLabel(texts.label).fill('x'.repeat(2_001))
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toContainText('2,001')
    await expect(page.getByLabel(texts.label)).toHaveValue('x'.repeat(2_001))
    await page.getByLabel(texts.label).fill('Las fotos son mías.')
    await page.getByRole('button', { name: texts.send }).click()
    const confirmation = page.getByText(texts.confirmation)
    await expect(confirmation).toBeVisible()
    const number = texts.confirmation.exec((await confirmation.textContent()) ?? '')?.[1]
    expect(await waitForMail(request, ana.email, /(?:número|number) (\d+)\./)).toBe(number)
    await page.goto('/terminos')
    await page.goto('/suspended')
    await expect(confirmation).toBeVisible()
  },
)

test('P-suspension-1: a suspended agency is offered a copy of what agencies have @one-viewport', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Cumbre')
  await runCommand('suspend', agency.email, '--reason', 'Una razón.')
  const { email, password } = agency
  const { token } = await (
    await request.post(getRouteUrl(contract.authenticate), { data: { email, password } })
  ).json()
  await logIn(page, { ...agency, token })
  await page.goto('/suspended')
  await expect(
    page.getByText('Un archivo ZIP con todo lo que contiene tu cuenta: los datos de tu agencia'),
  ).toBeVisible()
})
