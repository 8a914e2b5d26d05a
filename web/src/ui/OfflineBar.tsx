import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Says quietly that there is no network. */
export function OfflineBar() {
  const { t } = useTranslation()
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm font-semibold text-ground"
    >
      <WifiOff aria-hidden size={16} />
      {t('offline')}
    </p>
  )
}
