import { useEffect, type RefObject } from 'react'

/** Scrolls a row of links sideways to the one of the current page, whenever `address` changes. The row is positioned. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, address: string) {
  useEffect(() => {
    // In the next frame, where measuring needs no layout besides the frame's own.
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (!row.current || !current) return
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [row, address])
}
