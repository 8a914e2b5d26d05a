// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../lib/core.testing.tsx'
import Compare from './Compare.tsx'

// Their names are made by the build.
vi.mock('../../lib/language-names.ts', () => ({ languageName: (code: string) => code }))

afterEach(cleanup)

test.each([
  ['/listas/gala?page=2', 'List'],
  ['/talentos', 'Talent'],
  ['/explorar?q=danza', 'Results'],
])('P-compare-3: a link leads back to %s', async (from, name) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/comparar', state: { from } }]}>
      <QueryClientProvider client={new QueryClient()}>
        <Compare />
      </QueryClientProvider>
    </MemoryRouter>,
    { wrapper: await createTestProviders({ 'compare.en': () => import('./compare.en.json') }) },
  )
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(from)
})
