import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Placeholder for a profile that is loading; `compact` as its header. */
export function ProfileSkeleton({ compact }: { compact: boolean }) {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <div
        data-theme="dark"
        className={cn(
          'flex items-end bg-ground md:min-h-[min(24rem,48dvh)] md:rounded-lg',
          compact ? 'max-md:min-h-22 max-md:items-center' : 'max-md:min-h-76',
        )}
      >
        <div
          className={cn(
            'flex w-full items-end gap-6 px-4 md:flex-wrap md:px-6 md:pb-6',
            compact ? 'max-md:items-center' : 'max-md:flex-wrap max-md:pb-6',
          )}
        >
          <Skeleton
            className={cn('rounded-full! md:size-42', compact ? 'max-md:size-14' : 'max-md:size-31')}
          />
          <div className="grid flex-1 gap-3 md:basis-72">
            <Skeleton className={cn('max-w-96 md:h-12', compact ? 'max-md:h-7' : 'max-md:h-12')} />
            <Skeleton className={cn('h-6 max-w-72', compact && 'max-md:hidden')} />
          </div>
        </div>
      </div>
      <div className="h-15 border-b border-line" />
      <div className="grid gap-5 px-4 py-6 md:px-0 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-6">
        <Skeleton className="h-64" />
        <Skeleton className="h-120" />
      </div>
    </div>
  )
}
