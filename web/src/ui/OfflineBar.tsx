import { WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../lib/translation.tsx'

/** The notice that there is no network. It stays in view while scrolling, above the sticky header. */
export function OfflineBar() {
  const { t } = useTranslation()
  const bar = useRef<HTMLParagraphElement>(null)
  // Its text may take two lines, and what is below it must not cover the second.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (size) style.setProperty('--offline', `${size.blockSize}px`)
    })
    observer.observe(bar.current!)
    return () => {
      observer.disconnect()
      style.removeProperty('--offline')
    }
  }, [])
  return (
    <p
      ref={bar}
      role="status"
      className="tall:sticky top-0 z-35 flex min-h-9 items-center justify-center gap-2 bg-ink px-4 py-1 text-sm font-semibold text-ground"
    >
      <WifiOff aria-hidden size={16} />
      {t('offline')}
    </p>
  )
}
