// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../lib/core.testing.tsx'
import { PinForm } from './PinForm.tsx'

afterEach(cleanup)

test('P-presentations-5: the field of the PIN has the focus, and a PIN is tried once, however often it is sent, and none is no attempt', async () => {
  const open = vi.fn<(pin: string) => Promise<void>>(() => new Promise(() => {}))
  render(<PinForm error={undefined} onOpen={open} />, {
    wrapper: await createTestProviders({
      'shownPresentation.en': () => import('./shownPresentation.en.json'),
    }),
  })
  const field = screen.getByLabelText('PIN')
  expect(document.activeElement).toBe(field)
  const form = field.closest('form')!
  fireEvent.submit(form)
  expect(screen.getByText('Enter the PIN.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '2749' } })
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(open.mock.calls).toEqual([['2749']])
})
