import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { logIn, registerAccount, verifyAgency } from '../accounts.ts'
import { finalizeCases, runCommand } from '../command.ts'
import { interceptRoute } from '../network.ts'

test('P-moderation-13, P-moderation-14, P-moderation-15, P-moderation-19: moderators decide reports by keyboard and undo it; for others there is no desk, in en', async ({
  page,
  request,
}) => {
  const [ana, bruno, mara] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
    await registerAccount(request, 'talento', 'Mara', 'en'),
  ]
  // Among the cases of other tests, these two are read first.
  const posts = []
  for (const description of ['Primera', 'Segunda']) {
    const { id } = await ana.call('createPost', { body: { description: `${description} de ${ana.name}` } })
    posts.push(id)
    await bruno.call('report', {
      body: { postId: id, description: `Denuncio: ${description}`, reason: 'minor' },
    })
  }
  await logIn(page, mara)
  await page.goto('/moderacion')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await runCommand('moderator', 'appoint', mara.email)
  await page.goto('/noticias')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Moderation' }).click()
  await expect(page).toHaveTitle('Moderation | Brilla')
  const queue = page.getByRole('region', { name: 'Case queue' })
  await expect(queue.getByRole('link').filter({ hasText: ana.name })).toHaveCount(2)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await queue.getByRole('link').filter({ hasText: ana.name }).first().press('Enter')
  const opened = page.getByRole('article')
  // Posts are also in the list of what the person wrote lately.
  const evidence = opened.getByRole('blockquote')
  const heading = opened.getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()
  await expect(opened.getByText('Denuncio: Primera')).toBeVisible()
  const confirm = opened.getByRole('button', { name: 'Confirm decision' })
  // On a phone there is no space for both.
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(confirm).toBeInViewport({ ratio: 1 })
  await expect(opened.getByText('1 other case about this person')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // P-accessibility-7
  await shortcuts.getByRole('switch', { name: 'Use single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await shortcuts.getByRole('switch', { name: 'Use single-key shortcuts' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(evidence.getByText(`Segunda de ${ana.name}`)).toBeVisible()
  await expect(heading).toBeInViewport()
  await expect(queue.locator('[aria-current=true]')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('k')
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()

  // Letters and numbers that are typed are text, which is kept for its case.
  const note = opened.getByRole('textbox', { name: /Internal note/ })
  await note.pressSequentially('j2')
  await expect(note).toHaveValue('j2')
  await heading.focus()
  const firstCase = { params: { id: new URL(page.url()).searchParams.get('case') ?? '' } }
  const isClaimed = async () => (await mara.call('getCase', firstCase)).claim?.mine
  await expect.poll(isClaimed).toBe(true)
  const release = await holdRelease(page, firstCase.params.id)
  await page.keyboard.press('j')
  await expect(evidence.getByText(`Segunda de ${ana.name}`)).toBeVisible()
  await expect(note).toHaveValue('')
  await page.keyboard.press('k')
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()
  await expect(note).toHaveValue('j2')
  // The late end of the first claim does not end the second.
  await release()
  await expect.poll(isClaimed).toBe(true)
  await page.keyboard.press('1')
  await expect(opened.getByText('The person is not told.')).toBeVisible()
  await page.keyboard.press('3')
  await expect(opened.getByRole('radio', { name: '7 days' })).toBeChecked()
  await page.keyboard.press('2')
  await expect(opened.getByRole('radio', { name: 'Remove the content' })).toBeChecked()
  // P-moderation-16: in the language of Ana, not of the moderator.
  const reason = opened.getByRole('textbox', { name: 'Reason for the person' })
  await expect(reason).toHaveValue('Lo quitamos porque incumple nuestras normas de protección a menores.')
  await expect(reason).toHaveAccessibleDescription(new RegExp(`${ana.name} reads Brilla in Spanish`))
  await page.keyboard.press('Enter')
  const toast = findToast(page, /content removed/)
  await expect(toast).toBeVisible()
  await expect(evidence.getByText(`Segunda de ${ana.name}`)).toBeVisible()
  await expect(heading).toBeFocused()
  expect(
    (await bruno.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })).posts,
  ).toHaveLength(1)

  await page.keyboard.press('u')
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()
  await expect(opened.getByRole('radio', { name: 'Remove the content' })).not.toBeChecked()
  const { posts: restored } = await bruno.call('getUserPosts', {
    params: { profile: ana.profileUrl },
    query: {},
  })
  expect(restored.map(({ id }) => id)).toEqual(posts.toReversed())

  // P-moderation-19
  await opened.getByRole('link', { name: 'Open the account and its actions' }).click()
  await opened.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${ana.name}` })
  await dialog.getByRole('textbox', { name: 'Reason for the person' }).fill('Vende seguidores.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toBeHidden()
  await expect(opened.getByRole('button', { name: 'Undo suspension' })).toBeVisible()
  await expect(opened.getByText('after that, the person is told by email')).toBeVisible()
  await page.keyboard.press('u')
  await expect(opened.getByText('Suspension undone')).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await page.goBack()
  await expect(evidence.getByText(`Primera de ${ana.name}`)).toBeVisible()

  // Leaving the site ends the claim as well.
  await expect.poll(isClaimed).toBe(true)
  await page.goto('/transparencia')
  await expect.poll(isClaimed).toBe(undefined)
  await expect(page.getByRole('heading', { level: 1, name: 'Transparency' })).toBeVisible()
  await expect(page.getByRole('definition').first()).toBeVisible()
  await expectAccessible(page)
})

test('P-moderation-6, P-moderation-13: a case that another moderator has taken says so, is free again without a reload, and keeps what was typed @one-viewport, in es', async ({
  page,
  request,
}) => {
  const [ana, bruno, mara, leo] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
    await registerAccount(request, 'talento', 'Mara'),
    await registerAccount(request, 'talento', 'Leo'),
  ]
  const { id: userId } = await ana.call('getSelf')
  await bruno.call('report', { body: { userId, description: 'Vende castings.', reason: 'scam' } })
  for (const { email } of [mara, leo]) await runCommand('moderator', 'appoint', email)
  const { cases } = await leo.call('getPerson', { params: { id: userId } })
  const params = { id: cases[0]!.id }
  await leo.call('claimCase', { params })
  await logIn(page, mara)
  await page.clock.install()
  await page.goto(`/moderacion?case=${params.id}`)
  const taken = page.getByText(`${leo.name} tiene este caso abierto.`)
  await expect(taken).toBeVisible()
  const note = page.getByRole('textbox', { name: /Nota interna/ })
  const confirm = page.getByRole('button', { name: 'Confirmar decisión' })
  await leo.call('releaseCase', { params })
  await page.clock.fastForward('00:40')
  // P-moderation-7
  await note.fill('x'.repeat(2_001))
  await page.getByRole('radio', { name: /^Descartar/ }).check()
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('La nota puede tener hasta 2,000 caracteres.')
  await expect(note).toHaveValue('x'.repeat(2_001))
  await note.fill('Preguntar a Leo.')

  // As after a claim that ran out while the computer slept.
  await expect.poll(async () => (await mara.call('getCase', { params })).claim?.mine).toBe(true)
  await mara.call('releaseCase', { params })
  await leo.call('claimCase', { params })
  page.removeAllListeners('console')
  await confirm.click()
  await expect(taken).toBeFocused()
  await leo.call('releaseCase', { params })
  await page.clock.fastForward('00:40')
  await expect(note).toHaveValue('Preguntar a Leo.')

  await expect.poll(async () => (await mara.call('getCase', { params })).claim?.mine).toBe(true)
  await mara.call('releaseCase', { params })
  await leo.call('decideCase', { params, body: { decision: 'dismiss', reason: 'No vimos castings.' } })
  await confirm.click()
  await expect(page.getByRole('article').getByText('No vimos castings.').first()).toBeVisible()
  await expect(confirm).toBeHidden()

  // P-moderation-7: what can no longer be undone is not offered any more.
  await leo.call('undoDecision', { params })
  await leo.call('releaseCase', { params })
  await mara.call('decideCase', { params, body: { decision: 'dismiss', reason: 'Tampoco yo.' } })
  await page.reload()
  const undo = page.getByRole('button', { name: 'Deshacer decisión' })
  await expect(undo).toBeVisible()
  await finalizeCases(params.id)
  await undo.click()
  await expect(findToast(page, 'Esta decisión ya no se puede deshacer.')).toBeVisible()
  await expect(undo).toBeHidden()
})

test('P-moderation-10, P-moderation-11, P-moderation-24: moderators correct a birth date, lift a block and withdraw the verification of an agency, and undo each @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const [ana, bruno, casting, mara] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
    await registerAccount(request, 'agencia', 'Casting'),
    await registerAccount(request, 'talento', 'Mara'),
  ]
  const { id: userId } = await bruno.call('getSelf')
  await ana.call('blockUser', { body: { userId } })
  await runCommand('moderator', 'appoint', mara.email)
  await logIn(page, mara)
  const opened = page.getByRole('article')
  const dialog = page.getByRole('dialog')
  const act = async (
    action: string,
    { confirm = action, change }: { confirm?: string; change?: () => Promise<void> } = {},
  ) => {
    await opened.getByRole('button', { name: action, exact: true }).click()
    await change?.()
    // Without a reason it is refused at the field, and what was changed stays.
    await dialog.getByRole('button', { name: confirm }).click()
    const why = dialog.getByRole('textbox', { name: /^Motivo/ })
    await expect(why).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await why.fill('Lo pidió por escrito.')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toBeHidden()
  }

  await page.goto(`/moderacion?person=${(await ana.call('getSelf')).id}`)
  const facts = opened.getByRole('definition')
  await expect(facts.filter({ hasText: '1995' })).toBeVisible()
  await act('Corregir fecha de nacimiento', {
    change: () => dialog.getByLabel('Fecha de nacimiento').fill('1990-02-03'),
  })
  await expect(facts.filter({ hasText: '3 de febrero de 1990' })).toBeVisible()
  await act(`Levantar el bloqueo con ${bruno.name}`, { confirm: 'Levantar bloqueo' })
  await expect(findToast(page, 'Bloqueo levantado')).toBeVisible()
  await expect(opened.getByText(`El de ${bruno.name}, hasta el`)).toBeVisible()
  expect((await bruno.call('getProfile', { params: { id: ana.profileUrl } })).user.isblocked).toBe(false)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  // U undoes the newest first.
  await page.getByRole('heading', { level: 2, name: ana.name }).focus()
  await page.keyboard.press('u')
  await expect(findToast(page, 'Bloqueo restablecido')).toBeVisible()
  await expect(opened.getByRole('button', { name: `Levantar el bloqueo con ${bruno.name}` })).toBeVisible()
  await opened.getByRole('button', { name: 'Deshacer corrección' }).click()
  await expect(facts.filter({ hasText: '1995' })).toBeVisible()
  const log = opened.getByRole('list').filter({ hasText: 'Bloqueo levantado' }).getByRole('listitem')
  await expect(log).toHaveText([
    /^Corrección deshecha/,
    /^Bloqueo restablecido/,
    /^Bloqueo levantado/,
    /^Fecha de nacimiento corregida/,
  ])

  await verifyAgency(request, mara, casting)
  await page.goto(`/moderacion?person=${(await casting.call('getSelf')).id}`)
  await act('Retirar verificación')
  expect((await casting.call('getSelf')).verified).toBe(false)
  await expect(opened.getByText('después se le avisa a la agencia')).toBeVisible()
  await findToast(page, 'Verificación retirada').getByRole('button', { name: 'Deshacer' }).click()
  await expect(opened.getByRole('button', { name: 'Retirar verificación' })).toBeVisible()
  expect((await casting.call('getSelf')).verified).toBe(true)
})

/** Holds the request that ends the claim of a case, until the returned function is called, which waits for its response. */
async function holdRelease(page: Page, id: string): Promise<() => Promise<unknown>> {
  const held = Promise.withResolvers<void>()
  const isRelease = (request: Request) => request.method() === 'DELETE' && request.url().includes(id)
  await interceptRoute(page, 'releaseCase', async (route) => {
    if (isRelease(route.request())) await held.promise
    await route.fallback()
  })
  return () => {
    const response = page.waitForResponse((response) => isRelease(response.request()))
    held.resolve()
    return response
  }
}
