import type { PersonCard } from '@brilla/contract/people/profile'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useCore } from '../../../lib/context.tsx'
import type { Page } from '../../../lib/page.ts'
import { prefetchQuery } from '../../../lib/prefetch-query.ts'
import { prefetchProfile } from '../../people/profile/prefetch-profile.ts'

/** Loads what the current tab shows of the next person, once the current one has loaded, so that the step shows it at once. */
export function usePrefetchedResult(person: PersonCard | undefined): void {
  const core = useCore()
  const queries = useQueryClient()
  const isFetching = useIsFetching() > 0
  const page = useMatches().at(-1)?.handle as Page | undefined
  const id = person?.profile_url
  useEffect(() => {
    if (id === undefined || isFetching) return
    const { api } = core
    // First: of the queries of the page, the one of the profile finds it then, and is not sent.
    void prefetchProfile(api, queries, id)
    const context = { ...core, queries, params: { id }, search: new URLSearchParams() }
    for (const query of page?.queries?.(context) ?? [])
      if (!queries.getQueryState(query.queryKey)) void prefetchQuery(queries, { ...query, retry: false })
  }, [core, id, isFetching, page, queries])
}
