import { useLayoutEffect } from 'react'

/**
 * Keeps the part of the window that no on-screen keyboard covers in CSS variables of the page: browsers do not agree on
 * whether a keyboard makes the window smaller.
 */
export function useVisibleHeight(): void {
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const update = () => {
      style.setProperty('--visible-height', `${visualViewport.height}px`)
      style.setProperty('--visible-top', `${visualViewport.offsetTop}px`)
    }
    update()
    visualViewport.addEventListener('resize', update)
    visualViewport.addEventListener('scroll', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      visualViewport.removeEventListener('scroll', update)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
