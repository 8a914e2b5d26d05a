import type { ReactNode } from 'react'
import { useMinWidth } from '../lib/use-media-query.ts'
import { RegionBoundary } from './RegionBoundary.tsx'

/** The main column of a logged-in page and, from 1,200 px, a sidebar. */
export function Columns({
  children,
  aside,
  asideLabel,
}: {
  children: ReactNode
  aside?: ReactNode
  asideLabel?: string
}) {
  const isWide = useMinWidth(1200)
  return (
    <>
      <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10">
        {children}
      </main>
      {aside && isWide && (
        <aside aria-label={asideLabel} className="min-w-0">
          <div className="tall:sticky top-22 grid gap-5">
            <RegionBoundary optional>{aside}</RegionBoundary>
          </div>
        </aside>
      )}
    </>
  )
}
