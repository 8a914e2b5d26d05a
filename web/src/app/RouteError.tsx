import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { OfflineError } from '../lib/api.ts'
import { reloadIfOutdated } from '../lib/version.ts'
import { Brand } from '../ui/Brand.tsx'
import { ErrorState } from '../ui/State.tsx'
import { ChunkError } from './pageRoute.ts'

/** Shown when a page throws or fails to load, with a way to continue. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const chunk = error instanceof ChunkError
  const isChecking = useNewerVersion(chunk)
  if (isChecking) return <p className="sr-only">{t('loading')}</p>
  return (
    <div className="p-4">
      <Brand />
      <main id="main" tabIndex={-1}>
        {/* A full reload also loads a newer version, whose chunks match. */}
        <ErrorState
          {...(chunk && { title: t('chunk.title'), text: t('chunk.text') })}
          {...(error instanceof OfflineError && { text: t('error.offline') })}
          onRetry={() => location.reload()}
        />
      </main>
    </div>
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
