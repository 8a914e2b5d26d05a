import { useEffect, useState } from 'react'

/** What was typed once nothing more has been typed for so many milliseconds. */
export function useDebouncedValue(typed: string, milliseconds: number): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), milliseconds)
    return () => clearTimeout(timer)
  }, [typed, milliseconds])
  return settled
}
