import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'

/**
 * The end of an infinite list: requests the next page 800 px before it becomes visible. The button does the same for
 * people who do not scroll, and retries after `failed`.
 */
export function InfiniteEnd({
  label,
  busy,
  failed,
  onMore,
}: {
  label: string
  busy: boolean
  failed: boolean
  onMore: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
  const isIdle = !busy && !failed
  useEffect(() => {
    if (!isIdle || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current state: a busy browser delivers several at once, such as out of range, then in range.
        if (entries.at(-1)?.isIntersecting) loadMore()
      },
      // The margin applies to the root only, which in a pane with a scrollbar of its own is the pane.
      { root: end.current.closest('[data-scroller]'), rootMargin: '800px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isIdle])
  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
