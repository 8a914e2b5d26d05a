import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** The distance to the window's edge at which a drag scrolls the page, and the scroll step, in pixels. */
const edge = 80
const step = 14

/**
 * Reorders the children of `list` by dragging, with mouse, pen or finger. `grab` handles the pointerdown of a drag handle,
 * which needs `touch-none`.
 */
export function useReorder(list: RefObject<HTMLElement | null>, move: (id: string, index: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drag = useRef<AbortController>(null)
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
      const index = [...(list.current?.children ?? [])].findIndex((child) => child.contains(under))
      if (index >= 0) move(id, index)
      if (clientY < edge) window.scrollBy(0, -step)
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, step)
    }
    const drop = () => {
      drag.current?.abort()
      setDragged(null)
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
  }

  return { dragged, grab }
}
