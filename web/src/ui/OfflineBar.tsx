import { WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { asLanguage, locales } from '../lib/language.ts'
import { useTranslation } from '../lib/translation.tsx'

/**
 * The notice that there is no network, and when what is on screen was loaded if it comes from this device. It stays in view
 * while scrolling, above the sticky header.
 */
export function OfflineBar({ shownSince }: { shownSince: number | null }) {
  const { t, i18n } = useTranslation()
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
  const time =
    shownSince !== null &&
    new Date(shownSince).toLocaleString(locales[asLanguage(i18n.language)], {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
  return (
    <p
      ref={bar}
      role="status"
      className="tall:sticky top-0 z-35 flex min-h-9 items-center justify-center gap-2 bg-ink px-4 py-1 text-sm font-semibold text-ground"
    >
      <WifiOff aria-hidden size={16} className="shrink-0" />
      {time ? t('offlineSince', { time }) : t('offline')}
    </p>
  )
}
