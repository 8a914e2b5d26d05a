import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type ReactVirtualizer,
} from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { mayMove } from '../../../lib/may-move.ts'
import type { ThreadItem } from './thread-items.ts'

/** Pixels from the end within which the newest message counts as seen. */
const tolerance = 48
/** Screens up to which the way to the newest message is scrolled; from further away it would show a blur. */
const smoothScreens = 3
/** Pixels above the first message and below the last one. */
const padding = { paddingStart: 96, paddingEnd: 16 }

type RowVirtualizer = ReactVirtualizer<HTMLDivElement, HTMLLIElement>

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** The element of all messages, as high as they are together. */
  containerRef: (element: HTMLElement | null) => void
  /** The element of a message, which has its index as `data-index`. */
  rowRef: (element: HTMLLIElement | null) => void
  /** The indexes of the messages that are in the document. */
  indexes: readonly number[]
  scrollToEnd: () => void
  onScroll: () => void
  /** A message got or lost the focus: it stays in the document while it has it. */
  onRowFocus: (key: string | undefined) => void
}

/**
 * The scroll position of a thread, of which only the messages near the window are in the document (docs/decisions/0037). It
 * opens at the end and follows it while the reader is there or writes; otherwise what is being read keeps its place.
 */
export function useThreadScroll(
  items: readonly ThreadItem[],
  /** Whether the newest message is in view. */
  isAtEnd: boolean,
  setIsAtEnd: (isAtEnd: boolean) => void,
): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  // No compiler memoizes what it returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...padding,
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(items[index]!, scroller.current?.clientWidth ?? innerWidth),
    // All positions are calculated again when it changes.
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    anchorTo: 'end',
    scrollEndThreshold: tolerance,
    overscan: 10,
    rangeExtractor: (range) =>
      withIndex(range, focused === undefined ? -1 : items.findIndex(({ key }) => key === focused)),
    directDomUpdates: true,
  })
  // What changes above the upper edge moves nothing below it, also while the reader scrolls up: the message that was the
  // first one loses its day when older ones are added.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { scrollOffset }) =>
    start < (scrollOffset ?? 0)
  useFollowEnd(virtualizer, items, isAtEnd)
  useKeepEndOnResize(virtualizer, scroller, isAtEnd)
  return {
    scroller,
    containerRef: virtualizer.containerRef,
    rowRef: virtualizer.measureElement,
    indexes: virtualizer.getVirtualItems().map(({ index }) => index),
    scrollToEnd() {
      const isFar = virtualizer.getDistanceFromEnd() > smoothScreens * (scroller.current?.clientHeight ?? 0)
      virtualizer.scrollToEnd({ behavior: !isFar && mayMove() ? 'smooth' : 'auto' })
    },
    onScroll() {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
      setIsAtEnd(scrollHeight - clientHeight - scrollTop < tolerance)
    },
    onRowFocus: setFocused,
  }
}

/** Pixels of a message that was not laid out yet: the nearer, the less is corrected while older messages come into view. */
function estimateHeight({ message, outgoing, startsDay, continues }: ThreadItem, width: number): number {
  const text = message?.message ?? outgoing?.text ?? ''
  const lineLength = (Math.min(width * 0.82, 544) - 80) / 7.6
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 10) / lineLength), 0)
  const photos = message?.files.filter(({ type }) => type === 'PHOTO').length ?? 0
  const others = (message?.files.length ?? 0) - photos
  return (
    (startsDay ? 44 : 0) +
    (continues ? 26 : 34) +
    24 * lines +
    226 * Math.min(photos, 1) +
    148 * Math.floor(Math.max(0, photos - 1) / 2) +
    70 * others +
    (message?.isShare ? 200 : 0)
  )
}

/** The indexes of the messages near the window, and of one more. */
function withIndex(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range)
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b)
}

/** Shows the end at first, and what is added below while the reader is there or has written it. */
function useFollowEnd(virtualizer: RowVirtualizer, items: readonly ThreadItem[], isAtEnd: boolean): void {
  const last = useRef<string>(undefined)
  const follow = useEffectEvent((shown: readonly ThreadItem[]) => {
    const newest = shown.at(-1)
    // Not the one above a message that was removed.
    const isAdded = newest?.key !== last.current && shown.some(({ key }) => key === last.current)
    if (isAtEnd || (isAdded && newest?.isOwn)) virtualizer.scrollToEnd()
    last.current = newest?.key
  })
  useLayoutEffect(() => follow(items), [items])
}

/** Keeps the lower edge in its place when the keyboard opens or the composer grows. */
function useKeepEndOnResize(
  virtualizer: RowVirtualizer,
  scroller: RefObject<HTMLDivElement | null>,
  isAtEnd: boolean,
): void {
  const keep = useEffectEvent((growth: number) => {
    if (isAtEnd) virtualizer.scrollToEnd()
    else if (growth !== 0) virtualizer.scrollBy(-growth)
  })
  useEffect(() => {
    const { current } = scroller
    if (!current) return
    let height = current.clientHeight
    const observer = new ResizeObserver(() => {
      keep(current.clientHeight - height)
      height = current.clientHeight
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [scroller])
}
