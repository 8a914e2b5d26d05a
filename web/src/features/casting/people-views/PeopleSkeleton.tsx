import { Skeleton } from '../../../ui/Skeleton.tsx'
import { getPageSize, listClasses, type PeopleView } from './people-view.ts'

/** Placeholder for rows or faces that are loading. */
export function PeopleSkeleton({ view }: { view: PeopleView }) {
  return (
    <div className={view === 'faces' ? listClasses.faces : 'grid gap-px'}>
      {Array.from({ length: getPageSize(view) }, (_, index) => (
        <Skeleton key={index} className={view === 'faces' ? 'h-40 rounded-md' : 'h-12'} />
      ))}
    </div>
  )
}
