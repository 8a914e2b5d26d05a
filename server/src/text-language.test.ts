import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSettings } from './onboarding/settings/settings.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from './testing.ts'

const spanish = 'El viernes estrenamos la obra en el teatro de mi barrio.'
const english = 'We are opening the play on Friday, and I am so nervous.'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
})
afterAll(() => server.stop())

const publish = async (description: string) =>
  (await server.call('createPost', { token: people.Ana.token, body: { description } })).body

const comment = async (postId: string, text: string) =>
  (await server.call('createComment', { token: people.Bea.token, body: { postId, comment: text } })).body

const readBiography = async () => {
  const found = await server.call('getProfile', { token: people.Bea.token, params: { id: people.Ana.id } })
  const { user } = found.body
  if (!('biography' in user)) throw new Error('the profile is hidden')
  return user
}

test('P-accessibility-10: the language of posts is detected, without links, mentions and hashtags; unsure ones have none', async () => {
  for (const [text, language] of [
    [spanish, 'es'],
    [english, 'en'],
    ['Que bonito', 'es'],
    ['A minha peça estreia na sexta-feira, e estou muito nervosa por isso.', 'pt'],
    ['https://example.com/the-play-opens-on-friday-in-the-old-theater #estrenamoselviernes', null],
    [`${spanish} https://example.com/we-are-opening-the-play #weareopeningtheplay @the-house-of-arts`, 'es'],
    ['Jaja', null],
    [`¡Por fin!\n${spanish}`, 'es'],
    // Cebuano has no code of two letters.
    ['Ang akong ngalan kay Maria ug usa ako ka mananayaw gikan sa Cebu, nangita ko og trabaho.', null],
    ['🎭🎭🎭 1234567890 !!!', null],
  ] as const) {
    expect((await publish(text)).language, text).toBe(language)
  }
})

test('P-accessibility-10: an edit detects it again; a share and comments have their own', async () => {
  const [{ Ana, Bea }, post] = [people, await publish(spanish)]
  const { body: share } = await server.call('sharePost', {
    token: Bea.token,
    body: { id: post.id, description: english },
  })
  expect([share.language, share.sharedPost?.language]).toEqual(['en', 'es'])
  const edited = await server.call('editPost', {
    token: Ana.token,
    body: { id: post.id, description: english },
  })
  expect(edited.body.language).toBe('en')

  const first = await comment(post.id, english)
  expect(first.language).toBe('en')
  const changed = await server.call('editComment', {
    token: Bea.token,
    body: { id: first.id, comment: spanish },
  })
  expect(changed.body.language).toBe('es')
  const read = await server.call('getPost', { token: Ana.token, params: { id: post.id } })
  expect(read.body.commentsItems.map(({ language }) => language)).toEqual(['es'])
})

test('P-accessibility-10: the language of a biography, from the settings and from the wizard', async () => {
  await saveSettings(server, people.Ana, { biografia: english })
  expect((await readBiography()).biographyLanguage).toBe('en')
  await saveSettings(server, people.Ana)
  expect(await readBiography()).toMatchObject({ biography: english, biographyLanguage: 'en' })
  await server.call('saveWizard', { token: people.Ana.token, body: { biography: spanish } })
  expect((await readBiography()).biographyLanguage).toBe('es')
  await saveSettings(server, people.Ana, { biografia: '' })
  expect((await readBiography()).biographyLanguage).toBeNull()
})
