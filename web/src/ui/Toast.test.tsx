// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../lib/core.testing.tsx'
import { Dialog } from './Dialog.tsx'
import type { ToastOptions } from './toast-item.ts'
import { ToastProvider, useToast } from './Toast.tsx'

const second = 1_000

// The first import takes longer than the faked time that passes in a test.
beforeAll(() => import('./Toaster.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page with a field and a button that shows the toast. */
async function show(text: string, options?: ToastOptions) {
  function Page() {
    const toast = useToast()
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => toast(text, options)}>
          Show
        </button>
      </main>
    )
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    { wrapper: await createTestProviders() },
  )
  const button = screen.getByRole('button', { name: 'Show' })
  const press = async () => {
    fireEvent.click(button)
    // React renders what was loaded before the time passes, however busy the computer is.
    await act(async () => {
      await vi.dynamicImportSettled()
      await import('./Toaster.tsx')
    })
    await act(() => vi.advanceTimersByTimeAsync(50))
  }
  await press()
  return { button, press }
}

const region = () => screen.getByRole('region')
const listToasts = () =>
  within(region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a toast is announced politely and disappears by itself', async () => {
  await show('Saved', { duration: 2 * second })
  expect(listToasts()).toEqual(['Saved'])
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  await pass(2 * second)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test.each([
  ['six seconds', {}, 6],
  ['ten with something to press', { action: { label: 'Undo', onPress: () => undefined } }, 10],
] as const)('a toast stays for %s', async (_, options, seconds) => {
  await show('Saved', options)
  await pass((seconds - 1) * second)
  expect(screen.queryByRole('listitem')).not.toBeNull()
  await pass(second)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('the same text is shown once, and its time starts again', async () => {
  const { press } = await show('Saved', { duration: 2 * second })
  await pass(1.5 * second)
  await press()
  expect(listToasts()).toEqual(['Saved'])
  await pass(1.5 * second)
  expect(listToasts()).toEqual(['Saved'])
  await pass(second)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test.each([
  ['the pointer is on it', () => fireEvent.pointerMove(region()), () => fireEvent.pointerLeave(region())],
  [
    'it has the focus',
    () => act(() => screen.getByRole('listitem').focus()),
    () => act(() => document.getElementById('main')!.focus()),
  ],
  ['another window is in front', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('its time does not run while %s', async (_, pause, resume) => {
  await show('Saved', { duration: 2 * second })
  await pass(1.5 * second)
  pause()
  await pass(60 * second)
  expect(listToasts()).toEqual(['Saved'])
  resume()
  await pass(second)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('F8 leads to the toasts, its action is performed once and closes it, and the focus returns', async () => {
  const onPress = vi.fn<() => void>()
  const { button } = await show('Removed', { action: { label: 'Undo', onPress } })
  act(() => button.focus())
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(region().contains(document.activeElement)).toBe(true)
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  await pass(0)
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('Escape closes it', async () => {
  await show('Saved')
  fireEvent.keyDown(document, { key: 'Escape' })
  await pass(0)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('Escape closes the dialog that is open before a toast that appeared later', async () => {
  function Page() {
    const toast = useToast()
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Photo">
        <button type="button" onClick={() => toast('Saved')}>
          Show
        </button>
      </Dialog>
    )
  }
  await import('./DialogWindow.tsx')
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    { wrapper: await createTestProviders() },
  )
  await act(() => vi.dynamicImportSettled())
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await act(() => vi.dynamicImportSettled())
  await pass(50)
  const press = async () => {
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await pass(0)
  }
  // A modal dialog hides the rest of the page.
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(1)
  await press()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(listToasts()).toEqual(['Saved'])
  await press()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a swipe down closes it, a short one does not', async () => {
  await show('Saved')
  const swipe = (distance: number) => {
    const toast = screen.getByRole('listitem')
    toast.setPointerCapture = toast.releasePointerCapture = () => {}
    toast.hasPointerCapture = () => false
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
    for (const clientY of [distance / 2, distance])
      fireEvent.pointerMove(toast, { clientX: 0, clientY, pointerId: 1, pointerType: 'touch' })
    fireEvent.pointerUp(toast, { clientX: 0, clientY: distance, pointerId: 1 })
  }
  swipe(30)
  await pass(0)
  expect(listToasts()).toEqual(['Saved'])
  swipe(120)
  await pass(0)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a toast replaces the one of its group', async () => {
  let count = 0
  function Page() {
    const toast = useToast()
    const next = () => toast(`Case ${++count}`, count === 2 ? {} : { group: 'decision' })
    return (
      <button type="button" onClick={next}>
        Next
      </button>
    )
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    { wrapper: await createTestProviders() },
  )
  for (let times = 0; times < 3; times++) fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(listToasts()).toEqual(['Case 2', 'Case 3'])
})
