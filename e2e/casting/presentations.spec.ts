import { logIn, publishPhotos, registerAccount } from '../accounts.ts'
import { bilingualBaseTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

const texts = {
  es: {
    present: 'Presentar',
    title: 'Título',
    withPin: 'Pedir un PIN',
    create: 'Crear enlace',
    link: 'Enlace',
    name: 'Tu nombre',
    nameMissing: 'Escribe tu nombre para votar.',
    pin: 'PIN',
    open: 'Abrir',
    yes: 'Sí',
    maybe: 'Quizá',
    comment: /^Comentario/,
    unsent: 'Aún no se ha enviado',
    saved: 'Guardado',
    done: /ya tiene todos tus votos/,
    group: (name: string) => `Tu voto sobre ${name}`,
    byViewer: 'Por quien votó',
    close: (title: string) => `Cerrar enlace de “${title}”`,
    confirm: 'Cerrar enlace',
    closed: /La cerraste el/,
    unknown: 'Este enlace no funciona',
  },
  en: {
    present: 'Present',
    title: 'Title',
    withPin: 'Ask for a PIN',
    create: 'Create link',
    link: 'Link',
    name: 'Your name',
    nameMissing: 'Enter your name to vote.',
    pin: 'PIN',
    open: 'Open',
    yes: 'Yes',
    maybe: 'Maybe',
    comment: /^Comment/,
    unsent: 'Not sent yet',
    saved: 'Saved',
    done: /has all your votes/,
    group: (name: string) => `Your vote on ${name}`,
    byViewer: 'By voter',
    close: (title: string) => `Close link of “${title}”`,
    confirm: 'Close link',
    closed: /You closed it on/,
    unknown: "This link doesn't work",
  },
}

// A missing PIN and a closed link are responses that the browser logs.
bilingualBaseTest(
  'P-presentations-7, P-presentations-8: a client opens the link with the PIN on a phone and votes, and the agency sees it @journey',
  async ({ page, browser, request, language, locale, colorScheme }) => {
    const t = texts[language]
    const agency = await registerAccount(request, 'agencia', 'Luz', language)
    const ana = await registerAccount(request, 'talento', 'Ana')
    const bea = await registerAccount(request, 'talento', 'Bea')
    await ana.call('saveFacts', {
      body: { measurements: { heightCm: 168, audience: 'agencies' } },
    })
    await publishPhotos(request, ana, 'En escena', ['Un haz de luz'])
    const ids = await Promise.all([ana, bea].map(async (one) => (await one.call('getSelf')).id))
    const { id: listId } = await agency.call('createList', { body: { name: 'Bailarinas' } })
    await agency.call('addToList', { params: { id: listId }, body: { userIds: ids } })
    await logIn(page, agency)
    await page.goto(`/listas/${listId}`)
    await page.getByRole('button', { name: t.present }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.title).fill('Para el videoclip')
    await dialog.getByRole('switch', { name: t.withPin }).check()
    await dialog.getByLabel(t.pin, { exact: true }).fill('12')
    await dialog.getByRole('button', { name: t.create }).click()
    await expect(dialog.getByLabel(t.pin, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(t.pin, { exact: true }).fill('274951')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.create }).click()
    await expect(dialog.getByText('274951')).toBeVisible()
    const url = await dialog.getByLabel(t.link).inputValue()
    await expectAccessible(page)

    const context = await browser.newContext({
      locale,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: { width: 320, height: 640 },
    })
    const guest = await context.newPage()
    await guest.goto(url)
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await guest.getByLabel(t.pin).fill('000000')
    await guest.getByRole('button', { name: t.open }).click()
    await expect(guest.getByLabel(t.pin)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(guest)
    await guest.getByLabel(t.pin).fill('274951')
    await guest.getByRole('button', { name: t.open }).click()
    await expect(guest.getByRole('heading', { level: 1, name: 'Para el videoclip' })).toBeVisible()
    await expect(guest.getByText('168 cm')).toBeVisible()
    await expect(guest.getByRole('link', { name: 'En escena' })).toBeVisible()
    await expectNoHorizontalScroll(guest)
    await expectAccessible(guest)

    // A vote before the name waits for it.
    const ofAna = guest.getByRole('article').filter({ hasText: ana.name })
    await ofAna
      .getByRole('group', { name: t.group(ana.name) })
      .getByText(t.yes, { exact: true })
      .click()
    await expect(guest.getByLabel(t.name)).toBeFocused()
    await expect(guest.getByText(t.nameMissing)).toBeVisible()
    await guest.getByLabel(t.name).fill('Clara')
    await guest.getByLabel(t.name).press('Enter')
    await expect(ofAna.getByText(t.saved)).toBeVisible()
    await ofAna.getByLabel(t.comment).fill('<b>Me encanta</b>')
    await expect(ofAna.getByText(t.unsent)).toBeVisible()
    await ofAna.getByLabel(t.comment).blur()
    await expect(ofAna.getByText(t.saved)).toBeVisible()
    const ofBea = guest.getByRole('article').filter({ hasText: bea.name })
    await ofBea.getByText(t.maybe, { exact: true }).click()
    await expect(guest.getByText(t.done)).toBeVisible()
    await guest.reload()
    await expect(ofAna.getByRole('radio', { name: t.yes })).toBeChecked()
    await expect(ofAna.getByLabel(t.comment)).toHaveValue('<b>Me encanta</b>')
    await expect(guest.getByLabel(t.name)).toHaveValue('Clara')
    await expectAccessible(guest)

    await page.goto('/presentaciones')
    const card = page.getByRole('article').filter({ hasText: 'Para el videoclip' })
    await expect(card).toContainText('<b>Me encanta</b>')
    await expect(card).toContainText(`Clara: ${t.yes}`)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    await card.getByRole('tab', { name: t.byViewer }).click()
    await expect(card.getByRole('heading', { name: 'Clara' })).toBeVisible()
    await expect(card).toContainText(`${bea.name}: ${t.maybe}`)
    await card.getByRole('button', { name: t.close('Para el videoclip') }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click()
    await expect(card).toContainText(t.closed)

    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1, name: t.unknown })).toBeVisible()
    await expectAccessible(guest)
    await context.close()
  },
)

test('P-presentations-7: a page that is gone leads to the last one, and an old link is still offered for a message @one-viewport', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Luz')
  const ana = await registerAccount(request, 'talento', 'Ana')
  const userId = (await ana.call('getSelf')).id
  const { id: listId } = await agency.call('createList', { body: { name: 'Bailarinas' } })
  await agency.call('addToList', { params: { id: listId }, body: { userIds: [userId] } })
  const present = (title: string) => agency.call('createPresentation', { body: { title, listId } })
  await present('La primera')
  for (let number = 0; number < 10; number += 1) {
    const { id } = await present('Otra')
    await agency.call('deletePresentation', { params: { id } })
  }
  await logIn(page, agency)
  await page.goto('/presentaciones?page=3')
  await expect(page.getByRole('heading', { name: 'Esta página ya no existe' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir a la última página' }).click()
  await expect(page.getByRole('heading', { name: 'La primera' })).toBeVisible()
  await page.goto(`/escribir?ids=${userId}`)
  await page.getByRole('button', { name: 'Presentación' }).click()
  await page.getByRole('menuitem', { name: 'La primera' }).click()
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/\/presentaciones\//)
})
