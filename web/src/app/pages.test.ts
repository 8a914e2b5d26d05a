import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { apiPath } from '@brilla/contract/platform/route-url'
import type { Page } from '../lib/page.ts'
import { createMemoryStorage } from '../lib/storage.testing.ts'
import { guestPages } from './guest-pages.ts'
import { listPreloads, listRequests } from './list-requests.ts'
import { layout as memberLayout } from './layouts/member.layout.ts'
import { memberPages } from './member-pages.ts'

afterEach(() => vi.unstubAllGlobals())

const all = Object.values(
  import.meta.glob<Page>(['../pages/**/*.page.ts', '!../pages/showcase/*.page.ts'], {
    eager: true,
    import: 'page',
  }),
)

test('every page is listed once, for guests or for members, with a unique address and name', () => {
  const listed = [...guestPages, ...memberPages]
  expect(all.length).toBeGreaterThan(40)
  expect(listed.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  for (const key of ['path', 'name'] as const)
    expect(new Set(listed.map((page) => page[key])).size).toBe(listed.length)
})

test('the pages that a guest may open are exactly those of guestPages', () => {
  const opensToGuests = ({ audience, admits }: Page) =>
    audience === 'any' || audience === 'guest' || admits !== undefined
  expect(guestPages.filter((page) => !opensToGuests(page))).toEqual([])
  expect(memberPages.filter(opensToGuests)).toEqual([])
})

test('P-pages-15: search engines list public pages that are rendered at build time, at a fixed address', () => {
  const indexable = all.filter((page) => page.indexable)
  expect(indexable.length).toBeGreaterThan(4)
  for (const { path, prerender, audience } of indexable) {
    expect(path).toMatch(/^\/[a-z-]*$/)
    expect([prerender, ['any', 'guest'].includes(audience)]).toEqual([true, true])
  }
})

test('the pages that search engines and link previews show first have a description', () => {
  const described = all.filter(({ description }) => description).map(({ path }) => path)
  expect(described).toEqual(expect.arrayContaining(['/', '/login', '/register', '/explorar']))
})

test('menu links lead to pages that their readers can open, each once', () => {
  const links = memberPages.flatMap(({ path, audience, menu = [] }) =>
    menu.flatMap((link) => link.menus.map((name) => ({ path, name, audience, ...link }))),
  )
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    expect(link.path.replace(':id', '')).not.toContain(':')
    expect(['user', 'member', 'talento', 'agencia']).toContain(link.audience)
  }
  for (const type of ['talento', 'agencia']) {
    const seen = links.filter(({ audience }) => ['user', 'member', type].includes(audience))
    const keys = seen.flatMap(({ name, path, order }) => [`${name} ${path}`, `${name} ${order}`])
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
  }
})

/** A query with bad input would be refused without anybody noticing. */
test.each(['talento', 'agencia'] as const)(
  'the queries of every page send valid requests, for a %s',
  async (type) => {
    vi.stubGlobal('localStorage', createMemoryStorage())
    const params = { id: 'ana', postId: crypto.randomUUID(), category: 'musica' }
    const requests = (await Promise.all(all.map((page) => listRequests([page], params, type)))).flat()
    expect(requests.length).toBeGreaterThan(20)
    for (const [name, input = {}] of requests) {
      const route: Route = contract[name]
      const given = input as { params?: unknown; query?: unknown }
      expect([name, route.method]).toEqual([name, 'GET'])
      expect([name, route.params?.safeParse(given.params).success ?? true]).toEqual([name, true])
      expect([name, route.query?.safeParse(given.query ?? {}).success ?? true]).toEqual([name, true])
    }
  },
)

test.each([
  ['/noticias', 'talento', [`${apiPath}/posts/feed`, `${apiPath}/users/self`]],
  [
    '/explorar',
    'agencia',
    [`${apiPath}/users/recientes?categories=own`, `${apiPath}/users/searches`, `${apiPath}/users/self`],
  ],
  [
    '/profile/:id',
    'talento',
    [`${apiPath}/users/{2}/profile`, `${apiPath}/posts/user/{2}`, `${apiPath}/users/self`],
  ],
  ['/talentos', 'agencia', [`${apiPath}/users/agencia/following`, `${apiPath}/users/self`]],
  ['/talentos', 'talento', []],
] as const)(
  'the document of %s sends the requests of its queries, for a %s',
  async (path, type, addresses) => {
    const page = all.find((page) => page.path === path)!
    expect(await listPreloads(page, memberLayout, type)).toEqual(addresses)
  },
)

/**
 * Profiles have pages at `/{profile_url}/followers`, so the server reserves the first segment of every page's path.
 * `npx vitest run --project=web -u` updates the file.
 */
test('the contract lists the first path segments of all pages', async () => {
  const segments = new Set(
    all.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => /^[a-z0-9-]+$/.test(segment)),
  )
  const lines = [...segments].toSorted().map((segment) => `  '${segment}',\n`)
  const source = `/** The first segments of the paths of all pages, generated from \`web/src/pages\` by its test. */\nexport const pageRootSegments: readonly string[] = [\n${lines.join('')}]\n`
  await expect(source).toMatchFileSnapshot('../../../contract/src/platform/page-root-segments.ts')
})
