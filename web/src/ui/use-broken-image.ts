import { useEffect, useState } from 'react'
import { reconnectEvent } from '../lib/notices.ts'

/** Whether the image at this address could not be loaded, and the handler that notes it. It is tried again with a connection. */
export function useBrokenImage(src: string | undefined): [isBroken: boolean, markBroken: () => void] {
  const [broken, setBroken] = useState<string>()
  const isBroken = src !== undefined && broken === src
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setBroken(undefined)
    addEventListener(reconnectEvent, retry)
    return () => removeEventListener(reconnectEvent, retry)
  }, [isBroken])
  return [isBroken, () => setBroken(src)]
}
