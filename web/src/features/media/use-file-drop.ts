import { useState, type DragEvent } from 'react'

/** The handlers of an element that takes the files which are dropped on it, and whether some are dragged over it. */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        take(event.dataTransfer.files)
      },
    },
  }
}
