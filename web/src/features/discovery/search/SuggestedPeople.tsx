import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { useClaims } from '../../../lib/context.tsx'
import { Card } from '../../../ui/Card.tsx'
import { usePeopleList, type PeopleRequest } from './discovery.queries.ts'
import { CompactPersonRow } from '../../people/profile/PersonRow.tsx'

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
export function SuggestedPeople({ placeholder }: { placeholder: ReactNode }) {
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
