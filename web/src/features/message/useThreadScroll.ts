import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end within which the newest message counts as seen. */
const tolerance = 48

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLOListElement | null>
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
  const list = useRef<HTMLOListElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  /** The last message at the previous render, and its distance from the end. */
  const last = useRef<{ key: string | undefined; element: Element | null; distance: number }>(null)

  useLayoutEffect(() => {
    if (!scroller.current || !list.current) return
    const before = last.current
    if (before?.element?.isConnected && before.key !== newestKey) {
      if (isNewestOwn) scroller.current.scrollTop = 0
      // Only what was added below: old messages may change their height above.
      else if (!isAtEnd)
        scroller.current.scrollTop -= getDistance(list.current, before.element) - before.distance
    }
    const element = list.current.lastElementChild
    last.current = { key: newestKey, element, distance: getDistance(list.current, element) }
  })

  return {
    scroller,
    list,
    isAtEnd,
    scrollToEnd: () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }),
    onScroll: () => setIsAtEnd((scroller.current?.scrollTop ?? 0) > -tolerance),
  }
}

/** Pixels from the top of a message to the end of the list. */
const getDistance = (list: Element, message: Element | null): number =>
  message ? list.getBoundingClientRect().bottom - message.getBoundingClientRect().top : 0
