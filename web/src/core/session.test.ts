import { afterEach, expect, test, vi } from 'vitest'
import { createSession, tabDraftPrefix } from './session.ts'

function memory(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what names other people goes with the session, and nothing else does', () => {
  const tab = memory({ [`${tabDraftPrefix}invitations 1`]: 'eva@gente.example', other: 'stays' })
  vi.stubGlobal('sessionStorage', tab)
  const session = createSession(memory({ token: 'a.b.c' }))
  session.login('d.e.f')
  expect(tab.length).toBe(2)
  session.logout()
  expect(tab.getItem('other')).toBe('stays')
  expect(tab.length).toBe(1)
})

test('what ended by itself says so in every tab, also where two find it out at once', () => {
  const shared = memory({ token: 'a.b.c' })
  const tabs = new Map<string, (event: { key: string; newValue: string | null }) => void>()
  const open = (name: string) => {
    vi.stubGlobal('window', { addEventListener: (_: string, heard: never) => tabs.set(name, heard) })
    vi.stubGlobal('sessionStorage', memory())
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
