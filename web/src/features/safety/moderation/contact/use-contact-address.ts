import { contactTypes } from '@brilla/contract/safety/contact-types'
import { useSearchParams } from 'react-router'
import { changeParams } from '../../../../lib/change-params.ts'
import type { RequestFilter } from './contact-desk.queries.ts'

/** What the desk of requests shows, kept in the address so that it can be reloaded, bookmarked and gone back from. */
export function useContactAddress() {
  const [params, setParams] = useSearchParams()
  const type = contactTypes.find((known) => known === params.get('type'))
  const filter: RequestFilter = {
    status: params.get('status') === 'finished' ? 'finished' : 'open',
    ...(type && { type }),
  }

  /** The address with other parameters; undefined removes one. */
  const getSearch = (changes: Record<string, string | undefined>) => `?${changeParams(params, changes)}`

  return {
    filter,
    requestId: params.get('request') ?? undefined,
    getSearch,
    setType: (next: string) => setParams(getSearch({ type: next || undefined, request: undefined })),
  }
}

export type ContactAddress = ReturnType<typeof useContactAddress>
