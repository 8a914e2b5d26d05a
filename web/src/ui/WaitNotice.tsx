import { Hourglass } from 'lucide-react'
import { useTranslation } from '../lib/translation.tsx'
import { formatCountdown } from '../lib/use-countdown.ts'

/** The notice of an exceeded rate limit: announced once, the countdown is not. Renders nothing at 0. */
export function WaitNotice({ left }: { left: number }) {
  const { t } = useTranslation()
  if (left === 0) return null
  return (
    <div className="flex gap-3 rounded-lg border-2 border-warning bg-surface p-4">
      <Hourglass aria-hidden size={20} className="mt-0.5 shrink-0 text-warning" />
      <div>
        <p role="alert" className="font-semibold">
          {t('wait.title')}
        </p>
        <p role="timer" className="tabular">
          {t('wait.left', { time: formatCountdown(left) })}
        </p>
      </div>
    </div>
  )
}
