import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/**
 * Keeps a textarea as tall as its text, up to half the screen, beyond which it scrolls.
 * Returns the ref to set on it; the caller's own `ref` is set too.
 */
export function useAutoGrow(
  ref: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, [])
  useLayoutEffect(() => fit(area.current))
  useEffect(() => {
    const element = area.current
    const onInput = () => fit(element)
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [])
  return area
}

function fit(area: HTMLTextAreaElement | null): void {
  if (!area) return
  area.style.height = 'auto'
  // Measuring forces a layout of the whole page, and a feed has a field under every post.
  if (area.value === '') return
  const height = area.scrollHeight + area.offsetHeight - area.clientHeight
  const max = window.innerHeight / 2
  area.style.height = `${Math.min(height, max)}px`
  area.style.overflowY = height > max ? 'auto' : 'hidden'
}
