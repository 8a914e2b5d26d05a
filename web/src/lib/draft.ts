import { useEffect, useState } from 'react'
import { draftPrefix, tabDraftPrefix } from './session.ts'
import { localStore, tabStore } from './storage.ts'

/**
 * A text that is stored under `key` in this browser while it is typed, until it is dropped or the person logs out.
 * All tabs and forms share it, so that a text sent in one is gone in the others. For members' pages.
 * With `tab`, it is stored for this tab only and removed when the session ends: for text that names other people, and guests.
 */
export function useDraft(
  key: string,
  { tab = false } = {},
): [text: string, set: (text: string) => void, drop: () => void] {
  const name = `${tab ? tabDraftPrefix : draftPrefix}${key}`
  const storage = tab ? tabStore : localStore
  const read = () => storage.getItem(name) ?? ''
  const [typed, setTyped] = useState(() => ({ name, text: read() }))
  const set = (text: string) => {
    setTyped({ name, text })
    if (text === '') storage.removeItem(name)
    else storage.setTyped(name, text)
    // The storage tells other tabs only, not the other forms of this one.
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
  }
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === name) setTyped({ name, text: newValue ?? '' })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [name])
  return [typed.name === name ? typed.text : read(), set, () => set('')]
}

/**
 * The draft of an edit to the text `current`. A draft that began from another text is ignored: it would undo a change
 * made elsewhere since.
 */
export function useEditDraft(
  key: string,
  current: string,
): [text: string, set: (text: string) => void, drop: () => void] {
  const [stored, store, drop] = useDraft(key)
  const [text, setText] = useState(() => readChange(stored, current) ?? current)
  const set = (next: string) => {
    setText(next)
    store(next === current ? '' : JSON.stringify({ current, next }))
  }
  return [text, set, drop]
}

function readChange(stored: string, current: string): string | undefined {
  if (stored === '') return undefined
  const change = JSON.parse(stored) as { current: string; next: string }
  return change.current === current ? change.next : undefined
}
