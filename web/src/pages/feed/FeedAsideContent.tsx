import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { SuggestedPeople } from '../../features/discovery/search/SuggestedPeople.tsx'
import { FilmCard } from './FilmCard.tsx'

/** What the sidebar of the feed contains: people to follow, the film and the legal links. `placeholder` is shown while the people are loading. */
export default function FeedAsideContent({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <>
      <SuggestedPeople placeholder={placeholder} />
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
