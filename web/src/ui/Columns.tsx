import type { ReactNode } from 'react'

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
  return (
    <>
      <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10">
        {children}
      </main>
      {aside && (
        <aside aria-label={asideLabel} className="hidden min-w-0 lg:block">
          <div className="tall:sticky top-22 grid gap-5">{aside}</div>
        </aside>
      )}
    </>
  )
}
