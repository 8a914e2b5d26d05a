import { useEffect, useState } from 'react'

/** The value once it has not changed for `milliseconds`. */
export function useDebouncedValue(value: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
