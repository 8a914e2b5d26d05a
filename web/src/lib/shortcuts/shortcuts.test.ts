import { afterEach, expect, test, vi } from 'vitest'
import { printKeys, readKeys, toAriaKeys } from './shortcuts.ts'

afterEach(() => vi.unstubAllGlobals())

const read = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
  readKeys({
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...modifiers,
    key,
  } as KeyboardEvent)

test.each([
  ['x', {}, 'x'],
  // With the caps lock on.
  ['X', {}, 'x'],
  ['X', { shiftKey: true }, 'Shift+x'],
  // Characters that need Shift on some keyboards.
  ['?', { shiftKey: true }, '?'],
  ['/', { shiftKey: true }, '/'],
  ['k', { ctrlKey: true }, 'Mod+k'],
  ['ArrowLeft', {}, 'ArrowLeft'],
  ['k', { metaKey: true }, null],
  ['f', { altKey: true }, null],
] as const)('P-keyboard-1: the key %s with %o is %s', (key, modifiers, keys) => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' })
  expect(read(key, modifiers)).toBe(keys)
})

test('P-keyboard-1: keys are printed and announced as the system names them', () => {
  vi.stubGlobal('navigator', { platform: 'Win32' })
  expect(printKeys('Mod+k')).toBe('Ctrl K')
  expect(printKeys('Shift+x')).toBe('Shift X')
  expect(printKeys('ArrowLeft')).toBe('←')
  expect(toAriaKeys('palette')).toBe('Control+K')
  expect(toAriaKeys('previousProfile')).toBe('K ArrowLeft')
  vi.stubGlobal('navigator', { platform: 'MacIntel' })
  expect(printKeys('Mod+k')).toBe('⌘ K')
  expect(toAriaKeys('palette')).toBe('Meta+K')
  expect(read('k', { metaKey: true })).toBe('Mod+k')
})
