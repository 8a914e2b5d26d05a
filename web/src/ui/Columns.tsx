import type { ReactNode } from 'react'
import { useMinWidth } from '../lib/useMediaQuery.ts'

/** A page's work in the middle and, from 1,200 px, what stands beside it. Every logged-in page begins with this. */
export function Columns({
  children,
  aside,
  asideLabel,
}: {
  children: ReactNode
  aside?: ReactNode
  asideLabel?: string
}) {
  const roomy = useMinWidth(1200)
  return (
    <>
      <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10">
        {children}
      </main>
      {aside && roomy && (
        <aside aria-label={asideLabel} className="min-w-0">
          <div className="tall:sticky top-22 grid gap-5">{aside}</div>
        </aside>
      )}
    </>
  )
}
