import { useAfterFirstPaint } from '../../lib/after-paint.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Not in the chunks of the pages: a phone does not show it. */
const FeedAsideContent = lazyComponent(() => import('./FeedAsideContent.tsx'), ['discovery'])

/** The sidebar of the feed, loaded after the first paint: the posts come first. */
export function FeedAside() {
  const painted = useAfterFirstPaint()
  const placeholder = <Skeleton className="h-118 rounded-lg" />
  if (!painted) return placeholder
  return (
    <LazyBoundary fallback={placeholder}>
      <FeedAsideContent placeholder={placeholder} />
    </LazyBoundary>
  )
}
