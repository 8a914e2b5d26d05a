import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Chrome 126; TypeScript does not declare it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

const layers: (() => void)[] = []

/** Closes the dialog, menu or panel that was opened last, if one is open. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1)
  close?.()
  return close !== undefined
}

/**
 * Registers a dialog, menu or panel while it is open: for `closeTopLayer`, and for the system's gesture for going back, which
 * closes it instead of leaving the page (P-pages-31) where the browser has `CloseWatcher`.
 */
export function useOpenLayer(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = () => onClose()
    layers.push(layer)
    let watcher: InstanceType<NonNullable<Window['CloseWatcher']>> | undefined
    const watch = () => {
      if (!window.CloseWatcher) return
      watcher = new window.CloseWatcher()
      watcher.addEventListener('close', () => {
        // A watcher serves once, and the layer may stay open: a dialog asks before a text is lost.
        watch()
        onClose()
      })
    }
    watch()
    return () => {
      watcher?.destroy()
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isOpen])
}
