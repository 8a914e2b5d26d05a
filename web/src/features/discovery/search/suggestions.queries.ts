import { useQuery } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'

/** What to suggest while somebody types; a new request cancels the previous one. */
export function useSuggestions(q: string, { enabled = true } = {}) {
  const { api } = useCore()
  return useQuery({
    enabled,
    // Not below `peopleKey`: they are no rows, which a follow changes.
    queryKey: ['suggestions', q] as const,
    queryFn: async ({ signal }) =>
      (await api.call('suggestSearches', { query: { q } }, { signal })).suggestions,
  })
}
