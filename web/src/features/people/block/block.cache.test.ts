import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { removePerson } from './block.cache.ts'

const ana = { id: 'ana', fullname: 'Ana' }
const luis = { id: 'luis', fullname: 'Luis' }

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
const unsubscribes: (() => void)[] = []

afterEach(() => {
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe()
  queries.clear()
})

/** Puts data on screen; `respond` answers its next request. */
function show(name: string, data: unknown) {
  const requests: ((response: unknown) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn: () => new Promise((resolve) => requests.push(resolve)),
  })
  if (data !== undefined) queries.setQueryData([name], data)
  unsubscribes.push(observer.subscribe(() => undefined))
  return {
    requests,
    read: () => observer.getCurrentResult().data,
    respond: (response: unknown) => requests.shift()?.(response),
  }
}

test('P-blocks-2: lists on screen lose the person at once, and are fetched again', async () => {
  const people = show('people', { rows: [ana, luis], count: 2 })
  const followers = show('followers', { pages: [{ rows: [luis, ana] }, { rows: [ana] }], pageParams: [1, 2] })
  removePerson(queries, 'ana')
  expect(people.read()).toEqual({ rows: [luis], count: 2 })
  expect(followers.read()).toEqual({ pages: [{ rows: [luis] }, { rows: [] }], pageParams: [1, 2] })
  await expect.poll(() => people.requests.length).toBe(1)
  people.respond({ rows: [luis], count: 1 })
  await expect.poll(people.read).toEqual({ rows: [luis], count: 1 })
})

test('P-blocks-2, P-blocks-5: posts and comments of the person disappear, and shares lose their original', () => {
  const hers = { id: '1', user: ana, commentsItems: [] }
  const share = { id: '2', user: luis, sharedPost: hers, commentsItems: [] }
  const commented = {
    id: '3',
    user: luis,
    sharedPost: null,
    commentsItems: [
      { id: '4', user: ana },
      { id: '5', user: luis },
    ],
  }
  const feed = show('feed', { pages: [{ posts: [hers, share, commented] }], pageParams: [null] })
  removePerson(queries, 'ana')
  expect(feed.read()).toEqual({
    pages: [
      {
        posts: [
          { ...share, sharedPost: null },
          { ...commented, commentsItems: [{ id: '5', user: luis }] },
        ],
      },
    ],
    pageParams: [null],
  })
})

test('an open profile or post of the person is loaded anew', async () => {
  const profile = show('profile', { user: ana, profile: {} })
  const post = show('post', { id: '1', user: ana })
  removePerson(queries, 'ana')
  expect([profile.read(), post.read()]).toEqual([undefined, undefined])
  await expect.poll(() => profile.requests.length).toBe(1)
  profile.respond(null)
  await expect.poll(profile.read).toBeNull()
})

test('data that is not on screen is dropped', () => {
  queries.setQueryData(['search'], { rows: [luis] })
  removePerson(queries, 'ana')
  expect(queries.getQueryCache().getAll()).toEqual([])
})

test('a list that was requested before the block is requested again', async () => {
  const people = show('people', undefined)
  expect(people.requests).toHaveLength(1)
  removePerson(queries, 'ana')
  people.respond({ rows: [ana, luis] })
  await expect.poll(() => people.requests.length).toBe(1)
  people.respond({ rows: [luis] })
  await expect.poll(people.read).toEqual({ rows: [luis] })
})

test('a refetch that began before the block does not bring the person back', async () => {
  const people = show('people', { rows: [ana, luis] })
  void queries.invalidateQueries()
  const [before] = people.requests
  removePerson(queries, 'ana')
  await expect.poll(() => people.requests.length).toBe(2)
  before?.({ rows: [ana, luis] })
  people.requests[1]?.({ rows: [luis] })
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(people.read()).toEqual({ rows: [luis] })
})
