import { bilingualTest } from './bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from './fixtures.ts'
import { logIn, registerAccount, type TestAccount } from './accounts.ts'
import { finalizeCase, runCommand } from './command.ts'

const languages = {
  es: {
    title: 'Eliminamos tu publicación',
    rule: 'Norma: Acoso',
    empty: 'Escribe primero tu apelación.',
    label: 'Tu apelación',
    send: 'Enviar apelación',
    received: /Recibimos tu apelación\. Su número es \d+\./,
    open: 'Ver la publicación',
  },
  en: {
    title: 'We removed your post',
    rule: 'Rule: Harassment',
    empty: 'Write your appeal first.',
    label: 'Your appeal',
    send: 'Send appeal',
    received: /We received your appeal\. Its number is \d+\./,
    open: 'See the post',
  },
}

bilingualTest(
  'P-moderation-20, P-moderation-21: the author of a removed post is notified, reads why and appeals; a moderator decides by keyboard',
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
    const { id: postId } = await ana.call('createPost', { body: { description: `Texto de ${ana.name}` } })
    await bea.call('report', { body: { postId, description: 'Mira esto.', reason: 'harassment' } })
    const findCase = async (kind: 'report' | 'appeal') => {
      const { id } = await ana.call('getSelf')
      const { cases } = await nora.call('getPerson', { params: { id } })
      return { id: cases.find((each) => each.kind === kind)?.id ?? '' }
    }
    const params = await findCase('report')
    await mara.call('decideCase', { params, body: { decision: 'remove', reason: 'Insulta a alguien.' } })
    await finalizeCase(params.id)

    const logInAs = ({ token }: TestAccount) =>
      page.evaluate((token) => localStorage.setItem('token', token), token)

    await logIn(page, ana)
    await page.goto('/notificaciones')
    await page.locator('main').locator(`a[href="/decisiones/${params.id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(page.getByText('Insulta a alguien.')).toBeVisible()
    await expect(page.getByText(texts.rule)).toBeVisible()
    await expect(page.getByText(`Texto de ${ana.name}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('alert')).toContainText(texts.empty)
    await page.getByLabel(texts.label).fill('Es una cita.')
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByText(texts.received)).toBeVisible()
    await expect(page.getByText('Es una cita.')).toBeVisible()

    await logInAs(nora)
    await page.goto(`/moderacion?case=${(await findCase('appeal')).id}`)
    const opened = page.getByRole('article')
    await expect(opened.getByText('Es una cita.')).toBeVisible()
    await expect(opened.getByText('Insulta a alguien.').first()).toBeVisible()
    await expect(opened.getByRole('blockquote').getByText(`Texto de ${ana.name}`)).toBeVisible()
    await page.keyboard.press('1')
    await expect(opened.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await findPosts(bea, ana.profileUrl)).map(({ id }) => id))
      .toEqual([postId])

    await logInAs(ana)
    await page.goto(`/decisiones/${params.id}`)
    await expect(page.getByRole('link', { name: texts.open })).toHaveAttribute('href', `/noticias/${postId}`)
  },
)

const findPosts = async (reader: TestAccount, profile: string) =>
  (await reader.call('getUserPosts', { params: { profile }, query: {} })).posts
