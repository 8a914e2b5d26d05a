import type { ContactSummary } from '@brilla/contract/data-rights/contact-desk'
import { limits } from '@brilla/contract/platform/limits'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { asLanguage } from '../../../../lib/language.ts'
import { calendarDate } from '../../../../lib/time.ts'
import { cn } from '../../../../ui/cn.ts'

/** Until when the next step of a request is due; nothing where the law sets no deadline. */
export function DaysLeft({ request: { dueOn, businessDaysLeft } }: { request: ContactSummary }) {
  const { t, i18n } = useTranslation('contactDesk')
  if (dueOn === null || businessDaysLeft === null) return null
  const isUrgent = businessDaysLeft <= limits.contactReminderDays
  const date = calendarDate(dueOn, asLanguage(i18n.language))
  return (
    <span className={cn('flex items-start gap-1', isUrgent && 'font-semibold text-wrong')}>
      {isUrgent && <CircleAlert aria-hidden size={15} className="mt-1 shrink-0" />}
      {businessDaysLeft < 0 ? t('overdue', { date }) : t('due', { date, count: businessDaysLeft })}
    </span>
  )
}
