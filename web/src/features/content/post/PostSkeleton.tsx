import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Two placeholders of posts. */
export function PostSkeleton() {
  return (
    <>
      {[1, 2].map((one) => (
        <Card key={one} className="grid gap-4 p-5 max-md:rounded-none max-md:border-x-0">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="aspect-[4/3] w-full" />
        </Card>
      ))}
    </>
  )
}
