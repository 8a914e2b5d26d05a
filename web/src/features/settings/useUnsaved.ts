import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { readUnsaved, storeUnsaved } from './unsaved.ts'

/** Unsaved values, `empty` at first, stored under `key`; `forget` discards them when the page is left without saving. */
export function useUnsaved<Values extends object>(
  key: string,
  empty: Values,
): [values: Values, set: Dispatch<SetStateAction<Values>>, forget: () => void] {
  const [values, setValues] = useState(() => (readUnsaved(key) ?? empty) as Values)
  useEffect(() => storeUnsaved(key, values), [key, values])
  return [values, setValues, () => storeUnsaved(key, {})]
}
