import { Bell } from 'lucide-react'
import { useClaims } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Shown to those who have no notifications. */
export function NoNotifications() {
  const { t } = useTranslation('notification')
  const isAgency = useClaims()?.profileType === 'agencia'
  return (
    <EmptyState icon={Bell} title={t('empty.title')} text={t(isAgency ? 'empty.agencyText' : 'empty.text')} />
  )
}

/** Rows that are loading. */
export function NotificationSkeleton({ rows = 5 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <div key={index} className="flex items-center gap-3 p-4">
      <Skeleton className="size-12 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-24" />
      </div>
    </div>
  ))
}
