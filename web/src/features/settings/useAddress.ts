import { limits } from '@brilla/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts'

/** State of a typed profile address. */
export type AddressState = 'present' | 'empty' | 'short' | 'checking' | 'free' | 'taken' | 'unknown'

/** Other characters are removed while typing (P-settings-13). */
export const stripAddress = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
    .slice(0, limits.profileUrlMax)

/** Checks a profile address while typing, debounced. */
export function useAddress(typed: string, current: string): AddressState {
  const { api } = useCore()
  const settled = useDebouncedValue(typed, 350)
  const asks = settled !== current && settled.length >= limits.profileUrlMin
  const { data, error } = useQuery({
    queryKey: ['profile-url', settled],
    queryFn: ({ signal }) => api.call('profileUrlExists', { params: { profile_url: settled } }, { signal }),
    enabled: asks,
    staleTime: 10_000,
  })
  if (typed === current) return 'present'
  if (typed === '') return 'empty'
  if (typed.length < limits.profileUrlMin) return 'short'
  if (typed !== settled) return 'checking'
  if (data) return data.exists ? 'taken' : 'free'
  return error ? 'unknown' : 'checking'
}
