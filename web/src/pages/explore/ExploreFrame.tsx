import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMinWidth } from '../../lib/useMediaQuery.ts'
import { SearchBox } from '../../features/discovery/SearchBox.tsx'

/** Frame of the pages of exploration: two columns wide, and on a phone with the search on top. */
export function ExploreFrame({ children }: { children: ReactNode }) {
  const isDesktop = useMinWidth(768)
  const isSearchRequested = (useLocation().state as { search?: boolean } | null)?.search === true
  return (
    <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-4 pb-24 md:px-0 md:pt-0 md:pb-10 lg:col-span-2">
      {!isDesktop && <SearchBox focused={isSearchRequested} className="mb-6" />}
      {children}
    </main>
  )
}
