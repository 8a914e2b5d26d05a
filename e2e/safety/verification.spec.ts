import { askForVerification, logIn, registerAccount, uniqueWord, waitForMail } from '../accounts.ts'
import { runCommand } from '../command.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { photo } from '../photo.ts'

test('P-verification-1, P-verification-2, P-verification-3: an agency asks to be verified, somebody at its domain confirms with a press, and the settings say so, in es @journey', async ({
  page,
  request,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const domain = `${uniqueWord()}.example`
  await logIn(page, luz)
  await page.goto('/user/settings/verification')
  await expect(page.getByRole('heading', { level: 1, name: 'Verificación' })).toBeVisible()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'Pedir la verificación' })
  await send.click()
  await expect(page.getByLabel('Nombre legal')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Nombre legal').fill('Casting Luz S.A. de C.V.')
  await page.getByLabel('Registro fiscal').fill('CLU090514AB1')
  await page.getByLabel('Sitio web').fill(`www.${domain}`)
  const email = page.getByLabel('Correo de una persona en ese dominio')
  await email.fill('agencia@gmail.com')
  await expect(page.getByText('no uno de un servicio gratuito')).toBeVisible()
  await email.fill(`luz@${domain}`)
  await page
    .getByLabel('Agregar documentos')
    .setInputFiles({ name: 'acta.png', mimeType: 'image/png', buffer: photo })
  // What was entered survives a reload, and a file once it is uploaded or stored.
  await expect(page.getByRole('listitem').filter({ hasText: 'acta.png' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Registro fiscal')).toHaveValue('CLU090514AB1')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  // Not before the document is uploaded.
  await expect(async () => {
    if (await send.isVisible()) await send.click()
    await expect(page.getByRole('heading', { name: 'Falta una confirmación' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()

  const token = await waitForMail(request, `luz@${domain}`, /verificacion#([\w-]+)/)
  await page.goto(`/verificacion#${token}`)
  await expect(page.getByRole('heading', { name: `¿Trabajas en ${luz.name}?` })).toBeVisible()
  await expectAccessible(page)
  expect((await luz.call('getVerification')).state).toBe('incomplete')
  await page.getByRole('button', { name: 'Sí, trabajo ahí' }).click()
  await expect(page.getByText(`Confirmaste que trabajas en ${luz.name}`)).toBeFocused()
  await page.goto('/user/settings/verification')
  await expect(page.getByRole('heading', { name: 'Tu solicitud está en espera' })).toBeVisible()
  await expectAccessible(page)
})

test('P-verification-5, P-verification-6: a moderator decides by keyboard and can undo it; the page of the agency says what was checked @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const mara = await registerAccount(request, 'talento', 'Mara')
  await runCommand('moderator', 'appoint', mara.email)
  await askForVerification(request, luz)
  await logIn(page, mara)
  await page.goto('/moderacion?tab=verifications')
  const list = page.getByRole('region', { name: 'Solicitudes de verificación' })
  await list.getByRole('link', { name: luz.name }).click()
  const opened = page.getByRole('article', { name: luz.name })
  await expect(opened.getByText('CLU090514AB1')).toBeVisible()
  await expect(opened.locator('img')).toBeVisible()
  await expectAccessible(page)
  // Without a reason it is not refused.
  await page.keyboard.press('2')
  await expect(opened.getByLabel('Motivo para la persona')).not.toHaveValue('')
  await page.keyboard.press('1')
  await opened.getByLabel('Nombre legal y registro fiscal').press('Space')
  await page.keyboard.press('Enter')
  await expect(findToast(page, `${luz.name}: verificada`)).toBeVisible()
  expect((await luz.call('getSelf')).verified).toBe(true)
  await page.keyboard.press('u')
  await expect(findToast(page, `${luz.name}: en espera de nuevo`)).toBeVisible()
  expect((await luz.call('getVerification')).state).toBe('waiting')
  await expect(opened.getByRole('group', { name: '¿Qué decides?' })).toBeVisible()
  await page.keyboard.press('1')
  await opened.getByLabel('Nombre legal y registro fiscal').press('Space')
  await page.keyboard.press('Enter')
  await expect(findToast(page, `${luz.name}: verificada`)).toBeVisible()

  await page.goto(`/profile/${luz.profileUrl}`)
  await expect(page.getByText('Agencia verificada').first()).toBeVisible()
  await expect(page.getByText('Nombre legal y registro fiscal')).toBeVisible()
  await expect(page.getByText('Correo de una persona en su dominio')).toBeVisible()
  await expect(page.getByText('Documento oficial')).toHaveCount(0)
})
