import type { Page } from '@playwright/test'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { logIn, registerAccount, type TestAccount } from '../accounts.ts'
import { finalizeCases, runCommand } from '../command.ts'

/** Continues as somebody else; the next page is loaded for them. */
const logInAs = (page: Page, { token }: TestAccount) =>
  page.evaluate((token) => localStorage.setItem('token', token), token)

/** A case in a queue without cases of others: the next one that opens after a decision would be claimed. */
const getDeskPath = (id: string) => `/moderacion?status=mine&case=${id}`

const languages = {
  es: {
    title: 'Eliminamos tu publicación',
    rule: 'Norma: Acoso',
    empty: 'Escribe primero tu apelación.',
    label: 'Tu apelación',
    send: 'Enviar apelación',
    received: /Recibimos tu apelación con el número \d+\./,
    restored: 'Restauramos tu publicación',
    open: 'Ver la publicación',
    delete: 'Eliminar para siempre',
    confirm: '¿Eliminarlo para siempre?',
    warning: 'tu apelación termina sin que decidamos',
    deleted: 'Se borró para siempre.',
    withdrawn: 'Retiraste tu apelación',
  },
  en: {
    title: 'We removed your post',
    rule: 'Rule: Harassment',
    empty: 'Write your appeal first.',
    label: 'Your appeal',
    send: 'Send appeal',
    received: /We received your appeal with the number \d+\./,
    restored: 'We restored your post',
    open: 'See the post',
    delete: 'Delete for good',
    confirm: 'Delete it for good?',
    warning: 'your appeal will end without a decision',
    deleted: 'It was deleted for good.',
    withdrawn: 'You withdrew your appeal',
  },
}

bilingualTest(
  'P-moderation-20, P-moderation-21, P-moderation-22, P-moderation-23: the author of a removed post is notified, reads why and appeals, or deletes it for good; a moderator decides by keyboard',
  async ({ page, request, language }) => {
    const texts = languages[language]
    const [ana, bea, mara, nora] = [
      await registerAccount(request, 'talento', 'Ana', language),
      await registerAccount(request, 'talento', 'Bea'),
      await registerAccount(request, 'talento', 'Mara'),
      await registerAccount(request, 'talento', 'Nora'),
    ]
    // Who removed the content does not decide the appeal.
    for (const { email } of [mara, nora]) await runCommand('moderator', 'appoint', email)
    const posts: string[] = []
    for (const text of ['Texto', 'Otro texto']) {
      const { id: postId } = await ana.call('createPost', { body: { description: `${text} de ${ana.name}` } })
      await bea.call('report', { body: { postId, description: 'Mira esto.', reason: 'harassment' } })
      posts.push(postId)
    }
    /** Newest first. */
    const findCases = async (kind: 'report' | 'appeal') => {
      const { id } = await ana.call('getSelf')
      const { cases } = await nora.call('getPerson', { params: { id } })
      return cases.filter((each) => each.kind === kind).map(({ id }) => id)
    }
    const [other = '', removal = ''] = await findCases('report')
    for (const id of [removal, other]) {
      const body = { decision: 'remove', reason: 'Insulta a alguien.' } as const
      await mara.call('decideCase', { params: { id }, body })
    }
    await finalizeCases(removal, other)

    await logIn(page, ana)
    await page.goto('/notificaciones')
    await page.locator('main').locator(`a[href="/decisiones/${removal}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(page.getByText('Insulta a alguien.')).toBeVisible()
    await expect(page.getByText(texts.rule)).toBeVisible()
    await expect(page.getByText(`Texto de ${ana.name}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toContainText(texts.empty)
    await page.getByLabel(texts.label).fill('Es una cita.')
    await page.reload()
    await expect(page.getByLabel(texts.label)).toHaveValue('Es una cita.')
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByText(texts.received)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: texts.received })).toBeFocused()
    await expect(page.getByText('Es una cita.')).toBeVisible()

    await logInAs(page, nora)
    await page.goto(getDeskPath((await findCases('appeal'))[0]!))
    const opened = page.getByRole('article')
    await expect(opened.getByText('Es una cita.')).toBeVisible()
    await expect(opened.getByText('Insulta a alguien.').first()).toBeVisible()
    await expect(opened.getByRole('blockquote').getByText(`Texto de ${ana.name}`)).toBeVisible()
    await page.keyboard.press('1')
    await expect(opened.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await findPosts(bea, ana.profileUrl)).map(({ id }) => id))
      .toEqual([posts[0]])

    await logInAs(page, ana)
    await page.goto(`/decisiones/${removal}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.restored)
    await expect(page.getByRole('link', { name: texts.open })).toHaveAttribute(
      'href',
      `/noticias/${posts[0]}`,
    )

    await ana.call('appealRemoval', { params: { id: other }, body: { text: 'También es una cita.' } })
    await page.goto(`/decisiones/${other}`)
    await page.getByRole('button', { name: texts.delete }).press('Enter')
    const dialog = page.getByRole('dialog', { name: texts.confirm })
    await expect(dialog).toContainText(texts.warning)
    await dialog.getByRole('button', { name: texts.delete }).press('Enter')
    await expect(page.getByText(texts.deleted)).toBeVisible()
    await expect(page.getByRole('heading', { name: texts.withdrawn })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

const findPosts = async (reader: TestAccount, profile: string) =>
  (await reader.call('getUserPosts', { params: { profile }, query: {} })).posts

test('P-moderation-25: a moderator removes what they choose of a reported profile, and its owner reads what that was @one-viewport, in es', async ({
  page,
  request,
}) => {
  const [ana, bea, mara] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bea'),
    await registerAccount(request, 'talento', 'Mara'),
  ]
  const { id: userId, nombre, apellido, birthdate } = await ana.call('getSelf')
  const profile = { web: 'https://ana.example' }
  const form = {
    nombre,
    apellido,
    email: ana.email,
    fecha: birthdate,
    biografia: 'Vendo seguidores.',
    profile,
  }
  await ana.call('updateUser', { body: form })
  await runCommand('moderator', 'appoint', mara.email)
  await bea.call('report', { body: { userId, description: 'Mira su biografía.', reason: 'spam' } })
  const [found] = (await mara.call('getPerson', { params: { id: userId } })).cases
  const read = async () => {
    const read = await bea.call('getProfile', { params: { id: userId } })
    return 'profile' in read && 'biography' in read.user ? [read.user.biography, read.profile.web] : []
  }

  await logIn(page, mara)
  await page.goto(getDeskPath(found!.id))
  const biography = page.getByRole('checkbox', { name: 'Biografía' })
  const links = page.getByRole('checkbox', { name: 'Enlaces' })
  await expect(page.getByText('Mira su biografía.')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByLabel('Motivo para la persona')).toHaveValue(
    'Quitamos contenido de tu perfil porque incumple nuestras normas sobre spam.',
  )
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await biography.uncheck()
  await links.uncheck()
  const confirm = page.getByRole('button', { name: 'Confirmar decisión' })
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('Elige qué quitas.')
  await page.getByRole('radio', { name: /^Suspender/ }).check()
  await expect(biography).toBeHidden()
  await page.getByRole('checkbox', { name: 'Quitar también el contenido' }).check()
  await expect(biography).not.toBeChecked()
  await page.getByRole('radio', { name: /^Quitar/ }).check()
  await biography.check()
  await confirm.click()
  await expect.poll(read).toEqual(['', 'https://ana.example'])
  await page.goto(`/moderacion?case=${found!.id}&status=decided`)
  await expect(page.getByRole('article').getByText(/· Biografía/)).toBeVisible()
  await finalizeCases(found!.id)

  await logInAs(page, ana)
  await page.goto(`/decisiones/${found!.id}`)
  await expect(page.getByRole('heading', { name: 'Eliminamos contenido de tu perfil' })).toBeVisible()
  await expect(page.getByRole('blockquote').getByText('Vendo seguidores.')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})
