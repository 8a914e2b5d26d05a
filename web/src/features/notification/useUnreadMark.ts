import { useEffect } from 'react'
import { setUnreadInTitle } from '../../lib/pageTitle.ts'

/**
 * Shows how much is unread in the title and icon of the tab and at the icon of the installed application, as long as the
 * component is mounted (P-notifications-14).
 */
export function useUnreadMark(count: number): void {
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
      void setAppBadge(0)
    },
    [],
  )
}

/** Browsers without badges lack the function; others refuse where the application is not installed. */
const setAppBadge = (count: number) => navigator.setAppBadge?.(count).catch(() => {})
