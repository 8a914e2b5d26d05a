import { useTranslation } from '../lib/translation.tsx'
import { brand } from '../lib/brand.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

/** What the document of a logged-in page shows until its scripts have loaded: the frame in its final size. */
export function Shell() {
  const { t } = useTranslation()
  return (
    <>
      <div className="tall:sticky top-0 z-30 border-b border-line bg-ground">
        <div className="mx-auto flex h-16 max-w-[1280px] items-center px-4 md:px-6">
          <span className="inline-flex items-center gap-2 font-display text-3xl font-extrabold tracking-tight">
            <span aria-hidden className="ember-light" />
            {brand.name}
          </span>
        </div>
      </div>
      <main className="app-columns" aria-busy>
        <p className="sr-only">{t('loading')}</p>
        <div className="hidden gap-3 md:grid">
          <Skeleton className="h-14" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-44" />
          <Skeleton className="h-120" />
        </div>
      </main>
    </>
  )
}
