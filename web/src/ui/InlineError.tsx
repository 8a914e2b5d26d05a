import type { ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { formatCountdown } from '../lib/use-countdown.ts'

/**
 * The error of a control that saves immediately, announced when it appears. For a rate limit the seconds `left` count
 * down without announcements. Renders nothing without either.
 */
export function InlineError({
  id,
  left = 0,
  children,
}: {
  id?: string
  left?: number
  children?: ReactNode
}) {
  const { t } = useTranslation()
  if (left === 0 && !children) return null
  return (
    <div id={id} className="text-sm font-semibold text-wrong">
      <p role="alert">{left > 0 ? t('wait.title') : children}</p>
      {left > 0 && (
        <p role="timer" className="tabular">
          {t('wait.left', { time: formatCountdown(left) })}
        </p>
      )}
    </div>
  )
}
