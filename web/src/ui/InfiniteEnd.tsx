import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'

/**
 * The end of a list that goes on: it asks for more a screen before it is reached. The button says the same
 * to whoever does not scroll, and is the way on after `failed`.
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
  const reach = useEffectEvent(onMore)
  const waits = !busy && !failed
  useEffect(() => {
    if (!waits || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach()
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits])
  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button kind="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
