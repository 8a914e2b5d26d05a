import { contactTypes } from '@brilla/contract/contact-types'
import { useSearchParams } from 'react-router'
import type { RequestFilter } from './contactDesk.queries.ts'

/** What the desk of requests shows, kept in the address so that it can be reloaded, bookmarked and gone back from. */
export function useContactAddress() {
  const [params, setParams] = useSearchParams()
  const type = contactTypes.find((known) => known === params.get('type'))
  const filter: RequestFilter = {
    status: params.get('status') === 'finished' ? 'finished' : 'open',
    ...(type && { type }),
  }

  /** The address with other parameters; undefined removes one. */
  function getSearch(changes: Record<string, string | undefined>): string {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return `?${next}`
  }

  return {
    filter,
    requestId: params.get('request') ?? undefined,
    getSearch,
    setType: (next: string) => setParams(getSearch({ type: next || undefined, request: undefined })),
  }
}

export type ContactAddress = ReturnType<typeof useContactAddress>
