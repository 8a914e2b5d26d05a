import { Play } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Card } from '../../ui/Card.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FilmButton } from './FilmButton.tsx'
import { useClaims } from '../../lib/context.tsx'
import { usePeopleList, type PeopleRequest } from '../../features/discovery/search/discovery.queries.ts'
import { CompactPersonRow } from '../../features/people/profile/PersonRow.tsx'

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

const shownPeople = 4

interface Suggestion {
  title: 'similar' | 'featured' | 'newInOwn' | 'recent'
  request: PeopleRequest
  /** The page with the whole list. */
  to: string
}

/** By the type of the account, the first choice, and the one for somebody who gets no such suggestions. */
const suggestions: Record<'talento' | 'agencia', readonly [Suggestion, Suggestion]> = {
  talento: [
    { title: 'similar', request: { list: 'similar' }, to: '/explorar' },
    { title: 'featured', request: { list: 'featured' }, to: '/explorar/destacados' },
  ],
  agencia: [
    {
      title: 'newInOwn',
      request: { list: 'recent', categories: 'own' },
      to: '/explorar/recientes?categories=own',
    },
    { title: 'recent', request: { list: 'recent' }, to: '/explorar/recientes' },
  ],
}

/**
 * People to follow, for a sidebar: similar talents, or for an agency new talents of its categories (P-feed-8).
 * `placeholder` is shown while they are loading.
 */
function SuggestedPeople({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation('discovery')
  const id = useId()
  const [preferred, other] = suggestions[useClaims()?.profileType ?? 'talento']
  const isOther = (list: ReturnType<typeof usePeopleList>) => list.data?.rows.length === 0 || list.isError
  const first = usePeopleList(preferred.request)
  const second = usePeopleList(other.request, { enabled: isOther(first) })
  const { title, to } = isOther(first) ? other : preferred
  const { data } = isOther(first) ? second : first
  if (!data) return isOther(second) ? null : placeholder
  const people = data.rows.slice(0, shownPeople)
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      {/* As high with fewer people, so that nothing below moves when they arrive. */}
      <Card className="grid min-h-118 grid-cols-1 content-start gap-3 p-5 pb-3">
        <h2 id={id} className="text-lg">
          {t(title)}
        </h2>
        <ul className="grid grid-cols-1 gap-2">
          {people.map((person) => (
            <li key={person.id}>
              <CompactPersonRow person={person} />
            </li>
          ))}
        </ul>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold hover:underline"
        >
          {t('seeAll')}
          <span className="sr-only">: {t(title)}</span>
        </Link>
      </Card>
    </section>
  )
}
