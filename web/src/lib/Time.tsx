import { useTranslation } from './translation.tsx'
import { asLanguage } from './language.ts'
import { useServerNow } from './server-time.ts'
import { exactTime, relativeTime } from './time.ts'

/**
 * An instant (ISO 8601) as "hace 2 horas", updated every minute. The exact time is shown on hover, and instead of the
 * relative one while a `group` link around it has keyboard focus.
 */
export function Time({ at, className }: { at: string; className?: string }) {
  const { t, i18n } = useTranslation()
  const language = asLanguage(i18n.language)
  const now = useServerNow()
  return (
    <time dateTime={at} title={exactTime(at, language)} className={className}>
      <span className="group-focus-visible:hidden">
        {relativeTime(at, language, t('time.justNow'), Math.max(now, Date.parse(at)))}
      </span>
      <span className="hidden group-focus-visible:inline">{exactTime(at, language)}</span>
    </time>
  )
}
