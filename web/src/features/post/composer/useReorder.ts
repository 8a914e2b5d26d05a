import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** How near the window's edge a drag scrolls the page, and how far at once, in pixels. */
const edge = 80
const step = 14

/**
 * Lets the children of `list` be dragged to another place, by mouse, pen or finger: `grab` is for the handle's
 * pointerdown, and a handle takes no touches for scrolling (`touch-none`).
 */
export function useReorder(list: RefObject<HTMLElement | null>, move: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drag = useRef<AbortController>(null)
  useEffect(() => () => drag.current?.abort(), [])

  function grab(event: PointerEvent, id: string) {
    if (event.button !== 0) return
    // No text is marked and no picture dragged along.
    event.preventDefault()
    setDragged(id)
    drag.current?.abort()
    drag.current = new AbortController()
    const { signal } = drag.current
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)
      const place = [...(list.current?.children ?? [])].findIndex((child) => child.contains(under))
      if (place >= 0) move(id, place)
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
