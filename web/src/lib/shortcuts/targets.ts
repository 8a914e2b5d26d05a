/** What shortcuts act on, found in the page: lists mark their items with `data-item`, elements have `useShortcutHint`. */
import { toAriaKeys, type ShortcutName } from './shortcuts.ts'

const getItems = () => [...document.querySelectorAll<HTMLElement>('[data-item]')]

const findCurrent = () => document.activeElement?.closest<HTMLElement>('[data-item]') ?? null

/** Moves the focus to the link of the next or previous item of the list; false on a page without one. */
export function focusItem(step: 1 | -1): boolean {
  const items = getItems()
  const index = items.findIndex((item) => item === findCurrent())
  const next = index < 0 ? items[0] : items[index + step]
  next?.querySelector<HTMLElement>('a')?.focus()
  return items.length > 0
}

/** Presses the checkbox of the current item. */
export function pressCheckbox(shiftKey: boolean): boolean {
  const box = findCurrent()?.querySelector('input[type=checkbox]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  return !!box
}

/**
 * Presses the element of a shortcut: that for the selected people if there are some, else that of the current item, else that
 * of the page.
 */
export function pressTarget(name: ShortcutName): boolean {
  const elements = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts='${toAriaKeys(name)}']`)]
  const current = findCurrent()
  const target =
    elements.find((element) => element.closest('[data-selection-bar]')) ??
    (current
      ? elements.find((element) => current.contains(element))
      : elements.find((element) => !element.closest('[data-item]')))
  target?.click()
  return !!target
}
