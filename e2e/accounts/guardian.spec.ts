import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { fillCity, uniqueWord, waitForMail } from '../accounts.ts'

test('P-minors-15: a minor names a guardian, who objects with the link of the mail, at a press @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const guardian = `mama.${word}@casa.example`
  await page.goto('/register')
  const form = page.locator('form')
  await page.getByLabel('Nombre', { exact: true }).fill('Menor')
  await page.getByLabel('Apellido', { exact: true }).fill('Prueba')
  await page.getByLabel('Correo electrónico', { exact: true }).fill(`menor.${word}@gente.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase que recuerdo')
  const guardianField = page.getByLabel('Correo de tu madre, padre o tutor')
  await expect(guardianField).toHaveCount(0)
  await page.getByLabel('Día', { exact: true }).fill('12')
  await page.getByLabel('Mes', { exact: true }).selectOption('4')
  await page
    .getByLabel('Año', { exact: true })
    .fill(String(Number(getDateAnywhereOnEarth(new Date()).slice(0, 4)) - 16))
  await guardianField.fill('no es un correo')
  await fillCity(page.getByLabel('Ciudad', { exact: true }), 'Mérida')
  await page.getByLabel(/Acepto/).check()
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(guardianField).toHaveAttribute('aria-invalid', 'true')
  await guardianField.fill(guardian)
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu correo')
  const token = await waitForMail(request, `menor.${word}@gente.example`, /confirmation#([\w-]+)/)
  await page.goto(`/register/confirmation#${token}`)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await page.waitForURL('/register/select')

  await page.goto(await waitForMail(request, guardian, /(\/contacto\/tutor#[\w-]+)/))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar mi desacuerdo' }).click()
  await expect(page.getByRole('status')).toContainText('Listo: lo recibimos.')
})
