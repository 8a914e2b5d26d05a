import { useEffect, useState } from 'react'

/** A text that is kept under `key` in this browser while it is typed, until it is dropped. */
export function useDraft(key: string): [text: string, set: (text: string) => void, drop: () => void] {
  const stored = `draft ${key}`
  const [text, setText] = useState('')
  useEffect(() => setText(localStorage.getItem(stored) ?? ''), [stored])
  return [
    text,
    (next) => {
      setText(next)
      if (next === '') localStorage.removeItem(stored)
      else localStorage.setItem(stored, next)
    },
    () => {
      setText('')
      localStorage.removeItem(stored)
    },
  ]
}
