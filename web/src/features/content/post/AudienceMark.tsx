import type { ContentAudience } from '@brilla/contract/platform/fields'
import { Clock, Users } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'

/** Says of a post or comment that it is not for everyone (P-minors-13), or why it waits for the moderators (P-comments-11). */
export function AudienceMark({ audience, className }: { audience: ContentAudience; className?: string }) {
  const { t } = useTranslation()
  if (audience !== 'held' && audience !== 'mutuals') return null
  const Icon = audience === 'held' ? Clock : Users
  return (
    <p className={cn('flex gap-1.5 text-sm font-semibold text-quiet', className)}>
      <Icon aria-hidden size={15} className="mt-0.5 shrink-0" />
      <span>{t(audience === 'held' ? 'held.why' : 'mutualsOnly')}</span>
    </p>
  )
}
