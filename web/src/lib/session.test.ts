import { afterEach, expect, test, vi } from 'vitest'
import { createSession, tabDraftPrefix } from './session.ts'
import { createMemory } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what names other people goes with the session, and nothing else does', () => {
  const tab = createMemory({ [`${tabDraftPrefix}invitations 1`]: 'eva@gente.example', other: 'stays' })
  vi.stubGlobal('sessionStorage', tab)
  const session = createSession(createMemory({ token: 'a.b.c' }))
  session.login('d.e.f')
  expect(tab.length).toBe(2)
  session.logout()
  expect(tab.getItem('other')).toBe('stays')
  expect(tab.length).toBe(1)
})

test('what ended by itself says so in every tab, also where two find it out at once', () => {
  const shared = createMemory({ token: 'a.b.c' })
  const tabs = new Map<string, (event: { key: string; newValue: string | null }) => void>()
  const open = (name: string) => {
    vi.stubGlobal('window', { addEventListener: (_: string, heard: never) => tabs.set(name, heard) })
    vi.stubGlobal('sessionStorage', createMemory())
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
