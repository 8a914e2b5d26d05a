import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SuggestedPeople } from '../../features/discovery/search/SuggestedPeople.tsx'
import { brand } from '../../lib/brand.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Card } from '../../ui/Card.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FilmButton } from './FilmButton.tsx'

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

const light = 'radial-gradient(ellipse 70% 90% at 50% 0, var(--night-rust), var(--night) 78%)'

/** The promotional film of the sidebar. */
function FilmCard() {
  const { t } = useTranslation('feed')
  return (
    <Card className="overflow-hidden">
      <FilmButton className="group block w-full text-left focus-visible:-outline-offset-3">
        {(busy) => (
          <span
            data-theme="dark"
            className="relative grid aspect-video place-items-center overflow-hidden text-ink"
            style={{ background: light }}
          >
            <span
              aria-hidden
              className="absolute inset-x-0 bottom-3 text-center font-display text-3xl font-extrabold"
            >
              {brand.name}
            </span>
            <span className="relative -mt-8 grid size-14 place-items-center rounded-full bg-black/60 text-white transition group-hover:bg-black">
              {busy ? <Spinner /> : <Play aria-hidden size={26} className="ml-1 fill-current" />}
            </span>
          </span>
        )}
      </FilmButton>
      <div className="grid gap-1.5 p-5">
        <h2 className="text-lg">{t('film.title')}</h2>
        <p className="text-sm text-quiet">{t('film.text')}</p>
      </div>
    </Card>
  )
}
