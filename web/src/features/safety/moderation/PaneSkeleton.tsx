import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The placeholder of a case, a person or a request, as wide as its cards. */
export const PaneSkeleton = () => <Skeleton className="h-120 max-md:mx-4" />
