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
