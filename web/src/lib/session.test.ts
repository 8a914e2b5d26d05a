import { afterEach, expect, test, vi } from 'vitest'
import { createSession, tabDraftPrefix } from './session.ts'
import { createMemoryStorage } from './storage.testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('tab drafts are removed when the session ends, other entries stay', () => {
  const tab = createMemoryStorage({ [`${tabDraftPrefix}invitations 1`]: 'eva@gente.example', other: 'stays' })
  vi.stubGlobal('sessionStorage', tab)
  const session = createSession(createMemoryStorage({ token: 'a.b.c' }))
  session.login('d.e.f')
  expect(tab.length).toBe(2)
  session.logout()
  expect(tab.getItem('other')).toBe('stays')
  expect(tab.length).toBe(1)
})

test('a session that the server ended is reported as ended in every tab, also when two notice it at once', () => {
  const shared = createMemoryStorage({ token: 'a.b.c' })
  const tabs = new Map<string, (event: { key: string; newValue: string | null }) => void>()
  const open = (name: string) => {
    vi.stubGlobal('window', { addEventListener: (_: string, heard: never) => tabs.set(name, heard) })
    vi.stubGlobal('sessionStorage', createMemoryStorage())
    return createSession(shared)
  }
  const told = (name: string, newValue: string | null) => tabs.get(name)?.({ key: 'token', newValue })
  const [first, second, third] = [open('first'), open('second'), open('third')]
  first.end()
  second.end()
  told('first', null)
  told('second', null)
  told('third', null)
  for (const tab of [first, second, third]) expect([tab.token(), tab.hasEnded()]).toEqual([null, true])
  first.login('d.e.f')
  told('second', 'd.e.f')
  first.logout()
  told('second', null)
  expect([second.token(), second.hasEnded()]).toEqual([null, false])
})

test('P-sessions-6: the end of a session leaves the login of another tab, also before that tab has told of it', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  const shared = createMemoryStorage({ token: 'a.b.c' })
  const [first, second] = [createSession(shared), createSession(shared)]
  second.login('d.e.f')
  first.end()
  expect([shared.getItem('token'), first.token()]).toEqual(['d.e.f', 'd.e.f'])
  first.end()
  expect([shared.getItem('token'), first.token()]).toEqual([null, null])
})

test('P-design-7: drafts survive a session that ended, and are removed at an explicit logout', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  const storage = createMemoryStorage({ token: 'a.b.c', 'draft post ana': 'Half a sentence', lang: 'es' })
  const session = createSession(storage)
  let logouts = 0
  session.onLogout(() => logouts++)
  session.end()
  expect([storage.getItem('draft post ana'), logouts]).toEqual(['Half a sentence', 0])
  session.login('d.e.f')
  session.logout()
  expect([storage.getItem('draft post ana'), storage.getItem('lang'), logouts]).toEqual([null, 'es', 1])
})

test('P-sessions-21: the clock of the device does not end a session', () => {
  const token = `.${btoa(JSON.stringify({ sub: 'ana', exp: 1 }))}.`
  const session = createSession(createMemoryStorage({ token }))
  expect([session.claims()?.sub, session.hasEnded(), session.mayHaveExpired()]).toEqual(['ana', false, true])
})

test('P-sessions-24: a token that was issued before a reauthentication in another tab does not replace the new one', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  const createToken = (sid: string, version: number) =>
    `.${btoa(JSON.stringify({ sub: 'ana', sid, version, exp: 4e9 }))}.`
  const shared = createMemoryStorage({ token: createToken('first', 0) })
  const [first, second] = [createSession(shared), createSession(shared)]
  first.renew(createToken('first', 1))
  second.login(createToken('first', 0))
  expect(shared.getItem('token')).toBe(createToken('first', 1))
  second.login(createToken('second', 0))
  expect(shared.getItem('token')).toBe(createToken('second', 0))
  // The response to the reauthentication comes after another login.
  first.renew(createToken('first', 2))
  expect(shared.getItem('token')).toBe(createToken('second', 0))
})
