import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row of links sideways to the one of the current page, once for each `address`, and again when links change their
 * width, as with another font, until somebody has scrolled. The row is positioned.
 */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, address: string) {
  const scrolledFor = useRef<string>(undefined)
  const scrolledTo = useRef<number>(undefined)
  useEffect(() => {
    const element = row.current
    if (!element) return
    // Called after the layout of a frame, where measuring needs no other.
    const observer = new ResizeObserver(() => {
      const current = element.querySelector<HTMLElement>('[aria-current=page]')
      if (!current) return
      if (scrolledFor.current === address && element.scrollLeft !== scrolledTo.current) return
      scrolledFor.current = address
      element.scrollLeft = current.offsetLeft - (element.clientWidth - current.clientWidth) / 2
      scrolledTo.current = element.scrollLeft
    })
    for (const link of element.children) observer.observe(link)
    return () => observer.disconnect()
  }, [row, address])
}
