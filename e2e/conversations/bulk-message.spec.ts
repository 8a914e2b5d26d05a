import { test as baseTest, type Page } from '@playwright/test'
import { logIn, registerAccount, registerMinor, type TestAccount } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { interceptRoute, interceptRouteOnce, routeGlob } from '../network.ts'

const texts = {
  es: {
    placeholder: '{nombre}',
    text: 'Mensaje',
    name: 'Nombre',
    templates: 'Plantillas',
    save: 'Guardar como plantilla',
    saveButton: 'Guardar',
    saved: 'Guardaste la plantilla.',
    preview: 'Así lo leerá cada persona',
    next: 'Persona siguiente',
    remove: 'Quitar a',
    minor: 'Es menor de edad y no te sigue: no lo recibirá.',
    send: (count: number) => `Enviar a ${count} persona${count > 1 ? 's' : ''}`,
    sentTitle: 'Mensaje enviado',
    sent: 'Enviado a 2 de 2',
  },
  en: {
    placeholder: '{name}',
    text: 'Message',
    name: 'Name',
    templates: 'Templates',
    save: 'Save as template',
    saveButton: 'Save',
    saved: 'Template saved.',
    preview: 'How each person will read it',
    next: 'Next person',
    remove: 'Remove',
    minor: "Under 18 and not following you: won't get it.",
    send: (count: number) => `Send to ${count} ${count > 1 ? 'people' : 'person'}`,
    sentTitle: 'Message sent',
    sent: 'Sent to 2 of 2',
  },
}

const openComposer = async (page: Page, people: readonly TestAccount[]) => {
  const ids = await Promise.all(people.map(async ({ call }) => (await call('getSelf')).id))
  await page.goto(`/escribir?ids=${ids.join(',')}`)
}
const firstName = ({ name }: TestAccount) => name.replace(' Prueba', '')
const readTexts = async (reader: TestAccount, { profileUrl: id }: TestAccount) =>
  (await reader.call('getMessages', { params: { id } })).rows.map(({ message }) => message)

bilingualTest(
  'P-messages-22, P-messages-23, P-messages-26: an agency writes to several people, with their names, a template and a preview @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const luz = await registerAccount(request, 'agencia', 'Luz', language)
    const [ana, bea, eva] = await Promise.all(
      ['Ana', 'Bea', 'Eva'].map((name) => registerAccount(request, 'talento', name)),
    )
    const minor = await registerMinor(request, 'Nora')
    await logIn(page, luz)
    await openComposer(page, [ana!, bea!, eva!, minor])
    await expect(page.getByText(t.minor)).toBeVisible()
    await page.getByRole('button', { name: `${t.remove} ${eva!.name}` }).click()
    // Above the fold, however long the form is.
    await expect(page.getByRole('button', { name: t.send(2) })).toBeInViewport({ ratio: 1 })

    const field = page.getByRole('textbox', { name: t.text })
    await field.fill('Hola, ')
    await page.getByRole('button', { name: t.name, exact: true }).click()
    await expect(field).toBeFocused()
    await page.keyboard.type(': ¿tienes el sábado libre?')
    const preview = page.getByRole('region', { name: t.preview })
    await expect(preview).toContainText(`Hola, ${firstName(ana!)}: ¿tienes el sábado libre?`)
    await preview.getByRole('button', { name: t.next }).click()
    await expect(preview).toContainText(`Hola, ${firstName(bea!)}: ¿tienes`)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: t.templates }).click()
    await page.getByRole('menuitem', { name: t.save }).click()
    const dialog = page.getByRole('dialog', { name: t.save })
    await dialog.getByRole('textbox', { name: t.name }).fill('Sábado')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.saveButton, exact: true }).click()
    await expect(findToast(page, t.saved)).toBeVisible()
    // Saving a template sends nothing.
    await expect(page.getByRole('button', { name: t.send(2) })).toBeVisible()

    // What was written is there after a reload.
    await page.reload()
    await expect(field).toHaveValue(`Hola, ${t.placeholder}: ¿tienes el sábado libre?`)
    await field.fill('')
    await page.getByRole('button', { name: t.templates }).click()
    await page.getByRole('menuitem', { name: 'Sábado' }).click()
    await expect(field).toHaveValue(`Hola, ${t.placeholder}: ¿tienes el sábado libre?`)
    await page.getByRole('button', { name: t.send(2) }).click()
    await expect(page.getByRole('main').getByText(t.sent)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.sentTitle })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main').getByText(t.sent)).toBeVisible()
    expect(await readTexts(ana!, luz)).toEqual([`Hola, ${firstName(ana!)}: ¿tienes el sábado libre?`])
    expect(await readTexts(bea!, luz)).toHaveLength(1)
    expect(await readTexts(eva!, luz)).toEqual([])

    // In a conversation a template has the name of its person.
    await page.goto(`/conversaciones/${eva!.profileUrl}`)
    await page.getByRole('button', { name: t.templates }).click()
    await page.getByRole('menuitem', { name: 'Sábado' }).click()
    await expect(page.getByRole('textbox', { name: eva!.name })).toHaveValue(
      `Hola, ${firstName(eva!)}: ¿tienes el sábado libre?`,
    )
    await expectNoHorizontalScroll(page)
  },
)

// A name that is taken is a 422, which the browser logs.
baseTest(
  'P-messages-22: a template is renamed, changed and deleted @one-viewport',
  async ({ page, request }) => {
    const luz = await registerAccount(request, 'agencia', 'Luz')
    await luz.call('createMessageTemplate', { body: { name: 'Primera vez', text: 'Hola, {nombre}' } })
    await luz.call('createMessageTemplate', { body: { name: 'Segunda', text: 'Otra vez' } })
    await logIn(page, luz)
    await openComposer(page, [await registerAccount(request, 'talento', 'Ana')])
    await page.getByRole('button', { name: 'Plantillas' }).click()
    await page.getByRole('menuitem', { name: 'Editar plantillas' }).click()
    const list = page.getByRole('dialog', { name: 'Tus plantillas' })
    await list.getByRole('button', { name: 'Opciones de “Primera vez”' }).click()
    await page.getByRole('menuitem', { name: 'Editar plantilla' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar plantilla' })
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('SEGUNDA')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ya tienes una plantilla con este nombre.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Primer mensaje')
    await dialog.getByRole('textbox', { name: 'Texto' }).fill('Hola de nuevo, {nombre}')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(list.getByText('Hola de nuevo, {nombre}')).toBeVisible()
    await list.getByRole('button', { name: 'Opciones de “Segunda”' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(list.getByText('Segunda')).toHaveCount(0)
    await expect(list.getByText('Primer mensaje')).toBeVisible()
  },
)

// An address that leads nowhere is a 404, which the browser logs.
baseTest(
  'P-messages-10, P-messages-23: a profile is shared by its address @one-viewport',
  async ({ page, request }) => {
    const luz = await registerAccount(request, 'agencia', 'Luz')
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, luz)
    await openComposer(page, [ana])
    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByRole('menuitem', { name: 'Una publicación o un perfil' }).click()
    const dialog = page.getByRole('dialog')
    const link = dialog.getByRole('textbox', { name: 'Enlace' })
    await link.fill('/profile/nadie-con-este-nombre')
    await link.press('Enter')
    await expect(dialog.getByText('Ese enlace no lleva a una publicación')).toBeVisible()
    await expectAccessible(page)
    await link.fill(new URL(`/profile/${ana.profileUrl}`, page.url()).href)
    await link.press('Enter')
    await expect(page.getByText(`El perfil de ${ana.name} va con el mensaje.`)).toBeVisible()
    await page.getByRole('button', { name: 'Enviar a 1 persona' }).click()
    await expect(page.getByRole('main').getByText('Enviado a 1 de 1')).toBeVisible()
    const { rows } = await ana.call('getMessages', { params: { id: luz.profileUrl } })
    expect(rows).toMatchObject([{ message: '', sharedProfile: { profile_url: ana.profileUrl } }])
  },
)

test('P-messages-7, P-messages-23: more new conversations than are left, unknown placeholders and long texts are refused before sending @one-viewport', async ({
  page,
  request,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const people = await Promise.all(
    ['Ana', 'Bea', 'Eva'].map((name) => registerAccount(request, 'talento', name)),
  )
  await logIn(page, luz)
  const release = await interceptRoute(page, 'getSelf', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), newConversationsLeft: 2 } })
  })
  await openComposer(page, people)
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  await field.fill('Hola, {apellido}')
  await expect(page.getByText('No conocemos {apellido}. Usa {nombre} o quita las llaves.')).toBeVisible()
  await field.fill(`{nombre}${'a'.repeat(4_999)}`)
  await expect(page.getByText(`Con el nombre de ${firstName(people[0]!)} pasa de`)).toBeVisible()
  await field.fill('Hola, {nombre}')
  await expect(page.getByText(/Por ahora solo puedes empezar 2 conversaciones nuevas/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar a 3 personas' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.reload()
  await expect(field).toHaveValue('Hola, {nombre}')
  await page.getByRole('button', { name: 'Quitar a la última' }).click()
  await expect(page.getByText('Por ahora puedes empezar 2 conversaciones nuevas')).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  await expect(page.getByRole('main').getByText('Enviado a 2 de 2')).toBeVisible()
})

test('P-discovery-25, P-messages-23: who was left out is still selected, and a page that was opened meanwhile stays @one-viewport', async ({
  page,
  request,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const people = await Promise.all(
    ['Ana', 'Bea', 'Eva'].map((name) => registerAccount(request, 'talento', name)),
  )
  const userIds = await Promise.all(people.map(async ({ call }) => (await call('getSelf')).id))
  const { id } = await luz.call('createList', { body: { name: 'Bailarinas' } })
  await luz.call('addToList', { params: { id }, body: { userIds } })
  await logIn(page, luz)
  await page.goto(`/listas/${id}`)
  const selected = page.getByRole('region', { name: 'Personas seleccionadas' })
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
  await selected.getByRole('link', { name: 'Escribir' }).click()
  await page.waitForURL(/\/escribir/)
  await page.getByRole('button', { name: `Quitar a ${people[2]!.name}` }).click()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola, {nombre}')
  await page.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  await page.getByRole('link', { name: 'Volver a donde estabas' }).click()
  await expect(selected).toContainText('1 seleccionada')

  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'sendBulkMessage', async (route) => {
    await isLeft
    await route.continue()
  })
  await selected.getByRole('link', { name: 'Escribir' }).click()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola otra vez')
  const sent = page.waitForResponse(routeGlob('sendBulkMessage'))
  await page.getByRole('button', { name: 'Enviar a 1 persona' }).click()
  await page.getByRole('link', { name: 'Listas' }).first().click()
  await page.waitForURL('/listas')
  leave()
  await sent
  await page.getByRole('link', { name: /^Bailarinas/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bailarinas' })).toBeVisible()
  await expect(page).toHaveURL(`/listas/${id}`)
})

// A response that is lost is logged by the browser.
baseTest(
  'P-messages-24: by the keyboard alone: who did not get it is named, and sent to again @one-viewport',
  async ({ page, request }) => {
    const luz = await registerAccount(request, 'agencia', 'Luz')
    const [ana, bea] = await Promise.all(
      ['Ana', 'Bea'].map((name) => registerAccount(request, 'talento', name)),
    )
    await logIn(page, luz)
    await openComposer(page, [ana!, bea!])
    const { id } = await bea!.call('getSelf')
    await page.getByRole('textbox', { name: 'Mensaje' }).focus()
    await page.keyboard.type('Hola, {nombre}')
    // A response that is lost: what is sent again is the same message.
    await interceptRouteOnce(page, 'sendBulkMessage', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Enviar a 2 personas' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    const release = await interceptRoute(page, 'getBulkMessage', (route) =>
      route.fulfill({ json: { sent: 1, failed: [{ userId: id, error: 'unavailable' }], left: 0 } }),
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 persona no lo recibió')).toBeVisible()
    await expect(page.getByText('Algo falló de nuestro lado. Vuelve a intentarlo.')).toBeVisible()
    await expectAccessible(page)
    release()
    await page.getByRole('button', { name: 'Reintentar' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('Enviado a 2 de 2')).toBeVisible()
    expect(await readTexts(ana!, luz)).toHaveLength(1)
    expect(await readTexts(bea!, luz)).toHaveLength(1)
  },
)
