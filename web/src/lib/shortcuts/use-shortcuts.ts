import { useEffectEvent, useLayoutEffect } from 'react'
import { areCharacterKeysOn } from './character-keys.ts'
import { isCharacter, readKeys, shortcuts, type ShortcutName } from './shortcuts.ts'

/** Keys belong to an open dialog or menu, and without a modifier to a person who types. */
function isFree(event: KeyboardEvent, keys: string): boolean {
  if (event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return false
  if (keys.startsWith('Mod+')) return true
  const target = event.target instanceof Element ? event.target : null
  // Arrow keys change a choice or the position of a film.
  if (event.key.startsWith('Arrow') && target?.closest('input, video, audio, [role=tablist]')) return false
  return !target?.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
}

/** A key that is held down moves on and on, but does nothing else again and again. */
const repeated: ReadonlySet<string> = new Set<ShortcutName>([
  'next',
  'previous',
  'nextProfile',
  'previousProfile',
  'nextCase',
  'previousCase',
])

/** Called with the keys that were pressed; returns false where there is nothing to do, for other handlers and the browser. */
type Action = (keys: string) => unknown

/** Calls the actions of shortcuts, but never while a person types. */
export function useShortcuts(actions: Readonly<Partial<Record<ShortcutName, Action | undefined>>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const keys = readKeys(event)
    if (keys === null || !isFree(event, keys) || (isCharacter(keys) && !areCharacterKeysOn())) return
    for (const [name, action] of Object.entries(actions)) {
      const own: readonly string[] = shortcuts[name as ShortcutName]
      if (!action || !own.includes(keys) || (event.repeat && !repeated.has(name))) continue
      if (action(keys) === false) continue
      event.preventDefault()
      return
    }
  })
  // With the commit: a key pressed right after a navigation must not call the action of the previous page.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
