/** Resolves when the element with that id is at most one window away, and at once where there is none. */
export function waitUntilNearViewport(id: string): Promise<void> {
  const element = globalThis.document?.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
  })
}
