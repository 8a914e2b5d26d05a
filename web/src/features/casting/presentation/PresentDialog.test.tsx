// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { ToastProvider } from '../../../ui/Toast.tsx'
import PresentDialog from './PresentDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the dialog with a PIN, and returns its field. */
async function openWithPin(): Promise<HTMLInputElement> {
  const texts = { 'presentation.en': async () => (await import('./presentation.en.json')).default }
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <PresentDialog list={{ id: 'gala', name: 'Gala' }} onClose={() => undefined} />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
    { wrapper: await createTestProviders(texts) },
  )
  fireEvent.click(await screen.findByRole('switch'))
  return document.querySelector<HTMLInputElement>('#presentation-pin')!
}

test('P-presentations-1: the proposed PIN can be replaced by another one, but not by none', async () => {
  const fetch = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetch)
  const pin = await openWithPin()
  expect(pin.value).toMatch(/^\d{6}$/)
  fireEvent.change(pin, { target: { value: '' } })
  fireEvent.click(document.querySelector('button[type=submit]')!)
  await waitFor(() => expect(pin.getAttribute('aria-invalid')).toBe('true'))
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(pin, { target: { value: '2749' } })
  expect(pin.value).toBe('2749')
  expect(pin.getAttribute('aria-invalid')).not.toBe('true')
})

test('P-presentations-1: a new link is copied with its PIN', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      id: 'one',
      url: `${location.origin}/presentaciones/token`,
      expiresAt: '2026-12-14T00:00:00.000Z',
      people: [{}],
      leftOut: { minors: 0, gone: 0 },
    }),
  )
  const pinField = await openWithPin()
  fireEvent.click(document.querySelector('button[type=submit]')!)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link and PIN' }))
  expect(copied.mock.calls).toEqual([[`${location.origin}/presentaciones/token\nPIN: ${pinField.value}`]])
})
