// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { DatesForm, RangeForm } from './RangeForm.tsx'
import { readSearchRequest } from './search-params.ts'

afterEach(cleanup)

test('P-discovery-21: a range says what is wrong with it, and is applied when nothing is', async () => {
  const request = readSearchRequest(new URLSearchParams())
  const router = createMemoryRouter([{ path: '/', element: <RangeForm filter="age" request={request} /> }])
  render(<RouterProvider router={router} />, {
    wrapper: await createTestProviders({ 'search.en': () => import('./search.en.json') }),
  })
  const apply = (from: string, to: string) => {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: to } })
    fireEvent.submit(screen.getByRole('form', { name: 'Age' }))
    return screen.getByRole('alert').textContent
  }
  expect(apply('17', '')).toBe('Enter whole numbers from 18 to 120.')
  expect(apply('30', '20')).toBe("The first number can't be higher than the second.")
  const described = screen.getByLabelText('From').getAttribute('aria-describedby')!
  expect(screen.getByRole('alert').firstElementChild?.id).toBe(described)
  expect(router.state.location.search).toBe('')
  expect(apply('20', '30')).toBe('')
  expect(router.state.location.search).toBe('?minAge=20&maxAge=30')
})

test('P-discovery-21: today can be chosen until the day ends where the reader is', async () => {
  vi.stubEnv('TZ', 'America/Mexico_City')
  vi.useFakeTimers({ now: Date.parse('2026-12-02T00:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const request = readSearchRequest(new URLSearchParams())
  const router = createMemoryRouter([{ path: '/', element: <DatesForm request={request} /> }])
  render(<RouterProvider router={router} />, {
    wrapper: await createTestProviders({ 'search.en': () => import('./search.en.json') }),
  })
  const apply = (from: string) => {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } })
    fireEvent.submit(screen.getByRole('form'))
    return screen.getByRole('alert').textContent
  }
  expect(apply('2026-11-30')).not.toBe('')
  expect(apply('2026-12-01')).toBe('')
  expect(router.state.location.search).toBe('?available=2026-12-01')
})
