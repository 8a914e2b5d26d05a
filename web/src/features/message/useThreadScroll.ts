import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end within which the newest message counts as seen. */
const tolerance = 48

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** Whether the newest message is in view. */
  isAtEnd: boolean
  scrollToEnd: () => void
  onScroll: () => void
}

/**
 * The position of a thread in its reversed scroll container, where 0 is the end. A new message at the end keeps what is
 * being read in its place, unless the reader is at the end or wrote it.
 */
export function useThreadScroll(newestKey: string | undefined, isNewestOwn: boolean): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const before = useRef({ newestKey, height: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const grown = element.scrollHeight - before.current.height
    if (before.current.newestKey !== newestKey && before.current.height > 0) {
      if (isNewestOwn) element.scrollTop = 0
      else if (!isAtEnd) element.scrollTop -= grown
    }
    before.current = { newestKey, height: element.scrollHeight }
  })

  return {
    scroller,
    isAtEnd,
    scrollToEnd: () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }),
    onScroll: () => setIsAtEnd((scroller.current?.scrollTop ?? 0) > -tolerance),
  }
}
