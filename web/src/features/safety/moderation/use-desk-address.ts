import { useSearchParams } from 'react-router'
import { changeParams } from '../../../lib/change-params.ts'
import { caseKinds, caseStatuses, reportReasons } from './case-options.ts'
import type { CaseFilter } from './moderation.queries.ts'

/** What the desk shows, kept in the address so that it can be reloaded, bookmarked and gone back from. */
interface DeskAddress {
  filter: CaseFilter
  /** The open case or person; at most one of them. */
  caseId: string | undefined
  personId: string | undefined
}

const pick = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

export function useDeskAddress() {
  const [params, setParams] = useSearchParams()
  const kind = pick(caseKinds, params.get('kind'))
  const reason = pick(reportReasons, params.get('reason'))
  const address: DeskAddress = {
    filter: {
      status: pick(caseStatuses, params.get('status')) ?? 'open',
      ...(kind && { kind }),
      ...(reason && { reason }),
    },
    caseId: params.get('case') ?? undefined,
    personId: params.get('person') ?? undefined,
  }

  /** The address with other parameters; undefined removes one. */
  const getSearch = (changes: Record<string, string | undefined>) => `?${changeParams(params, changes)}`

  return {
    ...address,
    getSearch,
    caseSearch: (id: string | undefined) => getSearch({ case: id, person: undefined }),
    personSearch: (id: string | undefined) => getSearch({ person: id, case: undefined }),
    setFilter: (name: 'status' | 'kind' | 'reason', value: string | undefined) =>
      setParams(getSearch({ [name]: value, case: undefined, person: undefined })),
    /** From case to case without an entry in the history for each. */
    openCase: (id: string | undefined) =>
      setParams(getSearch({ case: id, person: undefined }), { replace: address.caseId !== undefined }),
  }
}
