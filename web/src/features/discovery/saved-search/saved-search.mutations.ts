import type { SavedSearch } from '@brilla/contract/discovery/saved-search'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { acceptGone } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { useToast } from '../../../ui/Toast.tsx'
import type { SearchRequest } from '../search/search-params.ts'
import { savedSearchesKey } from './saved-search.queries.ts'
import { toStoredQuery } from './stored-query.ts'

/** What the dialog asks for. */
export interface SavedSearchValues {
  name: string
  alerts: boolean
}

/** Returns a function that saves a search. */
export function useCreateSavedSearch() {
  const { api } = useCore()
  const queries = useQueryClient()
  const withKey = useIdempotencyKey('saved search')
  return async (request: SearchRequest, values: SavedSearchValues) => {
    const body = { ...values, query: toStoredQuery(request) }
    await withKey(body, (key) => api.call('createSavedSearch', { headers: { 'idempotency-key': key }, body }))
    await queries.invalidateQueries({ queryKey: savedSearchesKey })
  }
}

/** Returns a function that changes the name of a saved search, or whether it has alerts. */
export function useChangeSavedSearch() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string, body: SavedSearchValues) => {
    await api.call('changeSavedSearch', { params: { id }, body })
    await queries.invalidateQueries({ queryKey: savedSearchesKey })
  }
}

/** Returns a function that deletes a saved search. One that is deleted already counts as deleted. */
export function useDeleteSavedSearch() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string) => {
    await api.call('deleteSavedSearch', { params: { id } }).catch(acceptGone)
    await queries.invalidateQueries({ queryKey: savedSearchesKey })
  }
}

/** The handler of the button that turns the alerts of a saved search on and off. */
export function useAlertsToggle({ id, alerts }: SavedSearch): () => Promise<boolean> {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useOptimisticToggle({
    on: alerts,
    queryKeys: [savedSearchesKey],
    show: (on) =>
      queries.setQueryData<SavedSearch[]>(savedSearchesKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, alerts: on } : row)),
      ),
    send: (on) => api.call('changeSavedSearch', { params: { id }, body: { alerts: on } }),
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}
