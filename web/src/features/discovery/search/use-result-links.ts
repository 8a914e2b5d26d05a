import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useClaims } from '../../../lib/context.tsx'
import { readPage } from '../../../lib/page-number.ts'
import { getResultPageSize, readOpened, toPage, toResultState } from './result-position.ts'

/**
 * What a page of people needs so that profiles lead from one to the next and back to it (P-discovery-24). While another page
 * loads, the people of the one before stay, at their own places.
 */
export function useResultLinks({ isPlaceholderData }: { isPlaceholderData: boolean }) {
  const isAgency = useClaims()?.profileType === 'agencia'
  const { pathname: path, search: query } = useLocation()
  // As it is written for another page, without the question mark.
  const address = new URLSearchParams(query).toString()
  const [search, setSearch] = useState(address)
  if (!isPlaceholderData && search !== address) setSearch(address)
  const opened = useOpened(path, address)
  const first = (readPage(new URLSearchParams(search)) - 1) * getResultPageSize({ path, search })
  return {
    /** The query string of the people on screen. */
    shownSearch: search,
    /** State of the history entry of the profile of the person at a place of the page; for agencies. */
    getLinkState: (index: number) =>
      isAgency ? toResultState({ path, search, index: first + index }) : undefined,
    /** The person to which the reader returns. */
    getOpenedId: (people: readonly { id: string }[]) =>
      opened === null || isPlaceholderData ? undefined : people[opened - first]?.id,
  }
}

/**
 * The place of the profile that these people were left for, or of the last one of those that replaced it: its page opens,
 * whichever they were left on. Null once another search, order or page is shown.
 */
function useOpened(path: string, search: string): number | null {
  const { state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const [opened] = useState(() => readOpened({ path, search }, state, isBack))
  const [page] = useState(() => (opened === null ? null : { path, search: toPage({ path, search }, opened) }))
  useEffect(() => {
    if (page === null || page.search === search) return
    void navigate({ search: page.search }, { replace: true, preventScrollReset: true })
    // Once: then the person can go to other pages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return page?.path === path && page.search === search ? opened : null
}
