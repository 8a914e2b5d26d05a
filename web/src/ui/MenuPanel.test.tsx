// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import MenuPanel from './MenuPanel.tsx'

afterEach(cleanup)

async function open() {
  render(
    <MemoryRouter>
      <input />
      <MenuPanel
        trigger={<button type="button">Account</button>}
        entries={[{ kind: 'action', label: 'Log out', onSelect: () => undefined }]}
        container={document.body}
        byKeyboard
      />
    </MemoryRouter>,
  )
  const item = await screen.findByRole('menuitem')
  await waitFor(() => expect(document.activeElement).toBe(item))
  fireEvent.keyDown(item, { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
}

test('P-accessibility-2: Escape returns the focus from a menu to its button', async () => {
  await open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
})

test('a field that is pressed right after Escape keeps the focus', async () => {
  await open()
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  // Radix returns the focus in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.activeElement).toBe(field)
})
