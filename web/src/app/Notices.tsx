import { useEffect } from 'react'
import { useOnline } from '../lib/online.ts'
import { useShownSince, useUpdateFoundAt } from '../lib/notices.ts'
import { useTranslation } from '../lib/translation.tsx'
import { OfflineBar } from '../ui/OfflineBar.tsx'
import { useToast } from '../ui/Toast.tsx'

/** Milliseconds: long enough to finish a sentence first. It is shown again when the page is used an hour later. */
const updateDuration = 30_000

/**
 * The bar at the top while there is no network, or while what is on screen comes from this device (P-pages-20), and the toast
 * that offers a new version (P-pages-22).
 */
export function Notices() {
  const isOnline = useOnline()
  const shownSince = useShownSince()
  useUpdateToast()
  return (!isOnline || shownSince !== null) && <OfflineBar shownSince={shownSince} />
}

function useUpdateToast() {
  const { t } = useTranslation()
  const toast = useToast()
  const foundAt = useUpdateFoundAt()
  useEffect(() => {
    if (foundAt === null) return
    const action = { label: t('chunk.update'), onPress: () => location.reload() }
    toast(t('chunk.newer'), { duration: updateDuration, action })
    // Once for each time it is found, not again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [foundAt])
}
