import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { readUnsavedValues, storeUnsavedValues } from './unsaved-values.ts'

/** Unsaved values, `empty` at first, stored under `key`; `forget` discards them when the page is left without saving. */
export function useUnsavedValues<Values extends object>(
  key: string,
  empty: Values,
): [values: Values, set: Dispatch<SetStateAction<Values>>, forget: () => void] {
  const [values, setValues] = useState(() => (readUnsavedValues(key) ?? empty) as Values)
  useEffect(() => storeUnsavedValues(key, values), [key, values])
  return [values, setValues, () => storeUnsavedValues(key, {})]
}
