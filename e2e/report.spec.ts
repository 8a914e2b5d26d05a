import { bilingualBaseTest } from './bilingual.ts'
import { logIn, registerAccount } from './accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from './fixtures.ts'
import { interceptRouteOnce, routeGlob } from './network.ts'
import { chooseMenuItem } from './menu.ts'

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
    already: 'Ya lo habías reportado',
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
    outcome: "We'll e-mail you the outcome.",
    done: 'Done',
    already: "You've already reported this",
  },
}

bilingualBaseTest(
  'P-moderation-1: a post is reported with a reason and a text, once',
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
    await expect(text).toHaveValue('')
    await dialog.getByLabel(t.scam).check()
    await text.fill('Otra vez')
    await send.click()
    await expect(dialog.getByRole('heading', { name: t.already })).toBeVisible()
  },
)
