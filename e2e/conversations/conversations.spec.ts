import { logIn, registerAccount } from '../accounts.ts'
import { disconnect, openConnected, routeGlob } from '../network.ts'
import { photo } from '../photo.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

test('P-messages-3, P-messages-4: a stranger writes, is accepted and answered, and what is written offline is sent later, once @one-viewport @journey', async ({
  page,
  browser,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const owen = await registerAccount(request, 'talento', 'Owen', 'en')
  const other = await browser.newContext({ locale: 'en' })
  const his = await other.newPage()
  await logIn(page, ana)
  await logIn(his, owen)
  await openConnected(page, '/conversaciones')

  await openConnected(his, `/profile/${ana.profileUrl}`)
  await his.getByRole('link', { name: `Message ${ana.name}` }).click()
  const write = his.getByRole('textbox', { name: `Message to ${ana.name}` })
  await write.fill('Hi Ana!')
  await write.press('Shift+Enter')
  await write.pressSequentially('See https://example.com/show')
  // P-accessibility-11: the Enter that ends a word of an input method, as Safari sends it.
  await write.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(write).toHaveValue(/show$/)
  await write.press('Enter')
  await expect(his.getByRole('log').getByText('Sent')).toBeVisible()
  await expect(write).toHaveValue('')

  await expect(page.getByRole('button', { name: 'Solicitudes 1' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tienes 1 solicitud de mensaje' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver solicitudes' }).click()
  await page.getByRole('link', { name: new RegExp(owen.name) }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('https://example.com/show')
  await expect(log.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /Mensaje para/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(log.getByRole('link', { name: 'https://example.com/show' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const answer = page.getByRole('textbox', { name: `Mensaje para ${owen.name}` })
  await answer.fill('¡Hola! Cuéntame más.')
  await answer.press('Enter')
  await expect(his.getByRole('log')).toContainText('¡Hola! Cuéntame más.')
  await expect(log.getByText('Leído')).toBeVisible()

  // P-design-9: the bar moves nothing, and what is needed to write and to go back stays uncovered.
  await his.setViewportSize({ width: 320, height: 700 })
  const back = his.getByRole('link', { name: 'Back to messages' })
  const shown = [back, his.getByRole('log').getByText('¡Hola! Cuéntame más.'), write]
  const readPlaces = () =>
    Promise.all(
      shown.map((one) =>
        one.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          return element.contains(hit) && Math.round(y)
        }),
      ),
    )
  await expect.poll(readPlaces).not.toContain(false)
  const places = await readPlaces()
  await disconnect(his)
  const bar = his.getByText("You're offline.")
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect(await readPlaces()).toEqual(places)
  await write.fill('First')
  await write.press('Enter')
  await write.fill('Second')
  await write.press('Enter')
  await expect(his.getByText("Will be sent when you're back online").last()).toBeVisible()
  await other.setOffline(false)
  await expect(his.getByRole('log').getByText('Read', { exact: true })).toBeVisible()
  await expect(log.getByRole('listitem').filter({ hasText: /First|Second/ })).toHaveText([/First/, /Second/])
  await expectAccessible(his)
  // The accepted request has moved to the other list.
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
  await expect(page.getByRole('button', { name: 'Conversaciones', pressed: true })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(owen.name) })).toBeVisible()

  await other.close()
})

test('P-realtime-13: where WebSocket is blocked, messages arrive by requests @one-viewport @journey', async ({
  page,
  browser,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const school = await browser.newContext({ locale: 'es' })
  const hers = await school.newPage()
  await hers.addInitScript(() => {
    // Nothing listens at this port: an attempt fails as it does behind a proxy that knows only requests.
    window.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:9')
      }
    }
  })
  await logIn(hers, ana)
  const accepted = hers.waitForResponse(async (response) => {
    const isPoll = response.url().includes('transport=polling') && response.ok()
    // Socket.IO's confirmation.
    return isPoll && (await response.text()).startsWith('40')
  })
  await hers.goto('/conversaciones')
  await accepted

  await logIn(page, luz)
  await openConnected(page, `/conversaciones/${ana.profileUrl}`)
  const write = page.getByRole('textbox', { name: `Mensaje para ${ana.name}` })
  await write.fill('Hola, Ana')
  await write.press('Enter')
  await expect(page.getByRole('log').getByText('Enviado')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Solicitudes 1' })).toBeVisible()
  await school.close()
})

test('P-messages-6: older messages are added above without moving what is read, and new ones below @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id: receiverId } = await ana.call('getSelf')
  await ana.call('followUser', { body: { id: (await luis.call('getSelf')).id } })
  const send = (text: string) =>
    luis.call('sendMessage', { body: { receiverId, message: text, clientId: text } })
  for (let number = 1; number <= 70; number += 1) await send(`Mensaje ${number}.`)
  const older = Promise.withResolvers<undefined>()
  await page.route('**/messages/*after=*', async (route) => {
    await older.promise
    await route.continue()
  })
  await logIn(page, ana)
  await openConnected(page, `/conversaciones/${luis.profileUrl}`)
  const log = page.getByRole('log')
  await expect(log.getByText('Mensaje 70.')).toBeInViewport()
  await log.hover()
  await page.mouse.wheel(0, -300)
  const read = log.getByText('Mensaje 60.')
  await expect(read).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Ir al último mensaje' })).toBeVisible()
  const getTop = async () => (await read.boundingBox())?.y ?? 0
  const top = await getTop()
  older.resolve(undefined)
  const row = log.getByRole('listitem').filter({ hasText: 'Mensaje 60.' })
  await expect(row).toHaveAttribute('aria-posinset', '50')
  expect(Math.abs((await getTop()) - top)).toBeLessThan(1)
  await send('Mensaje nuevo.')
  const jump = page.getByRole('button', { name: '1 mensaje nuevo' })
  await jump.waitFor()
  expect(Math.abs((await getTop()) - top)).toBeLessThan(1)
  // Of the others, only what is near the window is in the document; what has the focus stays.
  const options = row.getByRole('button')
  await options.focus()
  const scrollUp = () => log.evaluate((element) => element.scrollTo(0, 0))
  await scrollUp()
  await expect(log.getByText('Aquí empieza tu conversación')).toBeAttached()
  await scrollUp()
  await expect(log.getByText('Mensaje 1.')).toBeInViewport()
  await expect(log.getByText('Mensaje 50.')).not.toBeAttached()
  await expect(options).toBeFocused()
  await jump.click()
  await expect(log.getByText('Mensaje nuevo.')).toBeInViewport()
})

test('P-messages-8, P-messages-9, P-moderation-27: a photo arrives, counts as unread, and the message is withdrawn; a withdrawn one is reported, in en', async ({
  page,
  request,
}) => {
  const imani = await registerAccount(request, 'talento', 'Imani', 'en')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id } = await luis.call('getSelf')
  await imani.call('followUser', { body: { id } })
  const { id: receiverId } = await imani.call('getSelf')
  const body = { receiverId, message: 'Hola, Imani.', clientId: 'hola' }
  const { id: received } = await luis.call('sendMessage', { body })
  await logIn(page, imani)
  await page.goto('/noticias')
  await page.getByRole('button', { name: 'Messages 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Messages' })
  await expectAccessible(page)
  await panel.getByRole('link', { name: new RegExp(luis.name) }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Hola, Imani.')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true })).toBeVisible()

  // The first upload loses its connection; a request that is aborted would be an error of the console.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function () {
      XMLHttpRequest.prototype.send = send
      this.dispatchEvent(new ProgressEvent('error'))
    }
  })
  await page
    .getByLabel('Attach photos or documents')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo })
  const attached = page.getByRole('list', { name: 'Attached files' })
  await expect(attached.getByRole('status')).toHaveText('No connection')
  await attached.getByRole('button', { name: 'Retry foto.png' }).click()
  const tooSmall = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Attach photos or documents').setInputFiles(tooSmall)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const sent = log.getByRole('img', { name: 'Photo 1 of 1' })
  // A photo that is still loading when its message is deleted would be an error of the console.
  await expect(sent).toHaveJSProperty('complete', true)
  // What was rejected was not sent, and says so until it is removed.
  await expect(attached.getByRole('listitem')).toHaveText(/notes\.pdf.*too small/i)
  await attached.getByRole('button', { name: 'Remove notes.pdf' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Options for your message: Files', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(log).toContainText('Message deleted')
  await expect(sent).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await luis.call('withdrawMessage', { params: { id: received } })
  await expect(log).not.toContainText('Hola, Imani.')
  await page.getByRole('button', { name: /^More options for .* message: Message deleted/ }).click()
  await page.getByRole('menuitem', { name: 'Report message' }).click()
  await page.getByRole('radio', { name: 'Harassment or bullying' }).check()
  await page.getByLabel('Tell us what happened').fill('It was a threat.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog', { name: 'We received your report' })).toBeVisible()
})

test('P-messages-15, P-messages-18: a warned message has no links, is reported with one press, and stays reported @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const message = 'Para el casting tienes que depositar 500 pesos: https://example.com/pago'
  const { id: receiverId } = await ana.call('getSelf')
  await ana.call('followUser', { body: { id: (await luis.call('getSelf')).id } })
  await luis.call('sendMessage', { body: { receiverId, message, clientId: 'casting' } })
  await logIn(page, ana)
  await page.goto(`/conversaciones/${luis.profileUrl}`)
  const warning = page.getByRole('note')
  const log = page.getByRole('log')
  await expect(log).toContainText('https://example.com/pago')
  await expect(log.getByRole('link')).toHaveCount(0)
  await warning.getByRole('button', { name: 'Reportar como estafa' }).click()
  await expect(warning.getByRole('status')).toContainText('Recibimos tu reporte.')
  const add = warning.getByRole('button', { name: 'Agregar detalles' })
  await expect(add).toBeFocused()
  await expectAccessible(page)
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Agregar detalles a tu reporte' })
  await dialog.getByLabel('Cuéntanos qué pasó').fill('Me pidió también mi credencial.')
  await expectAccessible(page)
  const sent = page.waitForResponse(routeGlob('report'))
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  expect(await (await sent).json()).toEqual({ already: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click()
  await expect(add).toBeFocused()
  await page.reload()
  await expect(warning).toContainText('Ya habías reportado este mensaje.')
  await expect(add).toBeVisible()
})

test("P-messages-11, P-messages-16: a draft to somebody new is listed, and a post of one's own is shared with them @one-viewport", async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  await ana.call('createPost', { body: { description: 'Ensayo de las siete.' } })
  await logIn(page, ana)
  await page.goto(`/conversaciones/${luis.profileUrl}`)
  const write = page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })
  const saved = page.waitForResponse(routeGlob('saveDraft'))
  await write.fill('Mira mi ensayo:')
  await saved
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('button', { name: 'Opciones de la publicación' }).click()
  await page.getByRole('menuitem', { name: 'Compartir en un mensaje' }).click()
  await page.getByRole('link', { name: new RegExp(`${luis.name}.*Borrador: Mira mi ensayo:`) }).click()
  await expect(write).toHaveValue('Mira mi ensayo:')
  await expect(page.getByText('Vas a enviar una publicación.')).toBeVisible()
  await write.press('Enter')
  await expect(page.getByRole('log').getByRole('link', { name: /Ensayo de las siete/ })).toBeVisible()
})

test('P-messages-16: a post is shared with somebody who is found by their name @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  await ana.call('createPost', { body: { description: 'Función del domingo.' } })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('button', { name: 'Opciones de la publicación' }).click()
  await page.getByRole('menuitem', { name: 'Compartir en un mensaje' }).click()
  await expect(page.getByText('Escribe el nombre de la persona a quien quieres enviárselo.')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre' })
  await search.fill('Zzyzx')
  await expect(page.getByText('No encontramos a “Zzyzx”')).toBeVisible()
  await search.fill(luis.name)
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Otras personas' }).getByRole('link', { name: luis.name }).click()
  await expect(page.getByText('Vas a enviar una publicación.')).toBeVisible()
  await page.getByRole('textbox', { name: `Mensaje para ${luis.name}` }).press('Enter')
  await expect(page.getByRole('log').getByRole('link', { name: /Función del domingo/ })).toBeVisible()
})

test('P-messages-2: an empty conversation with somebody under 18 says why nothing can be written, and invites to nothing @one-viewport, in es', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const noa = await registerAccount(request, 'talento', 'Noa')
  const { nombre, apellido, email } = await noa.call('getSelf')
  const fecha = `${new Date().getFullYear() - 16}-01-23`
  await noa.call('updateUser', { body: { nombre, apellido, email, fecha } })
  await logIn(page, ana)
  await page.goto(`/conversaciones/${noa.profileUrl}`)
  await expect(page.getByText(`${noa.name} es menor de edad y no te sigue.`)).toBeVisible()
  await expect(page.getByRole('log').getByText('Aún no hay mensajes.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Mensaje para ${noa.name}` })).toBeHidden()
})
