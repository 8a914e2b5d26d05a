import { OfflineBar } from '../ui/OfflineBar.tsx'
import { useOnline } from '../lib/online.ts'
import { useShownSince } from '../lib/shownSince.ts'

/** The bar at the top while there is no network, or while what is on screen comes from this device (P-pages-20). */
export function OfflineNotice() {
  const isOnline = useOnline()
  const shownSince = useShownSince()
  return (!isOnline || shownSince !== null) && <OfflineBar shownSince={shownSince} />
}
