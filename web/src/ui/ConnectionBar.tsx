import { CloudOff, Hourglass, WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { asLanguage, locales } from '../lib/language.ts'
import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'

export type ConnectionProblem = 'offline' | 'unreachable' | 'slow'

const icons = { offline: WifiOff, unreachable: CloudOff, slow: Hourglass }

/** At the top of the window, above the sticky header; on phones above the navigation, where it moves nothing. */
const pageClass =
  'max-md:tall:fixed md:tall:sticky inset-x-0 top-0 z-35 max-md:tall:top-auto max-md:tall:bottom-(--bottom-bar) ' +
  // A conversation that failed to load has no other place for it.
  'max-md:in-[:root:has([data-full-screen])]:z-45'

/**
 * The notice that there is no network, that the server cannot be reached, or that its response is late, and when what is on
 * screen was loaded if it comes from this device. It stays in view while scrolling.
 */
export function ConnectionBar({
  problem,
  shownSince,
  keepsText = true,
  onRetry,
  className = pageClass,
}: {
  problem: ConnectionProblem
  shownSince: number | null
  /** Whether this device stores what is typed. */
  keepsText?: boolean
  onRetry: () => void
  /** Its position, if not that of a page's notice. */
  className?: string
}) {
  const { t, i18n } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  // Its text may take two lines, and what is below it must not cover the second.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current!
    const setHeight = (height: number) => style.setProperty('--offline-height', `${height}px`)
    const { offsetHeight } = element
    setHeight(offsetHeight)
    // What is read stays where it is. Browsers do that by themselves, except at the top of a page.
    if (scrollY === 0 && getComputedStyle(element).position === 'sticky')
      scrollTo({ top: offsetHeight, behavior: 'instant' })
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (size) setHeight(size.blockSize)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--offline-height')
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
  const text = problem === 'offline' && !keepsText ? 'offlineUnstored' : problem
  const Icon = icons[problem]
  return (
    <div
      ref={bar}
      className={cn(
        'flex min-h-9 items-center justify-center gap-x-4 bg-ink px-4 text-sm font-semibold text-ground md:min-h-6',
        className,
      )}
    >
      <p role="status" className="flex items-center gap-2 py-1 md:py-px">
        <Icon aria-hidden size={16} className="shrink-0" />
        {time ? t(`connection.${problem}Since`, { time }) : t(`connection.${text}`)}
      </p>
      {problem !== 'offline' && (
        // Without a network it would fail at once.
        <button type="button" onClick={onRetry} className="min-h-11 shrink-0 underline md:min-h-6">
          {t('retry')}
        </button>
      )}
    </div>
  )
}
