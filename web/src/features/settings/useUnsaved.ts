import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'

/**
 * Unsaved values of a form, `empty` at first. Stored in this tab under `key`, so that they survive an ended session
 * (P-settings-21); `forget` discards them when the page is left without saving.
 */
export function useUnsaved<Value extends object>(
  key: string,
  empty: Value,
): [value: Value, set: Dispatch<SetStateAction<Value>>, forget: () => void] {
  const name = `unsaved ${key}`
  const [value, setValue] = useState(() => (read(name) ?? empty) as Value)
  useEffect(() => {
    if (Object.keys(value).length > 0) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  }, [name, value])
  return [value, setValue, () => sessionStorage.removeItem(name)]
}

function read(name: string): unknown {
  const kept = sessionStorage.getItem(name)
  return kept && JSON.parse(kept)
}
