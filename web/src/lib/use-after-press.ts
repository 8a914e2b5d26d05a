import { useEffect, useRef } from 'react'

/**
 * Returns a function that calls an action, but not while the mouse is pressed or a finger taps: a change that moves the
 * pressed element would lose its click. The action then runs on release, before the click.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
    }
    addEventListener('mousedown', press, true)
    addEventListener('mouseup', release, true)
    return () => {
      removeEventListener('mousedown', press, true)
      removeEventListener('mouseup', release, true)
    }
  }, [])
  return (action) => {
    if (isPressed.current) addEventListener('mouseup', action, { capture: true, once: true })
    else action()
  }
}
