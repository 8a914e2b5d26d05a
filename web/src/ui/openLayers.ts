import { useEffect, useEffectEvent } from 'react'

const layers: (() => void)[] = []

/** Closes the dialog, menu or panel that was opened last, if one is open. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1)
  close?.()
  return close !== undefined
}

/** Registers a dialog, menu or panel for `closeTopLayer` while it is open. */
export function useOpenLayer(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = () => onClose()
    layers.push(layer)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}
