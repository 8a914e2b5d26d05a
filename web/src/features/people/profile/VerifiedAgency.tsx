import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'

/** Says that moderators have verified an agency, and what that means (P-profiles-20). */
export function VerifiedAgency() {
  const { t } = useTranslation('profile')
  return (
    <div className="flex gap-3">
      <BadgeCheck aria-hidden size={24} className="shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('verified.title')}</p>
        <p className="text-sm text-quiet">{t('verified.text')}</p>
      </div>
    </div>
  )
}
