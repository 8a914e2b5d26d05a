import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toggle } from './use-toggle.ts'
import { guardRefetches } from './use-optimistic-toggle.ts'

interface Liked {
  reacted: boolean
  likesCount: number
}

const unliked: Liked = { reacted: false, likesCount: 4 }

/** A post on screen, and a server whose responses the test sends. */
function createScreen() {
  const queries = new QueryClient()
  const refetches: ((post: Liked) => void)[] = []
  const likes: { resolve: (liked: Liked) => void; reject: () => void }[] = []
  const errors: unknown[] = []
  queries.setQueryData<Liked>(['post'], unliked)
  const observer = new QueryObserver(queries, {
    queryKey: ['post'],
    queryFn: () => new Promise<Liked>((resolve) => refetches.push(resolve)),
  })
  const unsubscribe = observer.subscribe(() => undefined)
  const post = () => queries.getQueryData<Liked>(['post'])
  const restarts: (() => void)[] = []
  const options = () =>
    guardRefetches<Liked>(queries, restarts, {
      on: post()!.reacted,
      queryKeys: [['post']],
      show: (on) =>
        queries.setQueryData<Liked>(['post'], (held) => {
          if (!held) return held
          return { reacted: on, likesCount: held.likesCount + Number(on) - Number(held.reacted) }
        }),
      send: () =>
        new Promise<Liked>((resolve, reject) =>
          likes.push({ resolve, reject: () => reject(new Error('refused')) }),
        ),
      onSuccess: (liked) => queries.setQueryData<Liked>(['post'], liked),
      onError: (error) => errors.push(error),
    })
  const flight = { busy: false, wanted: false, confirmed: false }
  return { post, refetches, likes, errors, press: () => toggle(flight, options), unsubscribe }
}

test('a refetch in flight does not revert a like on the screen, and restarts after it', async () => {
  const { post, refetches, likes, press, unsubscribe } = createScreen()
  expect(refetches).toHaveLength(1)
  const pressed = press()
  expect(post()).toEqual({ reacted: true, likesCount: 5 })
  refetches[0]?.(unliked)
  likes[0]?.resolve({ reacted: true, likesCount: 7 })
  await pressed
  expect(post()).toEqual({ reacted: true, likesCount: 7 })
  expect(refetches).toHaveLength(2)
  refetches[1]?.({ reacted: true, likesCount: 8 })
  await expect.poll(post).toEqual({ reacted: true, likesCount: 8 })
  unsubscribe()
})

test('a refused like is rolled back and reported', async () => {
  const { post, likes, errors, press, unsubscribe } = createScreen()
  const pressed = press()
  likes[0]?.reject()
  await pressed
  expect(post()).toEqual(unliked)
  expect(errors).toHaveLength(1)
  unsubscribe()
})
