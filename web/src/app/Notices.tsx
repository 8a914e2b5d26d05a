import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useClaims } from '../lib/context.tsx'
import { useOnline } from '../lib/online.ts'
import {
  isStorageFull,
  lateCount,
  noticeSlot,
  reconnectEvent,
  retryEvent,
  storedData,
  updateFoundAt,
} from '../lib/notices.ts'
import { localStore } from '../lib/storage.ts'
import { useTranslation } from '../lib/translation.tsx'
import { ConnectionBar } from '../ui/ConnectionBar.tsx'
import { useToast } from '../ui/Toast.tsx'

/** Milliseconds: long enough to finish a sentence first. The offer is repeated when the page is used an hour later. */
const longDuration = 30_000

/**
 * The bar while there is no connection, or while what is on screen comes from this device (P-pages-20), and the
 * toasts that offer a new version (P-pages-22) and say that the device is full (P-pages-29).
 */
export function Notices() {
  useUpdateToast()
  useStorageToast()
  const isOnline = useOnline()
  const stored = useSyncExternalStore(storedData.subscribe, storedData.get)
  const isLate = useSyncExternalStore(lateCount.subscribe, lateCount.get) > 0
  const problem = !isOnline
    ? 'offline'
    : stored?.isUnreachable
      ? 'unreachable'
      : stored || isLate
        ? 'slow'
        : undefined
  const isLoggedIn = useClaims() !== null
  const isFull = useSyncExternalStore(isStorageFull.subscribe, isStorageFull.get)
  const isConnected = problem === undefined
  useEffect(() => {
    if (!isConnected) return () => void dispatchEvent(new Event(reconnectEvent))
    return undefined
  }, [isConnected])
  const slot = useSyncExternalStore(noticeSlot.subscribe, noticeSlot.get)
  if (!problem) return null
  const bar = (
    <ConnectionBar
      problem={problem}
      shownSince={stored?.since ?? null}
      // On pages for guests there is hardly anything to type, and not all of it is stored.
      keepsText={isLoggedIn && !isFull && !localStore.isBlocked()}
      onRetry={() => void dispatchEvent(new Event(retryEvent))}
      {...(slot && { className: 'absolute inset-x-0 top-0' })}
    />
  )
  return slot ? createPortal(bar, slot) : bar
}

/** Once for each opening of the page (P-pages-29): every key that is pressed would repeat it. */
function useStorageToast() {
  const { t } = useTranslation()
  const toast = useToast()
  const isFull = useSyncExternalStore(isStorageFull.subscribe, isStorageFull.get)
  useEffect(() => {
    if (isFull) toast(t('storage.full'), { duration: longDuration })
    // Not again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFull])
}

function useUpdateToast() {
  const { t } = useTranslation()
  const toast = useToast()
  const foundAt = useSyncExternalStore(updateFoundAt.subscribe, updateFoundAt.get)
  useEffect(() => {
    if (foundAt === null) return
    const action = { label: t('chunk.update'), onPress: () => location.reload() }
    toast(t('chunk.newer'), { duration: longDuration, action })
    // Once for each time it is found, not again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [foundAt])
}
