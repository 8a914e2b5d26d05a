import { MapPin } from 'lucide-react'
import { useFormatLocation } from '../../lib/useFormatLocation.ts'
import { PersonCard } from '../profile/PersonCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CategoryList, getCategorySlugs } from './CategoryList.tsx'
import type { FoundPerson } from './discovery.data.ts'

const look = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
/** On a phone one pushes them aside, and the page goes on below. */
const rowClass =
  'max-md:-mx-4 max-md:flex max-md:snap-x max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 ' +
  'max-md:*:w-[min(72vw,16rem)] max-md:*:shrink-0 max-md:*:snap-center md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-3'

/** People as cards; `row`: under a heading, and on a phone beside one another. */
export function PeopleGrid({
  people,
  row = false,
  label,
}: {
  people: FoundPerson[]
  row?: boolean
  label: string
}) {
  const place = useFormatLocation()
  return (
    <ul aria-label={label} className={row ? rowClass : look}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} heading={row ? 'h3' : 'h2'} hue={getCategorySlugs(person)[0]}>
            <CategoryList person={person} />
            <p className="flex items-start gap-1.5 text-sm text-quiet">
              <MapPin aria-hidden size={15} className="mt-0.5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{place(person)}</span>
            </p>
          </PersonCard>
        </li>
      ))}
    </ul>
  )
}

/** What a grid looks like before it is there. */
export function GridSkeleton({ cards = 6, row = false }: { cards?: number; row?: boolean }) {
  return (
    <div className={row ? rowClass : look}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className="h-76 rounded-lg" />
      ))}
    </div>
  )
}
