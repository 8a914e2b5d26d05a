import { WifiOff } from 'lucide-react'
import { useTranslation } from '../lib/translation.tsx'

/** The notice that there is no network. It stays in view while scrolling, above the sticky header. */
export function OfflineBar() {
  const { t } = useTranslation()
  return (
    <p
      role="status"
      className="offline-bar tall:sticky top-0 z-35 flex min-h-9 items-center justify-center gap-2 bg-ink px-4 py-1 text-sm font-semibold text-ground"
    >
      <WifiOff aria-hidden size={16} />
      {t('offline')}
    </p>
  )
}
