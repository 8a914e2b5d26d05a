import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { localStore } from './storage.ts'

const storageKey = 'character-keys'
const areCharacterKeysOn = () => localStore.getItem(storageKey) !== 'off'

/** Whether shortcuts of a single character work in this browser (WCAG 2.1.4), and its setter. */
export function useCharacterKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areCharacterKeysOn)
  return [
    isOn,
    (on) => {
      setIsOn(on)
      localStore.setItem(storageKey, on ? 'on' : 'off')
    },
  ]
}

/** Keys belong to a person who types, to an open dialog or menu, and to the browser where they come with a modifier. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('[role=dialog], [role=menu]')) return false
  const target = event.target instanceof Element ? event.target : null
  // Arrow keys change a choice or the position of a film.
  if (event.key.startsWith('Arrow') && target?.closest('input, video, audio, [role=tablist]')) return false
  return !target?.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
}

/** Calls an action on its key (`KeyboardEvent.key`), but never while a person types. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || !isFree(event) || (event.key.length === 1 && !areCharacterKeysOn())) return
    event.preventDefault()
    action()
  })
  // With the commit: a key pressed right after a navigation must not call the action of the previous page.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
