import { useSearchParams } from 'react-router'
import { changeParams } from '../../../../lib/change-params.ts'
import type { VerificationStatus } from './verification-desk.queries.ts'

/** What the desk of verifications shows, kept in the address so that it can be reloaded, bookmarked and gone back from. */
export function useVerificationAddress() {
  const [params, setParams] = useSearchParams()
  const status: VerificationStatus = params.get('status') === 'decided' ? 'decided' : 'open'
  const requestId = params.get('verification') ?? undefined

  /** The address with other parameters; undefined removes one. */
  const getSearch = (changes: Record<string, string | undefined>) => `?${changeParams(params, changes)}`

  return {
    status,
    requestId,
    getSearch,
    /** From request to request without an entry in the history for each. */
    open: (id: string | undefined) =>
      setParams(getSearch({ verification: id }), { replace: requestId !== undefined }),
  }
}

export type VerificationAddress = ReturnType<typeof useVerificationAddress>
