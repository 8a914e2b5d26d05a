import { bilingualBaseTest } from '../bilingual.ts'
import { logIn, registerAccount } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { interceptRouteOnce, routeGlob } from '../network.ts'
import { chooseMenuItem } from '../menu.ts'

const texts = {
  es: {
    more: 'Más opciones de la publicación de',
    report: 'Reportar publicación',
    send: 'Enviar reporte',
    choose: 'Elige un motivo.',
    tell: 'Cuéntanos qué pasó.',
    label: 'Cuéntanos qué pasó',
    scam: 'Estafa o casting falso',
    tooLong: 'Puedes escribir hasta 2,000 caracteres. 2,001 de 2,000 caracteres',
    count: '25 de 2,000 caracteres',
    offline: 'No pudimos conectarnos',
    sent: 'Recibimos tu reporte',
    outcome: 'Te diremos el resultado por correo.',
    done: 'Listo',
    other: 'Otro motivo',
    already: 'Ya lo reportaste',
    add: 'Agregar detalles a tu reporte',
    addSend: 'Agregar',
    added: 'Agregamos los detalles a tu reporte',
  },
  en: {
    more: 'More options for',
    report: 'Report post',
    send: 'Send report',
    choose: 'Choose a reason.',
    tell: 'Tell us what happened.',
    label: 'Tell us what happened',
    scam: 'Scam or fake casting',
    tooLong: 'You can write up to 2,000 characters. 2,001 of 2,000 characters',
    count: '25 of 2,000 characters',
    offline: "We can't reach the server",
    sent: 'We received your report',
    outcome: "We'll email you the outcome.",
    done: 'Done',
    other: 'Something else',
    already: "You've already reported this",
    add: 'Add details to your report',
    addSend: 'Add',
    added: 'We added the details to your report',
  },
}

bilingualBaseTest(
  'P-moderation-1: a post is reported with a reason and a text, once @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const ana = await registerAccount(request, 'agencia', 'Ana', language)
    const luis = await registerAccount(request, 'talento', 'Luis', language)
    const { id } = await luis.call('createPost', { body: { description: 'Casting' } })
    await logIn(page, ana)
    await page.goto(`/noticias/${id}`)
    const more = page.getByRole('button', { name: `${t.more} ${luis.name}` })
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: t.send })
    const text = dialog.getByLabel(t.label)
    await more.press('Enter')
    await chooseMenuItem(page, t.report)
    await send.press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByRole('group')).toContainText(t.choose)
    // The text is optional except for another reason.
    await dialog.getByLabel(t.other).check()
    await send.press('Enter')
    await expect(text).toHaveAccessibleDescription(t.tell)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await dialog.getByLabel(t.scam).check()
    const long = 'x'.repeat(2_001)
    await text.fill(long)
    await send.press('Enter')
    await expect(text).toHaveAccessibleDescription(t.tooLong)
    await expect(text).toHaveValue(long)
    await text.fill('Pide dinero por un papel.')
    await expect(text).toHaveAccessibleDescription(t.count)

    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.press('Enter')
    await chooseMenuItem(page, t.report)
    await expect(text).toHaveValue('Pide dinero por un papel.')
    await interceptRouteOnce(page, 'report', (route) => route.abort())
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText(t.offline)
    await expect(text).toHaveValue('Pide dinero por un papel.')
    await expect(dialog.getByLabel(t.scam)).toBeChecked()
    const sent = page.waitForRequest(routeGlob('report'))
    await send.click()
    expect((await sent).postDataJSON()).toEqual({
      postId: id,
      reason: 'scam',
      description: 'Pide dinero por un papel.',
    })
    await expect(dialog.getByRole('heading', { name: t.sent })).toBeVisible()
    await expect(dialog.getByText(t.outcome)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.done }).press('Enter')
    await expect(more).toBeFocused()

    await more.press('Enter')
    await chooseMenuItem(page, t.report)
    await expect(dialog.getByRole('heading', { name: t.already })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.add }).click()
    await text.fill('Otra vez')
    await dialog.getByRole('button', { name: t.addSend, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: t.added })).toBeVisible()
  },
)

test('P-moderation-1: profiles are reported from the profile, a card and the card of an agency, comments from their menu @one-viewport, in es', async ({
  page,
  request,
}) => {
  const [ana, luz, casting, eva] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Luz'),
    await registerAccount(request, 'agencia', 'Casting'),
    await registerAccount(request, 'talento', 'Eva'),
  ]
  const { id: postId } = await ana.call('createPost', { body: { description: 'Ensayo' } })
  const comment = await luz.call('createComment', { body: { postId, comment: 'Manda dinero' } })
  await casting.call('createComment', { body: { postId, comment: 'Escríbenos' } })
  const getId = async (account: typeof ana) => (await account.call('getSelf')).id
  await eva.call('followUser', { body: { id: await getId(ana) } })
  await logIn(page, ana)

  const report = async (more: string, item: string) => {
    await page.getByRole('button', { name: more }).press('Enter')
    await chooseMenuItem(page, item)
    const form = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Enviar reporte' }) })
    await form.getByLabel('Estafa o casting falso').check()
    const sent = page.waitForRequest(routeGlob('report'))
    await form.getByRole('button', { name: 'Enviar reporte' }).click()
    await expect(page.getByRole('heading', { name: 'Recibimos tu reporte' })).toBeVisible()
    await page.getByRole('button', { name: 'Listo' }).click()
    return (await sent).postDataJSON() as unknown
  }
  const reported = { reason: 'scam', description: '' }
  await page.goto(`/profile/${luz.profileUrl}`)
  expect(await report(`Más opciones de ${luz.name}`, 'Reportar perfil')).toEqual({
    ...reported,
    userId: await getId(luz),
  })
  await page.goto(`/${ana.profileUrl}/followers`)
  expect(await report(`Más opciones de ${eva.name}`, 'Reportar perfil')).toEqual({
    ...reported,
    userId: await getId(eva),
  })
  await page.goto(`/noticias/${postId}`)
  expect(
    await report(`Más opciones del comentario de ${luz.name}: Manda dinero`, 'Reportar comentario'),
  ).toEqual({ ...reported, commentId: comment.id })

  // Without leaving the post, from the card of an agency, which also leads to the conversation.
  await page
    .getByRole('group', { name: 'Comentarios' })
    .getByRole('link', { name: casting.name })
    .first()
    .press('Enter')
  const card = page.getByRole('dialog', { name: casting.name })
  await expect(card).toBeVisible()
  expect(await report(`Más opciones de ${casting.name}`, 'Reportar perfil')).toEqual({
    ...reported,
    userId: await getId(casting),
  })
  await card.getByRole('link', { name: `Escribir a ${casting.name}` }).click()
  await page.waitForURL(`/conversaciones/${casting.profileUrl}`)
})
