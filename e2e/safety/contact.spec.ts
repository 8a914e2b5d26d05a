import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { logIn, registerAccount, waitForMail } from '../accounts.ts'
import { blockRealtime } from '../network.ts'
import { runCommand } from '../command.ts'

test('P-legal-5, P-contact-1, P-contact-6, P-contact-11: a guest sends a privacy request, sees its state by the link of the mail, and a moderator works it off @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const email = `guest-${Date.now()}@gente.example`
  await page.goto('/terminos')
  await page.getByRole('contentinfo').last().getByRole('link', { name: 'Contacto' }).click()
  await expect(page).toHaveTitle('Contacto | Brilla')
  await page.getByRole('button', { name: 'Enviar' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Hay 4 errores por corregir' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Escribe tu mensaje.' }).click()
  const message = page.getByLabel('Tu mensaje')
  await expect(message).toBeFocused()
  await message.fill('Quiero saber qué datos tienen de mí.')
  await page.getByLabel('¿De qué se trata?').selectOption({ label: 'Acceso: saber qué datos tienen de mí' })
  await expect(page.getByText('Nunca la enviamos por correo.')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByLabel('Nombre y apellido').fill('Luz Pech')
  await page.reload()
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Luz Pech')
  await expect(message).toHaveValue('Quiero saber qué datos tienen de mí.')
  await expect(page.getByText('Nunca la enviamos por correo.')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  const sent = page.getByRole('heading', { name: 'Recibimos tu mensaje' })
  await expect(sent).toBeFocused()
  const number = /\d{4}-\d{6}/.exec((await page.getByText(/Número de tu mensaje:/).textContent()) ?? '')![0]
  await expectAccessible(page)

  const token = await waitForMail(request, email, /\/contacto\/estado#([\w-]+)/)
  await page.goto(`/contacto/estado#${token}`)
  await expect(page.getByRole('heading', { name: `Solicitud ${number}` })).toBeVisible()
  await expect(page.getByText('Quiero saber qué datos tienen de mí.')).toBeVisible()
  await expect(page.getByText('La estamos revisando')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sí, la envié yo' }).click()
  await expect(page.getByText('Confirmaste que esta solicitud es tuya.')).toBeFocused()
  await page.goto('/contacto/estado')
  await expect(page.getByText('Este enlace no es válido')).toBeVisible()
  // Another link in the same tab.
  await page.goto(`/contacto/estado#${token}`)
  await expect(page.getByRole('heading', { name: `Solicitud ${number}` })).toBeVisible()

  const mara = await registerAccount(request, 'talento', 'Mara')
  await runCommand('moderator', 'appoint', mara.email)
  await logIn(page, mara)
  await page.goto('/moderacion')
  await page
    .getByRole('navigation', { name: 'Secciones de moderación' })
    .getByRole('link', { name: 'Contacto' })
    .click()
  await expect(page).toHaveTitle('Contacto | Brilla')
  await expectAccessible(page)
  await page.getByRole('link', { name: number }).click()
  const opened = page.getByRole('article')
  await expect(opened.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(opened.getByText('Comprobó que el correo es suyo.')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await opened.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(opened.getByRole('alert').filter({ hasText: 'Hay 2 errores por corregir' })).toBeFocused()
  await opened.getByRole('radio', { name: 'Sí, se concede' }).check()
  await opened.getByLabel('Respuesta para la persona').fill('No tenemos datos tuyos.')
  await page.reload()
  await expect(opened.getByLabel('Respuesta para la persona')).toHaveValue('No tenemos datos tuyos.')
  await opened.getByRole('button', { name: 'Enviar respuesta' }).click()
  await opened.getByRole('button', { name: 'Marcar como llevada a cabo' }).click()
  await expect(opened.getByText('Llevada a cabo', { exact: false }).first()).toBeVisible()
  await expect(opened.getByRole('button')).toHaveCount(0)
  await expect(opened.getByText('Solicitud de contacto concedida')).toBeVisible()
})

test('P-contact-12: the desk cancels the account of somebody who asked for it, after a question @one-viewport, in es', async ({
  page,
  request,
}) => {
  const bea = await registerAccount(request, 'talento', 'Bea')
  const mara = await registerAccount(request, 'talento', 'Mara')
  await runCommand('moderator', 'appoint', mara.email)
  const { number } = await bea.call('sendContact', {
    body: { type: 'cancellation', message: 'Cancelen mi cuenta, por favor.' },
  })
  await logIn(page, mara)
  await page.goto('/moderacion?tab=contact')
  await page.getByRole('link', { name: number }).click()
  const opened = page.getByRole('article')
  await opened.getByRole('radio', { name: 'Sí, se concede' }).check()
  await opened.getByLabel('Respuesta para la persona').fill('Cancelamos tu cuenta.')
  await opened.getByRole('button', { name: 'Enviar respuesta' }).click()
  await opened.getByRole('button', { name: 'Cancelar su cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'No cancelar' }).click()
  await opened.getByRole('button', { name: 'Cancelar su cuenta' }).click()
  await dialog.getByRole('button', { name: 'Sí, cancelar la cuenta' }).click()
  await expect(findToast(page, 'Cuenta cancelada')).toBeVisible()
  await expect(opened.getByText('Cuenta cancelada a solicitud de la persona')).toBeVisible()
  await expect(bea.call('getSelf')).rejects.toThrow()
})

test('P-contact-1: a session that ends while somebody writes asks for name and e-mail, and keeps the text @one-viewport, in es', async ({
  request,
  browser,
}) => {
  // A page of its own: the refused request is an error in the console.
  const page = await browser.newPage({ locale: 'es-MX' })
  const nora = await registerAccount(request, 'talento', 'Nora')
  await logIn(page, nora)
  await blockRealtime(page)
  await page.goto('/contacto?type=question')
  await expect(page.getByLabel('Nombre y apellido')).toHaveCount(0)
  await page.getByLabel('Tu mensaje').fill('¿Cómo cambio mi foto?')
  // Otherwise the page may learn of the end before the button is pressed: what it reads gets no response.
  await page.route('**/*', (route) => {
    const isRead = route.request().resourceType() === 'fetch' && route.request().method() === 'GET'
    return isRead ? undefined : route.fallback()
  })
  await nora.call('logout')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert').getByText('Tu sesión terminó.')).toBeVisible()
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('¿Cómo cambio mi foto?')
  await page.getByLabel('Nombre y apellido').fill('Nora Pech')
  await page.getByLabel('Correo electrónico').fill(nora.email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused()
  await page.close()
})
