// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { About } from './About.tsx'
import type { Profile } from './profile.queries.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Shows a biography whose text takes this height, in a box for five lines of 20 pixels. */
async function show(biography: string, height: number) {
  vi.stubGlobal('ResizeObserver', function (report: () => void) {
    return { observe: report, disconnect: () => {} }
  })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.className.includes('line-clamp') ? Math.min(height, 100) : height
  })
  const user = {
    id: 'p1',
    nombre: 'Eva',
    biography,
    biographyLanguage: null,
    createdAt: '2026-01-01T00:00:00Z',
  }
  const profile = { user, categories: [] as string[] } as unknown as Profile
  render(
    <MemoryRouter>
      <About profile={profile} own={false} />
    </MemoryRouter>,
    { wrapper: await createTestProviders({ 'profile.en': () => import('./profile.en.json') }) },
  )
}

test('P-profiles-5, P-accessibility-9: a biography that is cut on a phone can be read, however short it is', async () => {
  await show('Uno\nDos\nTres\nCuatro\nCinco\nSeis', 120)
  const more = screen.getByRole('button', { name: 'Read more' })
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('one that is not cut has no button', async () => {
  await show('x '.repeat(150), 100)
  expect(screen.queryByRole('button')).toBeNull()
})

test('P-accessibility-2: the button that unfolds a biography stays when it is folded again', async () => {
  await show('Uno\nDos\nTres\nCuatro\nCinco\nSeis', 120)
  const more = screen.getByRole('button', { name: 'Read more' })
  fireEvent.click(more)
  fireEvent.click(more)
  expect(screen.getByRole('button')).toBe(more)
})
