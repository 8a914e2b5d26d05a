import { PersonCard } from '../../people/profile/PersonCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { PersonCard as Person } from '@brilla/contract/people/profile'

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
/** On a phone the cards scroll sideways in one row. */
const rowClass =
  'max-md:-mx-4 max-md:flex max-md:[scroll-snap-type:x_proximity] max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 ' +
  'max-md:*:w-[min(72vw,16rem)] max-md:*:shrink-0 max-md:*:snap-center md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-3'

/** People as cards; `row`: under a heading of its own, and on a phone one row that scrolls sideways. */
export function PeopleGrid({
  people,
  row = false,
  prioritizeImage = false,
  label,
}: {
  people: Person[]
  row?: boolean
  /** For the first list of a page: the first cover is loaded with high priority. */
  prioritizeImage?: boolean
  label: string
}) {
  return (
    <ul aria-label={label} className={row ? rowClass : gridClass}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard
            person={person}
            heading={row ? 'h3' : 'h2'}
            prioritizeImage={prioritizeImage && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder for a grid that is loading. */
export function GridSkeleton({ cards = 6, row = false }: { cards?: number; row?: boolean }) {
  return (
    <div className={row ? rowClass : gridClass}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className="h-76 rounded-lg" />
      ))}
    </div>
  )
}
