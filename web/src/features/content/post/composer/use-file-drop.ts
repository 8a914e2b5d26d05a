import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Calls `take` with the files that are dropped on an element; returns the element's ref. */
export function useFileDrop<Target extends HTMLElement>(
  take: (files: FileList) => void,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const onFiles = useEffectEvent(take)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const listeners = new AbortController()
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      onFiles(event.dataTransfer.files)
    }
    element.addEventListener('dragover', allow, { signal: listeners.signal })
    element.addEventListener('drop', drop, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return target
}
