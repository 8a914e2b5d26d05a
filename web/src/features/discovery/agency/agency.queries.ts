import { findCategory, type CategorySlug } from '@brilla/contract/people/categories'
import { countryCodes } from '@brilla/contract/platform/countries'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { readPage } from '../../../lib/page-number.ts'
import { peopleKey } from '../../people/follow/follow.cache.ts'

export interface AgencyRequest {
  q: string
  category: CategorySlug | undefined
  country: string | undefined
  city: string
  verified: 'true' | undefined
  page: number
}

/** The request by the page's parameters; those that the API would refuse are ignored. */
export function readAgencyRequest(search: URLSearchParams): AgencyRequest {
  const readText = (name: string) => cutText(normalizeLine(search.get(name) ?? ''), limits.searchMax)
  return {
    q: readText('q'),
    category: findCategory(search.get('category') ?? '')?.slug,
    country: countryCodes.find((code) => code === search.get('country')),
    city: readText('city'),
    verified: search.get('verified') === 'true' ? 'true' : undefined,
    page: readPage(search),
  }
}

export const agenciesQuery = (api: Client, request: AgencyRequest) =>
  queryOptions({
    queryKey: [...peopleKey, { list: 'agencies', ...request }] as const,
    queryFn: ({ signal }) =>
      api.call('getAgencies', { query: { ...request, page: String(request.page) } }, { signal }),
  })

/** A page of agencies; the previous one stays until the next has loaded. */
export function useAgencies(request: AgencyRequest) {
  const { api } = useCore()
  return useQuery({ ...agenciesQuery(api, request), placeholderData: keepPreviousData })
}
