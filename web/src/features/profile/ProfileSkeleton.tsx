import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder for a profile that is loading. */
export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <div data-theme="dark" className="flex min-h-88 items-end bg-ground md:min-h-[min(30rem,62dvh)]">
        <div className="mx-auto flex w-full max-w-[1280px] flex-wrap items-end gap-6 px-4 pb-6 md:px-6">
          <Skeleton className="size-31 rounded-full! md:size-42" />
          <div className="grid flex-1 basis-72 gap-3">
            <Skeleton className="h-12 max-w-96" />
            <Skeleton className="h-6 max-w-72" />
          </div>
        </div>
      </div>
      <div className="h-15 border-b border-line" />
      <div className="mx-auto grid max-w-[1280px] gap-6 px-4 py-6 md:px-6 lg:grid-cols-[380px_minmax(0,700px)]">
        <Skeleton className="h-64" />
        <Skeleton className="h-120" />
      </div>
    </div>
  )
}
