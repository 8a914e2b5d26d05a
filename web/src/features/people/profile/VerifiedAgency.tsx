import type { VerifiedAgency as Verified } from '@brilla/contract/safety/verification'
import { BadgeCheck } from 'lucide-react'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'

/** Says since when an agency is verified, and what moderators have checked (P-profiles-20). */
export function VerifiedAgency({ verified: { since, checked } }: { verified: Verified }) {
  const { t, i18n } = useTranslation('profile')
  const date = calendarDate(since, asLanguage(i18n.language))
  return (
    <div className="flex gap-3">
      <BadgeCheck aria-hidden size={24} className="shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('verified.title')}</p>
        <p className="text-sm text-quiet">{t('verified.since', { date })}</p>
        <ul className="list-disc pl-5 text-sm text-quiet">
          {checked.map((check) => (
            <li key={check}>{t(`checked.${check}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
