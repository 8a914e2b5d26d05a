// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../lib/core.testing.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

test('P-accessibility-2: the focus returns to where it was when a dialog closes, without scrolling the page', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Photo" />
      </>
    )
  }
  render(<Page />, { wrapper: await createTestProviders() })
  const opener = screen.getByRole('button', { name: 'Open' })
  act(() => opener.focus())
  fireEvent.click(opener)
  await screen.findByRole('dialog')
  const focus = vi.spyOn(opener, 'focus')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})
