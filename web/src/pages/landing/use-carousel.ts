import { useEffect, useRef, useState } from 'react'
import { mayMove } from '../../lib/may-move.ts'

const slideSeconds = 7

/**
 * State of a carousel that the browser scrolls. It shows the next slide by itself until somebody uses it, and not while the
 * pointer or the focus is in it, the tab is hidden, or motion is reduced (WCAG 2.2.2).
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  /** The slide that is being scrolled to: those in between are not the current one, so that quick presses add up. */
  const target = useRef<number>(null)
  /** Null until the scripts work. */
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null)
  const pause = usePause()
  useEffect(() => setIsPlaying(mayMove()), [])

  function scrollTo(index: number) {
    const { current: element } = track
    const slide = (index + count) % count
    target.current = slide
    setCurrent(slide)
    element?.scrollTo({
      left: slide * element.clientWidth,
      behavior: mayMove() ? 'smooth' : 'instant',
    })
  }

  useSlideTimer(isPlaying === true && !pause.isPaused, () => scrollTo(current + 1))

  return {
    track,
    current,
    isPlaying,
    toggle() {
      setIsPlaying(!isPlaying)
      // Both are on the button, and would hold what was just started.
      pause.end()
    },
    show(index: number) {
      setIsPlaying(false)
      scrollTo(index)
    },
    onScroll() {
      const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
      const shown = Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth)))
      if (target.current === null) setCurrent(shown)
      else if (shown === target.current) target.current = null
    },
    // A scroll that somebody interrupted never shows its target.
    onScrollEnd() {
      target.current = null
    },
    pauseProps: {
      ...pause.props,
      // A finger that swipes chooses the slide itself.
      onTouchMove() {
        setIsPlaying(false)
        target.current = null
      },
    },
  }
}

/** Calls `next` while it is active, and the tab visible; starts anew with each slide. */
function useSlideTimer(isActive: boolean, next: () => void) {
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, slideSeconds * 1000)
    return () => clearInterval(timer)
  })
}

/** Whether the pointer or the focus is in an element. */
function usePause() {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  return {
    isPaused: hasPointer || hasFocus,
    end() {
      setHasPointer(false)
      setHasFocus(false)
    },
    props: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}
