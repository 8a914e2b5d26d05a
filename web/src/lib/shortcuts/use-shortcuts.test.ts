// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

/** Presses J and F in an element of this HTML, and again while they are held down; returns how often each acted. */
function press(html: string) {
  document.body.innerHTML = html
  const next = vi.fn<() => void>()
  const follow = vi.fn<() => void>()
  renderHook(() => useShortcuts({ next, follow }))
  const target = document.querySelector('[data-target]')!
  for (const repeat of [false, true])
    for (const key of ['j', 'f'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }))
  return [next.mock.calls.length, follow.mock.calls.length]
}

test('P-keyboard-3: a key that is held down goes on, but does not follow and unfollow', () => {
  expect(press('<a data-target>Ana</a>')).toEqual([2, 1])
})

test.each([
  '<input data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable><b data-target></b></div>',
  '<a data-target></a><div role="dialog"></div>',
  '<a data-target></a><ul role="menu"></ul>',
])('P-keyboard-2: keys do nothing in %s', (html) => {
  expect(press(html)).toEqual([0, 0])
})
