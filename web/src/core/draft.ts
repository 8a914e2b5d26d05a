import { useState } from 'react'

const read = (key: string) => localStorage.getItem(`draft ${key}`) ?? ''

/** A text that is kept under `key` in this browser while it is typed, until it is dropped. For members' pages. */
export function useDraft(key: string): [text: string, set: (text: string) => void, drop: () => void] {
  const [typed, setTyped] = useState(() => ({ key, text: read(key) }))
  const set = (text: string) => {
    setTyped({ key, text })
    if (text === '') localStorage.removeItem(`draft ${key}`)
    else localStorage.setItem(`draft ${key}`, text)
  }
  return [typed.key === key ? typed.text : read(key), set, () => set('')]
}
