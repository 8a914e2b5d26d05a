import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ThreadItem } from './threadItems.ts'

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

/** The position of a thread in its reversed scroll container, where 0 is the end. */
export function useThreadScroll(): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  return {
    scroller,
    list,
    isAtEnd,
    scrollToEnd: () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }),
    onScroll: () => setIsAtEnd((scroller.current?.scrollTop ?? 0) > -tolerance),
  }
}

/**
 * Keeps what is being read in its place when messages are added below, unless the reader is at the end or wrote them.
 * Messages that were not sent stay below those that arrive.
 */
export function useScrollAnchor(
  { scroller, list, isAtEnd }: ThreadScroll,
  items: readonly ThreadItem[],
): void {
  /** At the previous render: the newest confirmed message with its distance from the end, and the reader's newest one. */
  const last = useRef<{ newest?: Element | undefined; own?: Element | undefined; distance: number }>(null)
  const newestIndex = items.findLastIndex(({ message }) => message)
  const ownIndex = items.findLastIndex(({ isOwn }) => isOwn)

  useLayoutEffect(() => {
    if (!scroller.current || !list.current) return
    const newest = list.current.children[newestIndex]
    const own = list.current.children[ownIndex]
    const before = last.current
    if (before) {
      const { newest: anchor } = before
      // Not one on an older page, nor the one above a message that was removed.
      const isWritten =
        own !== before.own && before.own?.isConnected !== false && (!anchor || isBelow(anchor, own))
      if (isWritten) scroller.current.scrollTo({ top: 0, behavior: 'instant' })
      // Only what was added below: old messages may change their height above.
      else if (!isAtEnd && anchor?.isConnected && anchor !== newest)
        scroller.current.scrollBy({
          top: before.distance - getDistance(list.current, anchor),
          behavior: 'instant',
        })
    }
    last.current = { newest, own, distance: getDistance(list.current, newest) }
  })
}

/** Pixels from the top of a message to the end of the list. */
const getDistance = (list: Element, message: Element | undefined): number =>
  message ? list.getBoundingClientRect().bottom - message.getBoundingClientRect().top : 0

const isBelow = (upper: Element, lower: Element | undefined): boolean =>
  lower !== undefined && (upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
