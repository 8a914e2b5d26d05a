import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cancelRefetches, changeCache } from './cancel-refetches.ts'

const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Requests that the test answers. */
function createServer() {
  const pending: ((response: string) => void)[] = []
  return {
    pending,
    fetch: () => new Promise<string>((resolve) => pending.push(resolve)),
  }
}

test('the response of a refetch that began before a change does not overwrite it', async () => {
  const queries = createClient()
  const { pending, fetch } = createServer()
  queries.setQueryData(['post'], 'before')
  const observer = new QueryObserver(queries, { queryKey: ['post'], queryFn: fetch })
  const unsubscribe = observer.subscribe(() => undefined)
  expect(pending).toHaveLength(1)

  const restart = cancelRefetches(queries, [['post']])
  queries.setQueryData(['post'], 'changed')
  pending[0]?.('before')
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(queries.getQueryData(['post'])).toBe('changed')

  restart()
  expect(pending).toHaveLength(2)
  pending[1]?.('after')
  await expect.poll(() => queries.getQueryData(['post'])).toBe('after')
  unsubscribe()
})

test('fetching the next page of a list does not restore earlier pages from before a change', async () => {
  const queries = createClient()
  const { pending, fetch } = createServer()
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['posts'],
    queryFn: fetch,
    initialPageParam: 0,
    getNextPageParam: (_last, all) => all.length,
  })
  const unsubscribe = observer.subscribe(() => undefined)
  pending[0]?.('first')
  await expect.poll(() => observer.getCurrentResult().hasNextPage).toBe(true)

  void observer.fetchNextPage()
  expect(pending).toHaveLength(2)
  changeCache(queries, [['posts']], () =>
    queries.setQueryData(['posts'], { pages: ['liked'], pageParams: [0] }),
  )
  pending[1]?.('second')
  expect(observer.getCurrentResult().isFetching).toBe(false)
  const next = observer.fetchNextPage()
  pending[2]?.('second')
  await next
  expect(queries.getQueryData(['posts'])).toEqual({ pages: ['liked', 'second'], pageParams: [0, 1] })
  unsubscribe()
})

test('a first load continues', async () => {
  const queries = createClient()
  const { pending, fetch } = createServer()
  const loaded = queries.fetchQuery({ queryKey: ['post'], queryFn: fetch })
  cancelRefetches(queries, [['post']])()
  expect(pending).toHaveLength(1)
  pending[0]?.('there')
  await expect(loaded).resolves.toBe('there')
})
