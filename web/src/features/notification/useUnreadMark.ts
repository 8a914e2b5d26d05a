import { useEffect } from 'react'
import { setUnreadInTitle } from '../../lib/pageTitle.ts'

/** Shows in the title and icon of the tab how much is unread, as long as the component is mounted (P-notifications-14). */
export function useUnreadMark(count: number): void {
  useEffect(() => setUnreadInTitle(count), [count])
  const isMarked = count > 0
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !isMarked) return
    icon.href = '/favicon-unread.svg'
    return () => void (icon.href = '/favicon.svg')
  }, [isMarked])
  useEffect(() => () => setUnreadInTitle(0), [])
}
