import { useEffect } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { setUnreadInTitle } from '../../../lib/page-title.ts'

/**
 * Shows how much is unread in the title and icon of the tab, as long as the component is mounted, and at the icon of the
 * installed application until the session ends (P-notifications-14, P-pages-17).
 */
export function useUnreadMark(count: number): void {
  const { session } = useCore()
  useEffect(() => {
    setUnreadInTitle(count)
    void setAppBadge(count)
  }, [count])
  const isMarked = count > 0
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !isMarked) return
    icon.href = '/favicon-unread.svg'
    return () => void (icon.href = '/favicon.svg')
  }, [isMarked])
  useEffect(
    () => () => {
      setUnreadInTitle(0)
      if (!session.claims()) void setAppBadge(0)
    },
    [session],
  )
}

/** Browsers without badges lack the function; others refuse where the application is not installed. */
const setAppBadge = (count: number) => navigator.setAppBadge?.(count).catch(() => {})
