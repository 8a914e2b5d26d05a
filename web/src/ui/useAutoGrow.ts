import { useCallback, useLayoutEffect, useRef, type Ref, type RefCallback } from 'react'

/**
 * Keeps a textarea as tall as its text, up to half the screen, beyond which it scrolls.
 * Answers the ref to give it; another ref of the caller's is served along. `value` where it is controlled.
 */
export function useAutoGrow(
  ref: Ref<HTMLTextAreaElement> | undefined,
  value: unknown,
): RefCallback<HTMLTextAreaElement> {
  const area = useRef<HTMLTextAreaElement>(null)

  const fit = useCallback(() => {
    const { current } = area
    if (!current) return
    current.style.height = 'auto'
    const wanted = current.scrollHeight + current.offsetHeight - current.clientHeight
    const most = window.innerHeight / 2
    current.style.height = `${Math.min(wanted, most)}px`
    current.style.overflowY = wanted > most ? 'auto' : 'hidden'
  }, [])

  useLayoutEffect(fit, [fit, value])

  return useCallback(
    (element) => {
      area.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
      element?.addEventListener('input', fit)
      fit()
    },
    [ref, fit],
  )
}
