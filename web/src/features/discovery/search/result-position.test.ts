// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { linkToList, readOpened, rememberOpened } from './result-position.ts'
import { useResult } from './search.queries.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The names of the rows of a page, each once in all pages. */
const nameRows = (page: string | null, size: number) =>
  Array.from({ length: size }, (_, index) => ({ id: `${page ?? 1}-${index}` }))

test.each([
  ['/explorar', 'q=danza&order=recent&view=faces', 'q=danza&order=recent&page=2&facets=false', '2-1'],
  ['/talentos', 'q=ana&order=name', 'page=2&q=ana&order=name', '2-1'],
  ['/listas/l1', 'order=name&view=faces', 'page=1&order=name', '1-13'],
])('P-discovery-24: the 14th person of %s?%s is that of its order', async (path, search, query, id) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.split('?')[1] ?? '')
    const isList = url.includes('/lists/')
    const rows = nameRows(new URL(url, 'http://localhost').searchParams.get('page'), isList ? 36 : 12)
    return Promise.resolve(
      Response.json({ count: 40, rows: isList ? rows.map((person) => ({ person })) : rows }),
    )
  })
  const Providers = await createTestProviders()
  const { result } = renderHook(() => useResult({ path, search }, 13), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(Providers, null, children),
      ),
  })
  await waitFor(() => expect(result.current.person?.id).toBe(id))
  expect(asked).toEqual([query])
})

test('P-discovery-24: a profile leads back to the page that has it, in the view of the list', () => {
  const lead = (path: string, search: string) => linkToList({ path, search, index: 40 }).to.search
  expect(lead('/talentos', '')).toBe('page=4')
  expect(lead('/talentos', 'view=faces&page=1')).toBe('view=faces&page=2')
  expect(lead('/listas/l1', 'view=cards')).toBe('view=cards&page=2')
})

test('P-discovery-24: "Back" finds the profile that was left only where it was opened', () => {
  history.replaceState({ idx: 2 }, '')
  rememberOpened({ path: '/talentos', search: 'order=name', index: 3 })
  history.replaceState({ idx: 1 }, '')
  expect(readOpened({ path: '/talentos', search: 'order=name' }, null, true)).toBe(3)
  expect(readOpened({ path: '/talentos', search: '' }, null, true)).toBeNull()
  expect(readOpened({ path: '/listas/l1', search: 'order=name' }, null, true)).toBeNull()
})
