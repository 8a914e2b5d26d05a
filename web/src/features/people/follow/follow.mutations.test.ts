import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../lib/api.ts'
import { createSession } from '../../../lib/session.ts'
import { createMemoryStorage } from '../../../lib/storage.testing.ts'
import { toggle } from '../../../lib/use-toggle.ts'
import { guardRefetches } from '../../../lib/use-optimistic-toggle.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { followListKey, peopleKey } from './follow.cache.ts'
import { createFollowToggle } from './follow.mutations.ts'

const createProfile = (following: boolean, followersCount: number) => ({
  user: { id: 'ana', following, followersCount },
})
const createPage = (following: boolean) => ({
  rows: [
    { id: 'ana', following },
    { id: 'luis', following: false },
  ],
  count: 2,
})

/** A server whose responses the test sends, and Ana on screen as a profile, in a follow list and among people. */
function createScreen() {
  const responses: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => responses.push(resolve)))
  const api = createClient(createSession(createMemoryStorage()), () => 'es')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const refetches: ((following: boolean) => void)[] = []
  const defer = <Data>(create: (following: boolean) => Data) =>
    new Promise<Data>((resolve) => refetches.push((following) => resolve(create(following))))
  queries.setQueryData([...profileKey, 'ana'], createProfile(false, 4))
  queries.setQueryData([...followListKey, 'eva'], { pages: [createPage(false)], pageParams: [1] })
  queries.setQueryData([...peopleKey, 'recent'], createPage(false))
  const profile = new QueryObserver(queries, {
    queryKey: [...profileKey, 'ana'],
    queryFn: () => defer((following) => createProfile(following, 8)),
  })
  const followList = new InfiniteQueryObserver(queries, {
    queryKey: [...followListKey, 'eva'],
    queryFn: () => defer(createPage),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  })
  const people = new QueryObserver(queries, {
    queryKey: [...peopleKey, 'recent'],
    queryFn: () => defer(createPage),
  })
  const unsubscribes = [
    profile.subscribe(() => undefined),
    followList.subscribe(() => undefined),
    people.subscribe(() => undefined),
  ]
  const errors: unknown[] = []
  const restarts: (() => void)[] = []
  const requestState = { busy: false, wanted: false, confirmed: false }
  const user = () => profile.getCurrentResult().data!.user
  const press = () =>
    toggle(requestState, () =>
      guardRefetches(queries, restarts, {
        ...createFollowToggle(api, queries, user()),
        onError: (error) => errors.push(error),
      }),
    )
  return {
    press,
    responses,
    refetches,
    errors,
    /** Ana's followers, and whether each of the three shows her as followed. */
    read: () => [
      user().followersCount,
      user().following,
      followList.getCurrentResult().data!.pages[0]!.rows.map(({ following }) => following),
      people.getCurrentResult().data!.rows.map(({ following }) => following),
    ],
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe()
      queries.clear()
    },
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('refetches in flight do not revert a follow on the screen, and restart after it', async () => {
  const { press, responses, refetches, read, close } = createScreen()
  await expect.poll(() => refetches.length).toBe(3)
  const pressed = press()
  expect(read()).toEqual([5, true, [true, false], [true, false]])
  for (const respond of refetches.splice(0)) respond(false)
  await expect.poll(() => responses.length).toBe(1)
  expect(read()).toEqual([5, true, [true, false], [true, false]])

  responses[0]?.(Response.json({ following: true, followersCount: 7 }))
  await pressed
  expect(read()).toEqual([7, true, [true, false], [true, false]])
  await expect.poll(() => refetches.length).toBe(3)
  for (const respond of refetches) respond(true)
  await expect.poll(read).toEqual([8, true, [true, false], [true, false]])
  close()
})

test('a refused follow is rolled back in the profile and in lists, and reported', async () => {
  const { press, responses, read, errors, close } = createScreen()
  const pressed = press()
  expect(read()).toEqual([5, true, [true, false], [true, false]])
  await expect.poll(() => responses.length).toBe(1)
  responses[0]?.(Response.json({ error: 'not_found', detail: 'No existe.' }, { status: 404 }))
  await pressed
  expect(read()).toEqual([4, false, [false, false], [false, false]])
  expect(errors).toHaveLength(1)
  close()
})
