import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { test } from '@playwright/test'
import { logIn, registerWithProfile } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'

const pretend = (text: string) => `en→es: ${text}`

/** A provider with the interface of LibreTranslate. */
const provider = createServer(async (request, reply) => {
  const { q } = (await json(request)) as { q: string | string[] }
  const translatedText = Array.isArray(q) ? q.map(pretend) : pretend(q)
  reply.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText }))
})

// Not the test that fails on console errors: the provider fails first.
test('P-language-9: texts in another language are translated in their place on demand, and back @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const sentence = 'We are opening the play on Friday, and I am so nervous.'
  const text = `${sentence} #teatro`
  const spanish = '¡Mucha suerte! Ahí estaremos en primera fila.'
  const translated = pretend(sentence)
  const [imani, ana] = await Promise.all([
    registerWithProfile(request, 'Imani'),
    registerWithProfile(request, 'Ana'),
  ])
  await imani.call('saveWizard', { body: { biography: sentence } })
  const { id } = await imani.call('createPost', { body: { description: text } })
  await ana.call('createComment', { body: { postId: id, comment: spanish } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  const post = page.getByRole('article')
  const toggle = post.getByRole('button', { name: 'Traducir del inglés' })
  // The comment is in the reader's language.
  await expect(toggle).toHaveCount(1)
  await expect(post.getByText(spanish)).toBeVisible()

  // Nothing listens yet where the provider is expected.
  await toggle.click()
  await expect(post.getByRole('alert')).toHaveText(
    'No se pudo traducir en este momento. Inténtalo más tarde.',
  )
  await expect(post.getByText(sentence)).toHaveAttribute('lang', 'en')

  await new Promise<void>((done) =>
    provider.listen(Number(process.env['E2E_TRANSLATE_PORT']), '127.0.0.1', done),
  )
  try {
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(post.getByText('Traducido del inglés')).toBeVisible()
    await expect(post.getByRole('alert')).toHaveCount(0)
    await expect(post.getByText(translated)).toHaveAttribute('lang', 'es')
    await expect(post.getByRole('link', { name: '#teatro' })).toBeVisible()
    const original = post.getByRole('button', { name: 'Ver original' })
    await expect(original).toBeFocused()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.keyboard.press('Enter')
    await expect(post.getByText(sentence)).toHaveAttribute('lang', 'en')
    await expect(post.getByText(translated)).toHaveCount(0)

    for (const path of [`/profile/${imani.profileUrl}/biografia`, `/profile/${imani.profileUrl}`]) {
      await page.goto(path)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Traducir del inglés' }).first().click()
      await expect(main.getByText(translated).first()).toHaveAttribute('lang', 'es')
    }
  } finally {
    provider.close()
    provider.closeAllConnections()
  }
})
