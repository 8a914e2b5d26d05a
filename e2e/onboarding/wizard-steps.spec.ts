/** Single steps of the wizard; the way through all of them is in wizard.spec.ts. */
import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { registerAccount, logIn, uploadPhoto, waitForMail } from '../accounts.ts'
import { routeGlob } from '../network.ts'

baseTest(
  'a category that fails to save shows the error at its checkbox @one-viewport @journey',
  async ({ page, request }) => {
    await logIn(page, await registerAccount(request, 'talento', 'Ana'))
    await page.goto('/register/wizard')
    await page.route(routeGlob('subscribeCategory'), (route) => route.abort())
    const box = page.getByRole('checkbox', { name: 'Artes' })
    await box.click()
    await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con el servidor.')
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(/No pudimos conectarnos/)
  },
)

baseTest(
  'P-wizard-4: with fewer invitations left than addresses, the first are sent and the others stay at their fields @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const friend = (name: string) => `${name}.${ana.profileUrl}@lejos.example`
    await ana.call('saveWizard', { body: { shareContats: [friend('uno'), friend('dos')] } })
    await logIn(page, ana)
    await page.goto('/register/wizard?paso=5')
    const field = (number: number) => page.getByLabel(`Correo de la persona ${number}`)
    const finish = page.getByRole('button', { name: 'Terminar', exact: true })
    const summary = page.getByRole('alert')

    await field(1).fill('no es un correo')
    await field(2).fill(friend('tres'))
    await field(4).fill('tampoco')
    await finish.click()
    await expect(summary).toContainText('Por favor verifica que los correos electrónicos estén correctos.')
    await expect(summary.getByRole('link')).toHaveText([
      'Correo de la persona 1: Revisa este correo.',
      'Correo de la persona 4: Revisa este correo.',
    ])
    await expect(field(1)).toHaveAccessibleDescription('Revisa este correo.')
    await expect(field(2)).toHaveAccessibleDescription('')
    await field(1).fill(friend('cuatro'))
    await expect(field(1)).toHaveAccessibleDescription('')

    await field(4).fill(friend('cinco'))
    await finish.click()
    await expect(summary).toContainText('Ya no te quedan invitaciones: estas no se enviaron.')
    await expect(summary.getByRole('link')).toHaveText([
      'Correo de la persona 4: Ya no te quedan invitaciones para esta persona.',
    ])
    await expect(field(4)).toHaveValue(friend('cinco'))
    for (const number of [1, 2, 3]) await expect(field(number)).toHaveValue('')
    await expectAccessible(page)
    await waitForMail(request, friend('cuatro'), /(te invita a Brilla)/)
    await waitForMail(request, friend('tres'), /(te invita a Brilla)/)
    await field(4).fill('')
    await finish.click()
    await page.waitForURL('/noticias')
  },
)

test('the wizard shows the photo of the account, also one that was chosen in another session @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  const { url, filename } = await ana.call('presignProfileImage', {
    body: { filename: 'foto.png', type: 'image/png', image_type: 'profile' },
  })
  await uploadPhoto(request, url)
  await ana.call('saveProfileImage', { body: { filename } })
  const { profileImage } = await ana.call('getSelf')
  // The token of this session does not name the photo.
  await page.goto('/register/wizard?paso=2')
  await expect(
    page.getByRole('region', { name: 'Así se verá tu perfil' }).locator(`img[src*="${profileImage}"]`),
  ).toBeVisible()
  await expect(page.locator(`form img[src*="${profileImage}"]`)).toBeVisible()
})

test('P-wizard-11: a biography that was emptied is saved with a fact that was changed @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await ana.call('saveWizard', { body: { biography: 'Canto.' } })
  await logIn(page, ana)
  await page.goto('/register/wizard?paso=4')
  const biography = page.getByLabel('Sobre mí')
  await expect(biography).toHaveValue('Canto.')
  await biography.fill('')
  await page.getByText('Habilidades, idiomas').click()
  const skill = page.getByLabel('Agrega una habilidad')
  await skill.fill('acrobacia')
  await skill.press('Enter')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Paso 5 de 5')).toBeVisible()
  expect(await ana.call('getSelf')).toMatchObject({
    biography: '',
    facts: { skills: { items: ['acrobacia'] } },
  })
})
