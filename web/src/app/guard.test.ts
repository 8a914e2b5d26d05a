import { expect, test } from 'vitest'
import type { Audience } from '../lib/page.ts'
import type { Claims } from '../lib/session.ts'
import { guard } from './guard.ts'

const claims = (profileType: Claims['profileType'], more: Partial<Claims> = {}): Claims => ({
  sub: 'ana',
  sid: 'first',
  version: 0,
  exp: 4e9,
  profileType,
  profileImage: null,
  coverImage: null,
  ...more,
})
const people = {
  guest: null,
  newcomer: claims(null),
  talento: claims('talento'),
  agencia: claims('agencia'),
  suspended: claims('talento', { suspended: true }),
}
const visit = (audience: Audience, person: keyof typeof people, path = '/seguidores?page=2') =>
  guard(audience, people[person], new URL(path, 'http://brilla.example'))

const login = '/login?next=%2Fseguidores%3Fpage%3D2'
const select = '/register/select'

test.each<[Audience, (string | null)[]]>([
  // Redirects of a guest, a newcomer, a talent, an agency and a suspended account; null is admitted.
  ['any', [null, null, null, null, null]],
  ['guest', [null, select, '/noticias', '/noticias', '/suspended']],
  ['user', [login, null, null, null, '/suspended']],
  ['newcomer', [login, null, '/', '/', '/suspended']],
  ['member', [login, select, null, null, '/suspended']],
  ['talento', [login, select, null, '/', '/suspended']],
  ['agencia', [login, select, '/', null, '/suspended']],
  ['suspended', [login, '/', '/', '/', null]],
])('P-pages-3: a page for %s admits or redirects each kind of account', (audience, expected) => {
  const names = ['guest', 'newcomer', 'talento', 'agencia', 'suspended'] as const
  expect(names.map((name) => visit(audience, name))).toEqual(expected)
})

test('a member at the login goes on to where they were heading, on this site only', () => {
  expect(visit('guest', 'talento', '/login?next=%2Fexplorar%3Fpage%3D2')).toBe('/explorar?page=2')
  for (const next of ['https://evil.example', '//evil.example', '/logout', 'javascript:alert(1)'])
    expect(visit('guest', 'talento', `/login?next=${encodeURIComponent(next)}`)).toBe('/noticias')
})

test('a login without a destination leads to the feed', () => {
  expect(visit('member', 'guest', '/noticias')).toBe('/login')
})
