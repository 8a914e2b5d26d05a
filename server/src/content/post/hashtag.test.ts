import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { serverLimits } from '../../platform/server-limits.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
let agency: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

async function publish(who: TestPerson, description: string): Promise<string> {
  return (await server.call('createPost', { token: who.token, body: { description } })).body.id
}

const edit = ({ token }: TestPerson, id: string, description: string) =>
  server.call('editPost', { token, body: { id, description } })

async function share({ token }: TestPerson, id: string, description = ''): Promise<string> {
  return (await server.call('sharePost', { token, body: { id, description } })).body.id
}

const list = async ({ token }: TestPerson, tag: string, after?: string) =>
  (
    await server.call('getHashtagPosts', {
      token,
      params: { tag },
      query: after === undefined ? {} : { after },
    })
  ).body

const listIds = async (who: TestPerson, tag: string) => (await list(who, tag)).posts.map(({ id }) => id)

describe('P-posts-26: GET posts/tag/{tag}', () => {
  test('lists the posts whose text has the hashtag, newest first, without regard to case and accents', async () => {
    const first = await publish(people.Ana, 'En #Mérida, y otra vez en #MERIDA.')
    await publish(people.Ana, 'En Mérida, sin etiqueta, y en #MéridaYucatán')
    const second = await publish(people.Bea, '#merida')
    for (const who of [people.Ana, agency]) {
      for (const tag of ['merida', 'Mérida', 'MÉRIDA'])
        expect(await listIds(who, tag)).toEqual([second, first])
    }
    expect((await list(people.Bea, 'merida')).posts[0]).toMatchObject({
      description: '#merida',
      isOwner: true,
    })
    expect(await list(people.Ana, 'nadie')).toEqual({ posts: [], next: null })
  })

  test('ñ is a letter of its own, however it is composed', async () => {
    const year = await publish(people.Ana, 'Feliz #AÑO')
    const decomposed = await publish(people.Ana, `Otro #${'año'.normalize('NFD')}`)
    const other = await publish(people.Ana, 'Otra cosa: #ano')
    expect(await listIds(people.Bea, 'año')).toEqual([decomposed, year])
    expect(await listIds(people.Bea, 'ano')).toEqual([other])
  })

  test('by page', async () => {
    const ids = []
    for (let number = 0; number < 23; number++) ids.push(await publish(people.Ana, `Nota ${number} #serie`))
    const read = []
    let next: string | null | undefined
    do {
      const page = await list(people.Bea, 'serie', next ?? undefined)
      read.push(page.posts.map(({ id }) => id))
      next = page.next
    } while (next !== null)
    expect(read.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(read.flat()).toEqual(ids.toReversed())
  })

  test('an edit adds and removes hashtags; deleting a post removes it', async () => {
    const id = await publish(people.Ana, 'Con #violín y #piano')
    await edit(people.Ana, id, 'Con #violin y #oboe')
    expect([await listIds(people.Bea, 'violín'), await listIds(people.Bea, 'piano')]).toEqual([[id], []])
    expect(await listIds(people.Bea, 'oboe')).toEqual([id])
    await edit(people.Ana, id, 'Sin nada')
    expect([await listIds(people.Bea, 'violín'), await listIds(people.Bea, 'oboe')]).toEqual([[], []])
    const gone = await publish(people.Ana, '#violín')
    await server.call('deletePost', { token: people.Ana.token, params: { id: gone } })
    expect(await listIds(people.Bea, 'violín')).toEqual([])
  })

  test('concurrent edits leave the hashtags of the last one only', async () => {
    const tags = Array.from({ length: 12 }, (_, number) => `turno${number}x`)
    const id = await publish(people.Ana, 'Primero')
    await Promise.all(tags.map((tag) => edit(people.Ana, id, `Ahora #${tag}`)))
    const { description } = (await server.call('getPost', { token: people.Ana.token, params: { id } })).body
    const listed = await Promise.all(
      tags.map(async (tag) => ((await listIds(people.Bea, tag)).length ? tag : [])),
    )
    expect(listed.flat()).toEqual([description.replace('Ahora #', '')])
  })

  test('a share is listed for a hashtag of its own text, but not next to its original', async () => {
    const original = await publish(people.Ana, 'Estreno #telón')
    await share(people.Bea, original)
    await share(people.Carla, original, 'Vean el #telón')
    const other = await share(people.Bea, original, 'Mi favorita: #escena')
    expect(await listIds(people.Ana, 'telón')).toEqual([original])
    expect(await list(people.Ana, 'escena')).toMatchObject({
      posts: [{ id: other, sharedPost: { id: original } }],
    })
  })

  test('a post of a blocked, blocking, suspended or deactivated person is not listed', async () => {
    const { Eva, Fina, Gala, Hana } = await server.registerTalents('Eva', 'Fina', 'Gala', 'Hana')
    const shown = await publish(people.Ana, '#junta')
    for (const who of [Fina, Gala]) await publish(who, '#junta')
    const byHana = await publish(Hana, '#junta')
    await server.call('blockUser', { token: Eva.token, body: { userId: Fina.id } })
    await server.call('blockUser', { token: Gala.token, body: { userId: Eva.id } })
    await server.call('cancelAccount', { token: Hana.token })
    expect(await list(Eva, 'junta')).toMatchObject({ posts: [{ id: shown }], next: null })
    const { email, password } = Hana
    await server.call('authenticate', { body: { email, password } })
    expect(await listIds(Eva, 'junta')).toEqual([byHana, shown])
  })

  test(`a post is listed under its first ${serverLimits.hashtagsMax} hashtags`, async () => {
    const tags = Array.from({ length: serverLimits.hashtagsMax + 1 }, (_, number) => `muchas${number}x`)
    const id = await publish(people.Ana, tags.map((tag) => `#${tag}`).join(' '))
    expect(await listIds(people.Ana, tags[serverLimits.hashtagsMax - 1]!)).toEqual([id])
    expect(await listIds(people.Ana, tags.at(-1)!)).toEqual([])
  })

  test('what is no hashtag is a 404', async () => {
    const { token } = people.Ana
    for (const tag of ['a', '1', 'a b', '#danza', "'", 'x'.repeat(51), '\0', '%']) {
      const { status } = await server.call('getHashtagPosts', { token, params: { tag }, query: {} })
      expect([tag, status]).toEqual([tag, 404])
    }
  })
})
