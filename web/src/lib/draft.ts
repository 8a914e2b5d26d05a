import { useEffect, useState } from 'react'
import { tabDraftPrefix } from './session.ts'

/**
 * A text that is kept under `key` in this browser while it is typed, until it is dropped: one for all tabs, so that what
 * one has sent does not wait in another. For members' pages.
 * What names other people is kept for the `tab` alone, and goes with the session.
 */
export function useDraft(
  key: string,
  { tab = false } = {},
): [text: string, set: (text: string) => void, drop: () => void] {
  const name = `${tab ? tabDraftPrefix : 'draft '}${key}`
  const storage = () => (tab ? sessionStorage : localStorage)
  const read = () => storage().getItem(name) ?? ''
  const [typed, setTyped] = useState(() => ({ name, text: read() }))
  const set = (text: string) => {
    setTyped({ name, text })
    if (text === '') storage().removeItem(name)
    else storage().setItem(name, text)
  }
  useEffect(() => {
    const follow = ({ key, storageArea, newValue }: StorageEvent) => {
      if (storageArea === localStorage && key === name) setTyped({ name, text: newValue ?? '' })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [name])
  return [typed.name === name ? typed.text : read(), set, () => set('')]
}

/**
 * Words that are being changed from what they are at `current`, kept as a draft is. Kept ones of something that has been
 * changed elsewhere since are left alone: they would undo it.
 */
export function useEditDraft(
  key: string,
  current: string,
): [text: string, set: (text: string) => void, drop: () => void] {
  const [kept, keep, drop] = useDraft(key)
  const [text, setText] = useState(() => (kept && readChange(kept, current)) || current)
  const set = (next: string) => {
    setText(next)
    keep(next === current ? '' : JSON.stringify({ current, next }))
  }
  return [text, set, drop]
}

function readChange(kept: string, current: string): string | undefined {
  const change = JSON.parse(kept) as { current: string; next: string }
  return change.current === current ? change.next : undefined
}
