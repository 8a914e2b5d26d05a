import type { ReactNode } from 'react'

/** Frame of the pages of exploration: two columns wide. */
export function ExploreFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-4 pb-24 md:px-0 md:pt-0 md:pb-10 lg:col-span-2">
      {children}
    </main>
  )
}
