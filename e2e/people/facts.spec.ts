import { logIn, registerAccount } from '../accounts.ts'
import { holdRouteOnce } from '../network.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('P-profiles-19: a talent edits the facts of the profile, and agencies and talents see those for them @one-viewport @journey', async ({
  page,
  browser,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const agency = await registerAccount(request, 'agencia', 'Cumbre')
  const eva = await registerAccount(request, 'talento', 'Eva')
  await ana.call('subscribeCategory', { body: { categoryId: 5 } })
  await logIn(page, ana)
  await page.goto('/user/settings/facts')

  const skill = page.getByLabel('Agrega una habilidad')
  await skill.fill('Danza aérea')
  await skill.press('Enter')
  // Added by leaving the field.
  // A suggestion in the reader's language for a word of the other one.
  await skill.fill('dancer')
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' })
  await expect(suggestions.getByRole('option').first()).toHaveText('danza')
  await skill.press('ArrowDown')
  await expect(skill).toHaveAttribute('aria-activedescendant', /-0$/)
  await expectAccessible(page)
  await skill.press('Enter')
  await expect(suggestions).toHaveCount(0)
  await expect(skill).toBeFocused()
  await skill.fill('acrobacia')
  await page.getByRole('button', { name: 'Agregar un idioma' }).click()
  const language = page.getByLabel('Idioma', { exact: true })
  await expect(language).toBeFocused()
  // Chrome has no name for Tibetan, and the same one for Akan and Twi.
  await expect(language.getByRole('option', { name: /^(Tibetano|Akan)$/ })).toHaveCount(2)
  await language.selectOption('Francés')
  await page.getByLabel('Nivel').selectOption('Fluido')
  await page.getByLabel('Acepto propuestas de trabajo').check()
  await page.getByLabel('Estatura en centímetros').fill('uno sesenta')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert')).toContainText('Escribe tu estatura en centímetros')
  await page.getByLabel('Estatura en centímetros').fill('168')
  await page.getByLabel('Quién lo ve: Habilidades').selectOption('Solo agencias')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  expect((await ana.call('getSelf')).facts).toMatchObject({
    skills: { items: ['Danza aérea', 'danza', 'acrobacia'], audience: 'agencies' },
    languages: { items: [{ code: 'fr', level: 'fluent' }], audience: 'everyone' },
    measurements: { heightCm: 168, audience: 'agencies' },
  })

  const biography = `/profile/${ana.profileUrl}/biografia`
  await page.goto(biography)
  await expect(page.getByRole('region', { name: 'Habilidades' })).toContainText('Solo lo ven las agencias.')
  await expectAccessible(page)
  for (const [reader, shown] of [
    [agency, [true, true]],
    [eva, [false, false]],
  ] as const) {
    const context = await browser.newContext({ locale: 'es' })
    const theirs = await context.newPage()
    await logIn(theirs, reader)
    await theirs.goto(biography)
    await expect(theirs.getByRole('region', { name: 'Idiomas' })).toContainText('Francés')
    await expect(theirs.getByRole('region', { name: 'Disponibilidad' })).toContainText('Acepta propuestas')
    const regions = ['Habilidades', 'Medidas'].map((name) =>
      theirs.getByRole('region', { name, exact: true }).isVisible(),
    )
    expect(await Promise.all(regions)).toEqual(shown)
    await context.close()
  }
})

test('P-wizard-11: the step about one’s talent asks for skills and languages, folded and optional @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/register/wizard?paso=4')
  const next = page.getByRole('button', { name: 'Continuar', exact: true })
  const skill = page.getByLabel('Agrega una habilidad')
  await expect(skill).toBeHidden()
  await next.click()
  await expect(page.getByRole('alert')).toContainText('Escribe algo sobre ti')
  await page.getByLabel('Sobre mí').fill('Canto y toco el piano.')
  await page.getByText('Habilidades, idiomas y disponibilidad').click()
  await expectAccessible(page)
  await skill.fill('canto, piano,')
  await page.getByLabel('Acepto propuestas de trabajo').check()
  // What was typed survives a reload, and is not folded away then.
  await page.reload()
  await expect(page.getByLabel('Acepto propuestas de trabajo')).toBeChecked()
  await next.click()
  await expect(page.getByText('Paso 5 de 5')).toBeVisible()
  const self = await ana.call('getSelf')
  expect(self.biography).toBe('Canto y toco el piano.')
  expect(self.facts).toMatchObject({
    skills: { items: ['canto', 'piano'], audience: 'everyone' },
    availability: { open: true },
  })
})

test('P-settings-25: what is typed while the facts are saved stays in the form @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.goto('/user/settings/facts')
  const travels = page.getByLabel('Puedo viajar')
  const skill = page.getByLabel('Agrega una habilidad')
  await skill.fill('acrobacia')
  await skill.press('Enter')
  const release = await holdRouteOnce(page, 'saveFacts')
  const saving = page.waitForRequest((sent) => sent.method() === 'PUT')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await saving
  await travels.check()
  release()
  await expect.poll(async () => (await ana.call('getSelf')).facts?.skills.items).toEqual(['acrobacia'])
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(travels).toBeChecked()
  await page.reload()
  await expect(travels).toBeChecked()
})
