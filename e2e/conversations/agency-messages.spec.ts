import type { Page } from '@playwright/test'
import type { RouteName } from '@brilla/contract'
import { logIn, registerAccount, type TestAccount } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { interceptRoute, interceptRouteOnce, openConnected, routeGlob } from '../network.ts'

const write = async (from: TestAccount, to: TestAccount, message: string) => {
  const { id: receiverId } = await to.call('getSelf')
  await from.call('sendMessage', { body: { receiverId, message, clientId: message } })
}

/** Changes what the server replies; a request whose page is left meanwhile needs no reply. */
const changeReplies = (page: Page, name: RouteName, getFields: () => object) =>
  interceptRoute(page, name, async (route) => {
    try {
      const response = await route.fetch()
      const json = { ...(await response.json()), ...getFields() }
      await route.fulfill({ response, json })
    } catch {
      await route.abort().catch(() => undefined)
    }
  })

test('P-messages-19, P-messages-20: a request of an agency is seen at once, and the talent stops its messages @journey', async ({
  page,
  request,
  isMobile,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  await logIn(page, ana)
  await openConnected(page, '/noticias')
  await write(luz, ana, 'Buscamos bailarinas')
  if (isMobile) {
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await expect(bar.getByRole('link', { name: 'Conversaciones 1 sin leer' })).toBeVisible()
    await bar.getByRole('link', { name: 'Conversaciones 1 sin leer' }).click()
    await expect(page.getByRole('heading', { name: 'Tienes 1 solicitud de mensaje' })).toBeVisible()
    await page.getByRole('button', { name: 'Ver solicitudes' }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Mensajes 1 sin leer' }).click()
    const dropdown = page.getByRole('dialog', { name: 'Mensajes' })
    await expect(dropdown.getByText('Aún no tienes mensajes.')).toBeHidden()
    await expectAccessible(page)
    await dropdown.getByRole('link', { name: 'Tienes 1 solicitud de mensaje' }).click()
  }
  await page.getByRole('link', { name: new RegExp(luz.name) }).click()
  await expect(page.getByRole('log')).toContainText('Buscamos bailarinas')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No quiero mensajes de esta agencia' }).click()
  await expect(findToast(page, `Ya no recibirás mensajes de ${luz.name}.`)).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /Aún no tienes conversaciones|No tienes solicitudes/ }),
  ).toBeVisible()

  await write(luz, ana, '¿Sigues ahí?')
  await openConnected(page, `/conversaciones/${luz.profileUrl}`)
  await expect(page.getByText(`Pediste no recibir mensajes de ${luz.name}.`)).toBeVisible()
  await expect(page.getByRole('log')).not.toContainText('¿Sigues ahí?')
  await expect(page.getByRole('textbox', { name: /Mensaje para/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Volver a recibir sus mensajes' }).click()
  await expect(page.getByRole('textbox', { name: `Mensaje para ${luz.name}` })).toBeVisible()
  await write(luz, ana, 'Hola otra vez')
  await expect(page.getByRole('log')).toContainText('Hola otra vez')

  // The menu of the person has the same.
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(luz.name) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'No quiero mensajes de esta agencia' }).click()
  await expect(page.getByText(`Pediste no recibir mensajes de ${luz.name}.`)).toBeVisible()
  expect(await ana.call('getSelf')).toMatchObject({ messageRequestsCount: 0, agencyRequestsCount: 0 })
})

test('P-messages-7: the form says how many conversations are left, and keeps what is typed when none is @one-viewport, in es', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  let left = 1
  // The test server has no limits.
  await changeReplies(page, 'getSelf', () => ({ newConversationsLeft: left }))
  await changeReplies(page, 'getContact', () => ({
    ...(left === 0 && {
      writeError: 'demasiadas_conversaciones',
      writeFrom: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  }))
  await logIn(page, luz)
  await openConnected(page, `/conversaciones/${ana.profileUrl}`)
  await expect(page.getByText('Por ahora puedes empezar 1 conversación nueva, contando esta.')).toBeVisible()
  const field = page.getByRole('textbox', { name: `Mensaje para ${ana.name}` })
  await field.fill('Buscamos bailarinas para mayo')
  left = 0
  await page.reload()
  await expect(page.getByText('les escribiste a muchas personas nuevas')).toBeVisible()
  await expect(field).toHaveValue('Buscamos bailarinas para mayo')
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled()
  await field.press('Enter')
  await expect(field).toHaveValue('Buscamos bailarinas para mayo')
  await expectAccessible(page)
  left = 1
  await page.reload()
  await field.press('Enter')
  await expect(page.getByRole('log').getByText('Enviado')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('P-messages-19: an answer to a request that arrives late does not replace the page that was opened since @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  await write(luz, ana, 'Buscamos bailarinas')
  await logIn(page, ana)
  await page.goto(`/conversaciones/${luz.profileUrl}`)
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'muteUser', async (route) => {
    await isLeft
    await route.continue()
  })
  await page.getByRole('button', { name: 'No quiero mensajes de esta agencia' }).click()
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
  await page.getByRole('link', { name: 'Explorar' }).first().click()
  await page.waitForURL('/explorar')
  // Everything is read again once the answer was handled.
  const reread = page.waitForResponse(routeGlob('getSelf'))
  leave()
  await reread
  await expect(page).toHaveURL('/explorar')
})
