import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** The distance to the window's edge at which a drag scrolls the page, and the scroll step, in pixels. */
const edge = 80
const step = 14

/**
 * Reorders items by dragging, with mouse, pen or finger. `grab` handles the pointerdown of a drag handle, which needs
 * `touch-none`; `onDrop` follows the last `move`.
 */
export function useReorder({
  getItems,
  move,
  onDrop,
}: {
  /** The elements in their order. */
  getItems: () => readonly Element[]
  move: (id: string, index: number) => void
  onDrop?: (id: string) => void
}) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drag = useRef<AbortController>(null)
  // A drag outlasts many renders.
  const latest = useRef({ getItems, move, onDrop })
  useEffect(() => {
    latest.current = { getItems, move, onDrop }
  })
  useEffect(() => () => drag.current?.abort(), [])

  function grab(event: PointerEvent, id: string) {
    if (event.button !== 0) return
    // Prevents text selection and the browser's own image drag.
    event.preventDefault()
    setDragged(id)
    drag.current?.abort()
    drag.current = new AbortController()
    const { signal } = drag.current
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)
      const index = latest.current.getItems().findIndex((item) => item.contains(under))
      if (index >= 0) latest.current.move(id, index)
      if (clientY < edge) window.scrollBy(0, -step)
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, step)
    }
    const drop = () => {
      drag.current?.abort()
      setDragged(null)
      latest.current.onDrop?.(id)
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
  }

  return { dragged, grab }
}
