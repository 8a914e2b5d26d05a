import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSelf } from '../account/self.queries.ts'

const TermsNoticeCard = lazyComponent(async ({ translator }) => {
  const [module] = await Promise.all([import('./TermsNoticeCard.tsx'), translator.load(['terms'])])
  return module
})

/** The notice of new terms, if there are any. Its code is loaded only then. */
export function TermsNotice() {
  const terms = useSelf().data?.terms
  if (!terms || terms.mustAccept) return null
  return (
    <LazyBoundary fallback={<Skeleton className="h-40" />}>
      <TermsNoticeCard terms={terms} />
    </LazyBoundary>
  )
}
