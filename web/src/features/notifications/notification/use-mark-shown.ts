import type { Notification } from '@brilla/contract/notifications/notification'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMarkRead } from './notification.mutations.ts'

const isVisible = () => document.visibilityState === 'visible'

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Marks rows as read when they are shown, but not in a tab in the background (P-notifications-4). Returns the ids of those
 * that were unread then: they keep their mark while they stay on screen.
 */
export function useMarkShown(rows: readonly Notification[] = []): ReadonlySet<string> {
  const { mutate: markRead } = useMarkRead()
  const visible = useSyncExternalStore(onVisibilityChange, isVisible)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = visible ? rows.filter(({ id, is_read }) => !is_read && !fresh.has(id)) : []
  if (unread.length > 0) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]))
  useEffect(() => {
    if (fresh.size > 0) markRead({ ids: [...fresh] })
  }, [fresh, markRead])
  return fresh
}
