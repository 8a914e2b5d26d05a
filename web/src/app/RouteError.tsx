import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { OfflineError } from '../lib/api.ts'
import { isOutdated } from '../lib/version.ts'
import { Brand } from '../ui/Brand.tsx'
import { ErrorState } from '../ui/State.tsx'
import { ChunkError } from './pageRoute.ts'

/** What is shown when a page breaks or does not arrive: never white, and with a way on. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const chunk = error instanceof ChunkError
  const looking = useNewerVersion(chunk)
  if (looking) return <p className="sr-only">{t('loading')}</p>
  return (
    <div className="p-4">
      <Brand />
      <main id="main" tabIndex={-1}>
        {/* Loading the whole page again also brings a newer version, whose parts fit together. */}
        <ErrorState
          {...(chunk && { title: t('chunk.title'), text: t('chunk.text') })}
          {...(error instanceof OfflineError && { text: t('error.offline') })}
          onRetry={() => location.reload()}
        />
      </main>
    </div>
  )
}

/** Where a part is gone because a newer version took its place, loads that. True while it is not known. */
function useNewerVersion(wanted: boolean): boolean {
  const [looking, setLooking] = useState(wanted)
  useEffect(() => {
    if (!wanted) return
    void isOutdated().then((outdated) => (outdated ? location.reload() : setLooking(false)))
  }, [wanted])
  return looking
}
