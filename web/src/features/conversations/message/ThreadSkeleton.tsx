import { Skeleton } from '../../../ui/Skeleton.tsx'

/** A conversation that is loading. */
export const ThreadSkeleton = () => (
  <>
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4 md:px-6">
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="ml-auto h-11 w-1/2 rounded-lg" />
      <Skeleton className="h-24 w-3/5 rounded-lg" />
      <Skeleton className="h-11 w-1/2 rounded-lg" />
    </div>
    <div className="border-t border-line px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
      <Skeleton className="h-12 rounded-full" />
    </div>
  </>
)
