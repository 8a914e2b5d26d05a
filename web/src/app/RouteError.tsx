import { useEffect, useState } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { useRouteError } from 'react-router'
import { OfflineError } from '../lib/api.ts'
import { ChunkError } from '../lib/chunk-error.ts'
import { useCore } from '../lib/context.tsx'
import { reloadIfOutdated } from '../lib/version.ts'
import { Brand } from '../ui/Brand.tsx'
import { ErrorState } from '../ui/State.tsx'

/** Replaces everything when a layout throws or fails to load. */
export function RouteError() {
  return (
    <div className="p-4">
      <Brand />
      <main id="main" tabIndex={-1}>
        <PageError />
      </main>
    </div>
  )
}

/** Replaces a page that throws or fails to load in a layout that has no main element of its own. */
export function MemberPageError() {
  return (
    <main id="main" tabIndex={-1} className="min-w-0">
      <PageError />
    </main>
  )
}

/** Replaces a page that throws or fails to load, with a way to continue; its layout stays. */
export function PageError() {
  const { t } = useTranslation()
  const { reportError } = useCore()
  const error = useRouteError()
  useEffect(() => reportError(error), [error, reportError])
  const chunk = error instanceof ChunkError
  const isChecking = useNewerVersion(chunk)
  if (isChecking) return <p className="sr-only">{t('loading')}</p>
  return (
    // A full reload also loads a newer version, whose chunks match.
    <ErrorState
      {...(chunk && { title: t('chunk.title'), text: t('chunk.text') })}
      {...(error instanceof OfflineError && { text: t('error.offline') })}
      onRetry={() => location.reload()}
    />
  )
}

/** Reloads the page if a chunk is missing because of a new version. True while that is being checked. */
function useNewerVersion(wanted: boolean): boolean {
  const [isChecking, setChecking] = useState(wanted)
  useEffect(() => {
    if (!wanted) return
    void reloadIfOutdated().then((reloading) => reloading || setChecking(false))
  }, [wanted])
  return isChecking
}
