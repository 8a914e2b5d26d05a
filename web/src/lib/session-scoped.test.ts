import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'
import { sessionScoped } from './session-scoped.ts'
import { createMemoryStorage } from './storage.testing.ts'

const tokenFor = (sub: string, iat = 0) => `.${btoa(JSON.stringify({ sub, iat, exp: 4e9 }))}.`

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const disposed: number[] = []
  let created = 0
  const get = sessionScoped(
    () => ++created,
    (value) => disposed.push(value),
  )
  const session = createSession(createMemoryStorage({ token: tokenFor('ana') }))
  return { disposed, session, get: () => get(session) }
}

test('the value stays the same for an account, also with a renewed token', () => {
  const { session, get, disposed } = setUp()
  expect([get(), get()]).toEqual([1, 1])
  session.login(tokenFor('ana', 1))
  expect([get(), disposed]).toEqual([1, []])
})

test.each(['logout', 'end'] as const)('%s disposes it, and the same account starts with a new one', (how) => {
  const { session, get, disposed } = setUp()
  get()
  session[how]()
  expect(disposed).toEqual([1])
  session.login(tokenFor('ana'))
  expect(get()).toBe(2)
})

test('an account that logs in meanwhile in another tab gets its own data', () => {
  const { session, get, disposed } = setUp()
  get()
  session.login(tokenFor('eva'))
  expect([get(), disposed]).toEqual([2, [1]])
})
