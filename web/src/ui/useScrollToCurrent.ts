import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls a row of links sideways to the one of the current page, once for each `address`. The row is positioned. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, address: string) {
  const scrolledFor = useRef<string>(undefined)
  useEffect(() => {
    // In the next frame, where measuring needs no layout besides the frame's own.
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (!row.current || !current || scrolledFor.current === address) return
      scrolledFor.current = address
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [row, address])
}
