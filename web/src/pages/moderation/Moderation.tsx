import { useTranslation } from '../../lib/translation.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { useTitle } from '../../lib/page-title.ts'
import { Columns } from '../../ui/Columns.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import NotFound from '../not-found/NotFound.tsx'

const Desk = lazyComponent(async ({ translator }) => {
  const [module] = await Promise.all([
    import('../../features/safety/moderation/Desk.tsx'),
    translator.load(['moderation', 'contactDesk', 'verificationDesk', 'profile', 'errors']),
  ])
  return module
})

/** The moderators' desk, whose code only moderators load; for everybody else the page does not exist (P-moderation-13). */
export default function Moderation() {
  const { data: self, error, refetch } = useSelf()
  if (self?.canModerate)
    return (
      <LazyBoundary
        fallback={<Loading />}
        renderError={(retry) => (
          <Columns>
            <ErrorState onRetry={retry} />
          </Columns>
        )}
      >
        <Desk />
      </LazyBoundary>
    )
  if (self) return <Missing />
  if (error)
    return (
      <Columns>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Columns>
    )
  return <Loading />
}

function Missing() {
  const { t } = useTranslation()
  useTitle(t('notFound.title'))
  return (
    <Columns>
      <NotFound />
    </Columns>
  )
}

const Loading = () => (
  <Columns>
    <Skeleton className="h-120" />
  </Columns>
)
