import { Skeleton } from '../../../../ui/Skeleton.tsx'

/** A page in A4 that is being loaded, with its controls. */
export function PageSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="aspect-[210/297] w-full" />
      <div className="min-h-11" />
    </div>
  )
}
