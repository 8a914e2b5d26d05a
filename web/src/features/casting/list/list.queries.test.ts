// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { setFollowing } from '../../people/follow/follow.cache.ts'
import { useList, type ListRequest } from './list.queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const gala: ListRequest = { id: 'gala', page: 1, order: 'position' }

/** Opens the list "gala", on whose first page is Ana; other pages and lists do not load. */
async function open() {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('gala?page=1')
      ? Promise.resolve(
          Response.json({ list: {}, count: 1, rows: [{ person: { id: 'ana', following: false } }] }),
        )
      : new Promise(() => {}),
  )
  const queries = new QueryClient()
  const Providers = await createTestProviders()
  const { result, rerender } = renderHook(useList, {
    initialProps: gala,
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queries }, createElement(Providers, null, children)),
  })
  await waitFor(() => expect(result.current.data?.rows).toHaveLength(1))
  return { result, queries, goTo: rerender }
}

test('a follow is shown on a list', async () => {
  const { result, queries } = await open()
  setFollowing(queries, 'ana', true, () => 1)
  await waitFor(() => expect(result.current.data?.rows[0]?.following).toBe(true))
})

test('while a list loads, the page before it stays, but not another list, whose notes would be saved on this one', async () => {
  const { result, goTo } = await open()
  goTo({ ...gala, page: 2 })
  expect(result.current.data?.rows[0]?.id).toBe('ana')
  goTo({ ...gala, id: 'voces' })
  expect(result.current.data).toBeUndefined()
})
