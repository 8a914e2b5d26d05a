// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../../lib/storage.testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** The module as another tab of the browser has it. */
async function openTab() {
  vi.resetModules()
  return import('./providers.ts')
}

test('P-oauth-3: tabs that open the login page together can each come back from a provider, once', async () => {
  const shared = createMemoryStorage()
  vi.stubGlobal('localStorage', shared)
  const [first, second] = [await openTab(), await openTab()]
  const [key, other] = [first.getAttemptKey(), second.getAttemptKey()]
  expect(first.getAttemptKey()).toBe(key)
  expect(other).not.toBe(key)
  // A provider may return to a tab of its own.
  expect([second.consumeAttemptKey(key), first.consumeAttemptKey(key)]).toEqual([true, false])
  expect(first.consumeAttemptKey(other)).toBe(true)
  for (const foreign of [null, '', 'a'.repeat(48)]) expect(first.consumeAttemptKey(foreign)).toBe(false)
  for (let opened = 0; opened < 30; opened++) (await openTab()).getAttemptKey()
  expect(shared.length).toBe(20)
})
