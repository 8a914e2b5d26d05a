import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { useAfterFirstPaint } from '../../lib/afterPaint.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FilmCard } from './FilmCard.tsx'

/** Not in the feed's own chunk: a phone does not show it. */
const SuggestedPeople = lazyComponent(async ({ translator }) => {
  const [module] = await Promise.all([
    import('../../features/discovery/SuggestedPeople.tsx'),
    translator.load(['discovery']),
  ])
  return module
})

/** The sidebar of the feed: people to follow, the film and the legal links. */
export function FeedAside() {
  const { t } = useTranslation('common')
  const painted = useAfterFirstPaint()
  const placeholder = <Skeleton className="h-118 rounded-lg" />
  return (
    <>
      {painted ? (
        <LazyBoundary fallback={placeholder}>
          <SuggestedPeople placeholder={placeholder} />
        </LazyBoundary>
      ) : (
        placeholder
      )}
      <FilmCard />
      <nav aria-label={t('nav.legal')} className="flex flex-wrap gap-x-4 px-1 text-sm text-quiet">
        <Link to="/terminos" className="inline-flex min-h-8 items-center hover:underline">
          {t('nav.terms')}
        </Link>
        <Link to="/politicas-privacidad" className="inline-flex min-h-8 items-center hover:underline">
          {t('nav.privacy')}
        </Link>
        <Link to="/politicas-cookies" className="inline-flex min-h-8 items-center hover:underline">
          {t('nav.cookies')}
        </Link>
        <Link to="/contacto" className="inline-flex min-h-8 items-center hover:underline">
          {t('nav.contact')}
        </Link>
      </nav>
    </>
  )
}
