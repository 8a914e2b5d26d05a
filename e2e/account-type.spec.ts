import { expect, expectAccessible, test } from './fixtures.ts'
import { logIn, registerAccount } from './accounts.ts'

test('P-accounts-24: a type is taken back from the settings, and another is chosen @one-viewport, in es', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'talento', 'Equivocada')
  await logIn(page, account)
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Cambiar el tipo de cuenta' }).click()
  await page.waitForURL('/register/select')

  await page.getByRole('button', { name: 'Buscar talento' }).click()
  await expect(page.getByText('Durante 24 horas puedes cambiar de tipo')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL('/register/agencia')
  await expect(page.getByText('Elegiste una cuenta de agencia.')).toBeVisible()
  await expectAccessible(page)
})
