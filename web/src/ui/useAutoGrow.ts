import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/**
 * Keeps a textarea as tall as its text, up to half the screen, beyond which it scrolls.
 * Answers the ref to give it; another ref of the caller's is served along.
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
  // To measure makes the browser lay the whole page out, and a feed has a field under every post.
  if (area.value === '') return
  const wanted = area.scrollHeight + area.offsetHeight - area.clientHeight
  const most = window.innerHeight / 2
  area.style.height = `${Math.min(wanted, most)}px`
  area.style.overflowY = wanted > most ? 'auto' : 'hidden'
}
