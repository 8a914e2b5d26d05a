// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { listsKey } from '../../features/casting/list/list.queries.ts'
import { createTestProviders } from '../../lib/core.testing.tsx'
import CommandPalette from './CommandPalette.tsx'

afterEach(cleanup)

const token = `.${btoa(JSON.stringify({ sub: 'luz', profileType: 'agencia', exp: 9_999_999_999 }))}.`
const user = { id: 'sam', fullname: 'Sam Ruiz', profile_url: 'sam-ruiz', country: 'MX', ciudad: null }

test.each([
  ['summer', 'Summer tour', '/listas/1'],
  ['tour', 'Summer tour', '/listas/1'],
  ['sam', 'Sam Ruiz', '/profile/sam-ruiz'],
  ['umm', 'Search talent for', '/explorar?q=umm'],
])('P-keyboard-4: Enter after “%s” opens %s', async (q, name, address) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queries.setQueryData(['self'], { id: 'luz', profile_url: 'luz' })
  queries.setQueryData(listsKey, [{ id: '1', name: 'Summer tour' }])
  queries.setQueryData(['suggestions', q], q === 'sam' ? [{ kind: 'person', user }] : [])
  const router = createMemoryRouter([{ path: '*', element: <CommandPalette onClose={() => undefined} /> }])
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      wrapper: await createTestProviders({ 'shortcuts.en': () => import('./shortcuts.en.json') }, token),
    },
  )
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: q } })
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toContain(name))
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address))
})
