import { useMinWidth } from '../../lib/useMediaQuery.ts'
import { Card } from '../../ui/Card.tsx'
import type { PersonCard } from '@brilla/contract/profile'
import { PersonRow } from '../profile/PersonRow.tsx'

/** Two columns: the first five, then the rest (P-discovery-1). */
const firstColumn = 5

export function SimilarTalents({ people }: { people: PersonCard[] }) {
  const isWide = useMinWidth(480)
  const columns = [people.slice(0, firstColumn), people.slice(firstColumn)].filter(({ length }) => length > 0)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
      {columns.map((column, index) => (
        <Card key={index} className="p-4">
          <ul className="grid grid-cols-1 gap-4">
            {column.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} iconOnly={!isWide} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
