import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  consumeIntent,
  intendedPath,
  restrictIntentAfterLogin,
  readIntent,
  storeMailedIntent,
  toRegistrationIntent,
} from './intent.ts'
import { createMemoryStorage } from './storage.testing.ts'

const hour = 3_600_000

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const store = (intent: unknown) => localStorage.setItem('intent', JSON.stringify(intent))

test('P-profiles-23: an intent is carried out once, on its profile', () => {
  store({ action: 'like', photo: 'a.jpg', path: '/profile/ana', at: Date.now() - 23 * hour })
  expect(intendedPath()).toBe('/profile/ana')
  expect(consumeIntent('/profile/bea')).toBeNull()
  expect(consumeIntent('/profile/ana')).toEqual({ action: 'like', photo: 'a.jpg', path: '/profile/ana' })
  expect([intendedPath(), consumeIntent('/profile/ana')]).toEqual([null, null])
})

test('P-profiles-23: after a login that did not ask for it, an intent only opens its profile', () => {
  const intent = { action: 'follow', path: '/profile/ana', name: 'Ana', at: Date.now() }
  store(intent)
  restrictIntentAfterLogin('/profile/ana')
  expect(readIntent()).toMatchObject({ action: 'follow', name: 'Ana' })
  restrictIntentAfterLogin('/noticias')
  expect(consumeIntent('/profile/ana')).toEqual({ action: 'open', path: '/profile/ana' })
  restrictIntentAfterLogin(null)
  expect(readIntent()).toBeNull()
})

test.each([
  ['expired', { action: 'follow', path: '/profile/ana', at: Date.now() - 25 * hour }],
  ['without a time', { action: 'follow', path: '/profile/ana' }],
  ['of the future', { action: 'follow', path: '/profile/ana', at: Date.now() + hour }],
  ['for another origin', { action: 'follow', path: '//evil.example/profile/ana', at: Date.now() }],
  ['for another page', { action: 'follow', path: '/user/settings', at: Date.now() }],
  ['out of the profile', { action: 'follow', path: '/profile/../user/settings', at: Date.now() }],
  ['not an object', null],
])('P-profiles-23: an intent that is %s leads nowhere', (_, intent) => {
  store(intent)
  expect(intendedPath()).toBeNull()
})

test('P-profiles-23: so does one that cannot be read', () => {
  localStorage.setItem('intent', '{')
  expect(intendedPath()).toBeNull()
})

test('P-profiles-23: an intent goes with the registration, and from the mailed link into a browser without one', () => {
  expect(toRegistrationIntent()).toBeUndefined()
  storeMailedIntent(new URLSearchParams(''))
  expect(readIntent()).toBeNull()
  const mailed = { action: 'like', profile: 'ana-ruiz', photo: 'a.jpg' } as const
  storeMailedIntent(new URLSearchParams(mailed))
  expect(toRegistrationIntent()).toEqual(mailed)
  storeMailedIntent(new URLSearchParams({ action: 'follow', profile: 'bea' }))
  expect(readIntent()).toMatchObject({ action: 'like', path: '/profile/ana-ruiz' })
  store({ action: 'follow', path: '/profile/ana?tab=photos', at: Date.now() })
  expect(toRegistrationIntent()).toBeUndefined()
  localStorage.removeItem('intent')
  storeMailedIntent(new URLSearchParams({ action: 'follow', profile: '../user/settings' }))
  expect(readIntent()).toBeNull()
})
